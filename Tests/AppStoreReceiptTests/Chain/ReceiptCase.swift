import AppStoreReceipt
import Foundation
import Testing

/// A receipt that differs from the usual one in something.
struct ReceiptCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The only check that fails; `nil` for a valid receipt.
    let check: ReceiptCheck?
    /// What the description of the failure says.
    let words: String
    private let change: @Sendable (inout TestReceipt, inout ReceiptPolicy) throws -> Void

    var testDescription: String { name }

    init(
        _ name: String, fails check: ReceiptCheck? = nil, _ words: String = "",
        _ change: @escaping @Sendable (inout TestReceipt, inout ReceiptPolicy) throws -> Void
    ) {
        self.name = name
        self.check = check
        self.words = words
        self.change = change
    }

    /// The receipt, and the policy to judge it by.
    func made() throws -> (receipt: [UInt8], policy: ReceiptPolicy) {
        var receipt = try TestReceipt()
        var policy = try TestReceipt.policy()
        try change(&receipt, &policy)
        return (try receipt.encoded(), policy)
    }
}

/// What openssl says of a receipt's signatures and certificates, at the receipt's creation date.
struct OpenSSLVerdict {
    let isValid: Bool
    let errors: String

    init(_ receipt: [UInt8], _ policy: ReceiptPolicy) throws {
        let folder = try TestKeys.shared.get().folder
        let name = UUID().uuidString
        try folder.write(receipt, to: "\(name).p7")
        let roots = try policy.roots.map { root in
            let encoded = Data(try root.certificate.derEncoded())
            return "-----BEGIN CERTIFICATE-----\n"
                + encoded.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
                + "\n-----END CERTIFICATE-----\n"
        }
        try folder.write(roots.joined(), to: "\(name).pem")
        let date = (try? AppReceipt(receipt))?.creationDate?.date ?? Date(timeIntervalSince1970: 1_717_243_200)
        let outcome = try folder.outcome(
            """
            cms -verify -in \(name).p7 -inform DER -CAfile \(name).pem -no-CApath -purpose any \
            -attime \(Int(date.timeIntervalSince1970)) -binary -out \(name).content
            """)
        isValid = outcome.status == 0
        errors = outcome.errors
    }
}
