import AppStoreServer

let client = VerifyReceiptClient()
let receipt = ""
