import ASN1Runtime
import AppStoreReceipt
import Foundation
import OpenSSLCommand
import PKIX
import Testing

/// The platform's cryptography, and what policies are made of.
@Suite struct CryptographyTests {
    /// FIPS 180-4's examples for the message "abc", as NIST publishes them.
    @Test(
        "Digests",
        arguments: [
            (DigestAlgorithm.sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                .sha384,
                "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
            ),
            (
                .sha512,
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
            ),
        ])
    func digest(_ algorithm: DigestAlgorithm, _ expected: String) throws {
        let digest = try PlatformCryptography().digest(of: ASN1Bytes(Array("abc".utf8)), with: algorithm)
        #expect(digest.description == expected)
        #expect(digest.count == algorithm.byteCount)
    }

    @Test func digestOfNothing() throws {
        let digest = try PlatformCryptography().digest(of: ASN1Bytes(), with: .sha1)
        #expect(digest.description == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    }

    @Test("Keys that are not accepted", .enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
    func keys() throws {
        let keys = try TestKeys.shared.get()
        #expect(try PublicKey(keys.info(.rsa512)).bitCount == 512)
        #expect(try PublicKey(keys.info(.root)).bitCount == 2048)
        #expect(try PublicKey(keys.info(.p384)).bitCount == 384)
        let rsa = AlgorithmIdentifier(algorithm: .idRsaEncryption, parameters: .null)
        let modulus = ASN1Integer(twosComplement: ASN1Bytes([0] + [UInt8](repeating: 0xFF, count: 256)))
        for exponent: ASN1Integer in [1, 2, 65536, -3, 0] {
            let key = try RSAPublicKey(modulus: modulus, publicExponent: exponent).derEncoded()
            #expect(throws: CryptographyError.self) {
                try PublicKey(
                    SubjectPublicKeyInfo(algorithm: rsa, subjectPublicKey: ASN1BitString(octets: ASN1Bytes(key))))
            }
        }
        let long = ASN1Integer(twosComplement: ASN1Bytes([0] + [UInt8](repeating: 0xFF, count: 1025)))
        let key = try RSAPublicKey(modulus: long, publicExponent: 65537).derEncoded()
        #expect(throws: CryptographyError.self) {
            try PublicKey(SubjectPublicKeyInfo(algorithm: rsa, subjectPublicKey: ASN1BitString(octets: ASN1Bytes(key))))
        }
        #expect(throws: CryptographyError.self) {
            try PublicKey(
                SubjectPublicKeyInfo(
                    algorithm: AlgorithmIdentifier(algorithm: .idEd25519),
                    subjectPublicKey: ASN1BitString(octets: ASN1Bytes([UInt8](repeating: 1, count: 32)))))
        }
    }

    /// A point of the right length that is none of the curve's.
    @Test func pointBesideTheCurve() throws {
        let point = ASN1Bytes([4] + [UInt8](repeating: 1, count: 64))
        let key = try PublicKey(
            SubjectPublicKeyInfo(
                algorithm: try AlgorithmIdentifier(.ecPublicKey, .namedCurve(.secp256r1)),
                subjectPublicKey: ASN1BitString(octets: point)))
        #expect(throws: CryptographyError.self) {
            try PlatformCryptography().isValid(ASN1Bytes([0x30, 0]), over: ASN1Bytes(), by: key, with: .ecdsa(.sha256))
        }
    }

    @Test("Apple's roots are built in", .enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
    func roots() throws {
        #expect(
            TrustedRoot.apple.map(\.certificate.tbsCertificate.subject.rfc4514) == [
                "CN=Apple Root CA,OU=Apple Certification Authority,O=Apple Inc.,C=US",
                "C=US,O=Apple Inc.,OU=Apple Certification Authority,CN=Apple Root CA - G2",
                "C=US,O=Apple Inc.,OU=Apple Certification Authority,CN=Apple Root CA - G3",
            ])
        let folder = try OpenSSLFolder()
        for root in TrustedRoot.apple {
            #expect(root.scope == .appStore)
            try folder.write(try root.certificate.derEncoded(), to: "root.cer")
            let text = try folder.openssl("x509 -in root.cer -inform DER -noout -fingerprint -sha256")
            let digits = text.split(separator: "=").last?.filter(\.isHexDigit).lowercased()
            #expect(root.fingerprint.description == digits)
        }
        #expect(throws: ReceiptPolicyError.self) { try TrustedRoot([0x30, 0x00], scope: .appStore) }
    }
}
