import ASN1Runtime
import AppStoreReceipt
import PKIX

typealias Mine = Name
let receipt = try AppReceipt([])
let fields = Array(receipt.fields)
let certificate = try Certificate(berEncoded: [])
