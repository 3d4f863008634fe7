import ASN1Runtime
import AppStoreReceipt
import AppStoreServer
import Foundation

let bytes: [UInt8] = []
let crl = ASN1Bytes(bytes)
let serialNumber: ASN1Integer = 1
let file = URL(fileURLWithPath: "receipt")
let id: String? = nil
let receipt = try AppReceipt(bytes)
let sharedSecret = "secret"
let vendorUUID = UUID()
let policy = ReceiptPolicy(bundleIdentifier: "com.example.app", appVersion: nil, deviceIdentifiers: nil)
let validator = ReceiptValidator(policy)

enum AgeCoding: ASN1ValueCoding {
    static var asn1Name: StaticString { "Age" }
    static var coding: ASN1Coding<Int> { fatalError("only for the type") }
}

struct StoreKitReceiptRefresher: ReceiptRefresher {
    func refresh() async throws {}
}
