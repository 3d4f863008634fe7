import ASN1Runtime
import AppStoreReceipt
import CMS
import Foundation
import OpenSSLCommand
import PKIX
import Testing

/// Receipts that openssl put together and signed, and those of the repository, which were made without our encoders.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct OpenSSLReceiptTests {
    @Test(
        "Each way in which openssl signs",
        arguments: [
            "-noattr", "", "-stream", "-stream -noattr", "-keyid", "-nosmimecap -cades", "-noattr -md sha1",
            "-md sha512", "-keyopt rsa_padding_mode:pss -keyopt rsa_pss_saltlen:32",
        ])
    func signed(_ options: String) throws {
        let (folder, name) = try Self.sign(try TestReceipt(), options)
        let report = ReceiptValidator(try TestReceipt.policy()).validate(try folder.bytes("\(name).p7"))
        #expect(report.failures == [])
        #expect(report.isValid)
        #expect(report.receipt?.bundleIdentifier == TestReceipt.bundleIdentifier)
    }

    @Test func certificatesLeftOut() throws {
        let (folder, name) = try Self.sign(try TestReceipt(), "-nocerts")
        let report = ReceiptValidator(try TestReceipt.policy()).validate(try folder.bytes("\(name).p7"))
        #expect(report.failedChecks == [.signature])
    }

    /// Signs the fields of a receipt with openssl.
    private static func sign(_ receipt: TestReceipt, _ options: String) throws -> (OpenSSLFolder, String) {
        let folder = try OpenSSLFolder()
        let keys = try TestKeys.shared.get().folder
        for (index, file) in ["signer", "intermediate", "root"].enumerated() {
            try folder.write(try receipt.certificates[index].certificate().derEncoded(), to: "\(file).cer")
            try folder.openssl("x509 -in \(file).cer -inform DER -out \(file).pem")
        }
        try folder.write(try folder.bytes("signer.pem") + keys.bytes("signer.key"), to: "signer.both")
        try folder.write(try AppReceiptFields(receipt.fields).derEncoded(), to: "payload")
        try folder.openssl(
            """
            cms -sign -in payload -binary -nodetach -outform DER -signer signer.both -certfile intermediate.pem \
            \(options) -out receipt.p7
            """)
        return (folder, "receipt")
    }

    /// Two have no root in them, nor a date; one is older than its certificates.
    static let withoutChain = ["empty-payload", "odd-attributes", "mac-early"]

    @Test("The receipts of the repository", arguments: Fixtures.names)
    func ofTheRepository(_ name: String) throws {
        let receipt = try Fixtures.receipt(name)
        let message = try #require(try ContentInfo(berEncoded: receipt).decode(.signedData))
        let root = message.publicKeyCertificates.first { $0.tbsCertificate.subject == $0.tbsCertificate.issuer }
        var policy = ReceiptPolicy(bundleIdentifier: "", appVersion: nil, deviceIdentifiers: nil)
        policy.roots = try root.map { [try TrustedRoot(try $0.derEncoded(), scope: .appStore)] } ?? []
        let report = ReceiptValidator(policy).validate(receipt)
        #expect(report[.located] == (name == "odd-attributes" ? .failed([.repeatedField(2)]) : .passed))
        #expect(report[.signature] == .passed)
        #expect((report[.certificates] == .passed) == !Self.withoutChain.contains(name))
        #expect(try OpenSSLVerdict(receipt, policy).isValid == !Self.withoutChain.contains(name))
    }
}
