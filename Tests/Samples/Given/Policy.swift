import ASN1Runtime
import AppStoreReceipt

var policy = ReceiptPolicy(bundleIdentifier: "com.example.app", appVersion: nil, deviceIdentifiers: nil)
let bytes: [UInt8] = []
let storeKitTestCertificate: [UInt8] = []
