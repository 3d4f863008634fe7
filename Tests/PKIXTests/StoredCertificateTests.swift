import ASN1Runtime
import Foundation
import PKIX
import Testing

/// Certificates and revocation lists that are at hand outside the package: the system's CA store, and what the folder holds
/// that `ASN1SWIFT_SHARED` names, or `shared` beside the package.
struct StoredCertificateTests {
    /// A file of certificates in PEM that most Linux systems have; empty when there is none.
    static let store: [[UInt8]] = {
        let paths = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"]
        for path in paths {
            if let data = try? Data(contentsOf: URL(filePath: path)) {
                return certificates(pem: String(decoding: data, as: UTF8.self))
            }
        }
        return []
    }()

    static let shared: URL = {
        if let path = ProcessInfo.processInfo.environment["ASN1SWIFT_SHARED"], !path.isEmpty {
            return URL(filePath: path)
        }
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        return package.deletingLastPathComponent().appending(path: "shared")
    }()

    static let sharedCertificates =
        files(in: shared.appending(path: "receipts/certs"), prefix: "")
        + files(in: shared.appending(path: "bench/inputs"), prefix: "cert_")
    static let sharedLists = files(in: shared.appending(path: "bench/inputs"), prefix: "crl")

    /// The DER files of a folder whose names start so; none when it is absent.
    private static func files(in folder: URL, prefix: String) -> [[UInt8]] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasPrefix(prefix) && ($0.hasSuffix(".der") || $0.hasSuffix(".cer")) }
            .compactMap { try? [UInt8](Data(contentsOf: folder.appending(path: $0))) }
    }

    private static func certificates(pem: String) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var lines: [Substring]?
        for line in pem.split(whereSeparator: \.isNewline) {
            if line == "-----BEGIN CERTIFICATE-----" {
                lines = []
            } else if line == "-----END CERTIFICATE-----" {
                if let data = Data(base64Encoded: (lines ?? []).joined()) { result.append([UInt8](data)) }
                lines = nil
            } else {
                lines?.append(line)
            }
        }
        return result
    }

    /// BER must give the value; DER too, with the symbols in PrintableString that some issuers write; and the value the bytes.
    private func expectSame<Value: ASN1Codable & Equatable>(_ type: Value.Type, _ bytes: [UInt8]) {
        do throws(ASN1Error) {
            let value = try Value(berEncoded: bytes)
            #expect(try Value(derEncoded: bytes, options: .symbolsInPrintableString) == value)
            #expect(try value.derEncoded(options: .symbolsInPrintableString) == bytes)
        } catch {
            Issue.record("\(error) in \(bytes.count) bytes that start \(bytes.prefix(40))")
        }
    }

    @Test(.enabled(if: !store.isEmpty, "the system has no file of CA certificates"))
    func systemStore() {
        for certificate in Self.store { expectSame(Certificate.self, certificate) }
    }

    @Test(.enabled(if: !sharedCertificates.isEmpty, "there is no folder with certificates"))
    func certificates() {
        for certificate in Self.sharedCertificates { expectSame(Certificate.self, certificate) }
    }

    @Test(.enabled(if: !sharedLists.isEmpty, "there is no folder with revocation lists"))
    func revocationLists() {
        for list in Self.sharedLists { expectSame(CertificateList.self, list) }
    }
}
