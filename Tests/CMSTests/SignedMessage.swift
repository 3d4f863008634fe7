import Foundation
import OpenSSLCommand
import Testing

/// A signed message that openssl is told to write, and what is then in it.
struct SignedMessage: Sendable, CustomTestStringConvertible {
    var name: String
    /// `cms -sign` or `smime -sign`, and what makes this message differ.
    var command: String
    var signers: [Signer]
    /// The digest algorithm of all signers, as openssl names it.
    var digest = "sha256"
    /// The signature algorithms by signer.
    var signatures: [Signer: String]
    var hasAttributes = true
    var isDetached = false
    /// Whether signers are named by their keys, not by issuer and serial number.
    var isByKey = false
    /// Whether lengths are indefinite and strings in pieces.
    var isBER = false
    var hasCertificates = true

    var testDescription: String { name }

    private init(
        _ name: String, _ signatures: [Signer: String], _ options: String = "", command: String = "cms -sign",
        isDetached: Bool = false
    ) {
        self.name = name
        signers = signatures.keys.sorted { $0.serialNumber < $1.serialNumber }
        self.signatures = signatures
        self.isDetached = isDetached
        let who = signers.map { "-signer \($0).pem" }.joined(separator: " ")
        self.command =
            "\(command) -in message.txt -binary -outform DER \(who) \(options) \(isDetached ? "" : "-nodetach")"
    }

    private func with(_ change: (inout SignedMessage) -> Void) -> SignedMessage {
        var message = self
        change(&message)
        return message
    }

    private static let rsa: [Signer: String] = [.rsa: "rsaEncryption"]
    private static let ec: [Signer: String] = [.ec: "ecdsa-with-SHA256"]

    static let all = [
        SignedMessage("rsa", rsa),
        SignedMessage("rsa-no-attributes", rsa, "-noattr").with { $0.hasAttributes = false },
        SignedMessage("rsa-detached", rsa, isDetached: true),
        SignedMessage("rsa-pss", [.rsa: "rsassaPss"], "-keyopt rsa_padding_mode:pss -keyopt rsa_pss_saltlen:32"),
        SignedMessage("pss-key", [.pss: "rsassaPss"], "-keyopt rsa_pss_saltlen:32"),
        SignedMessage("ec", ec),
        SignedMessage("ec-no-attributes", ec, "-noattr").with { $0.hasAttributes = false },
        SignedMessage("ec-detached-no-attributes", ec, "-noattr", isDetached: true).with { $0.hasAttributes = false },
        SignedMessage("ec-sha512", [.ec: "ecdsa-with-SHA512"], "-md sha512").with { $0.digest = "sha512" },
        SignedMessage("several", [.rsa: "rsaEncryption", .ec: "ecdsa-with-SHA256"]),
        SignedMessage("by-key", ec, "-keyid").with { $0.isByKey = true },
        SignedMessage("no-certificates", ec, "-nocerts").with { $0.hasCertificates = false },
        SignedMessage("stream", ec, "-stream").with { $0.isBER = true },
        SignedMessage("smime", rsa, command: "smime -sign"),
        SignedMessage("smime-detached", rsa, command: "smime -sign", isDetached: true),
        SignedMessage("smime-no-attributes", rsa, "-noattr", command: "smime -sign").with { $0.hasAttributes = false },
        SignedMessage("cades", ec, "-cades"),
    ]

    /// The message, as openssl writes it.
    /// - Returns: The name of the file that it is in, which is another one each time, and its bytes.
    func written(by authority: Authority) throws -> (file: String, bytes: [UInt8]) {
        let file = "\(name)-\(UUID().uuidString).p7"
        try authority.folder.openssl("\(command) -out \(file)")
        return (file, try authority.folder.bytes(file))
    }
}
