import AppStoreReceipt

func use(_ receipt: AppReceipt) {}
