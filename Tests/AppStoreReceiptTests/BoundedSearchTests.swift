import ASN1Runtime
import AppStoreReceipt
import Foundation
import OpenSSLCommand
import PKIX
import Testing

/// Messages whose certificates are made to take long.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct BoundedSearchTests {
    /// Certificates of one name and key that all certify each other make more chains than could ever be tried.
    @Test func certificatesThatCertifyEachOther() throws {
        var receipt = try TestReceipt()
        receipt.changeSigner {
            $0.issuer = "Loop"
            $0.issuerKey = .other
        }
        receipt.certificates = [receipt.certificates[0]]
        for serialNumber in 1...15 {
            receipt.certificates.append(
                try .intermediate().with {
                    $0.subject = "Loop"
                    $0.issuer = "Loop"
                    $0.serialNumber = ASN1Integer(serialNumber)
                    $0.key = .other
                    $0.issuerKey = .other
                })
        }
        let encoded = try receipt.encoded()
        let counter = CountingCryptography()
        var policy = try TestReceipt.policy()
        policy.cryptography = counter
        let report = ReceiptValidator(policy).validate(encoded)
        #expect(report.failedChecks == [.certificates])
        #expect(counter.count <= 40)
    }

    /// The signatures of the message, of the signer's certificate and of the authority's, each once: that of the root does not count, and
    /// what came along twice is not looked at again.
    @Test(arguments: [
        [0, 1], [0, 1, 2], [2, 1, 0], [0, 1, 2, 2], [2, 2, 1, 0], [0, 1, 1, 2], [0, 0, 1, 1, 2, 2],
    ])
    func signaturesOfAChain(order: [Int]) throws {
        var receipt = try TestReceipt()
        let chain = receipt.certificates
        receipt.certificates = order.map { chain[$0] }
        let counter = CountingCryptography()
        var policy = try TestReceipt.policy()
        policy.cryptography = counter
        let report = ReceiptValidator(policy).validate(try receipt.encoded())
        #expect(report.isValid)
        #expect(counter.count == 3)
    }

    /// Each certificate is told of once, however many extensions it has that are not understood.
    @Test func manyExtensions() throws {
        var receipt = try TestReceipt()
        receipt.changeSigner { signer in
            for arc in 1...5000 {
                signer.extensions.append(
                    Extension(
                        extnID: ASN1ObjectIdentifier(1, 3, 9999, UInt64(arc)), critical: true, extnValue: ASN1Bytes()))
            }
        }
        let report = ReceiptValidator(try TestReceipt.policy()).validate(try receipt.encoded())
        #expect(report.failedChecks == [.certificates])
        #expect(report.failures.count == 1)
    }
}

/// The platform's cryptography, counting the signatures that are checked.
private final class CountingCryptography: ReceiptCryptography, @unchecked Sendable {
    private let lock = NSLock()
    private var signatures = 0
    var count: Int { lock.withLock { signatures } }

    func digest(of octets: ASN1Bytes, with algorithm: DigestAlgorithm) throws(CryptographyError) -> ASN1Bytes {
        try PlatformCryptography().digest(of: octets, with: algorithm)
    }

    func isValid(
        _ signature: ASN1Bytes, over message: ASN1Bytes, by key: PublicKey, with algorithm: SignatureAlgorithm
    ) throws(CryptographyError) -> Bool {
        lock.withLock { signatures += 1 }
        return try PlatformCryptography().isValid(signature, over: message, by: key, with: algorithm)
    }
}
