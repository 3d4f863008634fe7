import ASN1Runtime
import AppStoreReceipt

let receipt = try AppReceipt([])
