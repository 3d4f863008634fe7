import ASN1Runtime
import AppStoreReceipt
import CMS
import Foundation
import PKIX

/// What can be measured: each case prepares an input and gives the work to repeat.
enum Case {
    typealias Work = (_ input: [UInt8]) throws -> () throws -> Void

    static var all: [String: Work] {
        [
            "outer": { input in { keep(try Payload(derEncoded: input)) } },
            "nested": { input in { try nested(input, .der) } },
            "nested-ber": { input in { try nested(input, .ber) } },
            "leaf": { input in { try leaves(input) } },
            "cert": { input in { keep(try Certificate(derEncoded: input)) } },
            "bundle": { input in { try bundle(input) } },
            "crl-each": { input in { try keep(entryCount(ASN1Bytes(input))) } },
            "crl-find": { input in
                let bytes = ASN1Bytes(input)
                let last = try CertificateList(derEncoded: bytes).tbsCertList.revokedCertificates?.last?.userCertificate
                return { if try !holds(bytes, last ?? 0) { throw Unexpected() } }
            },
            "crl": { input in { keep(try CertificateList(derEncoded: input)) } },
            "encode-receipt": { input in
                let payload = try Payload(derEncoded: input)
                return { keep(try payload.derEncoded()) }
            },
            "encode-cert": { input in
                let certificate = try Certificate(derEncoded: input)
                return { keep(try certificate.derEncoded()) }
            },
            "validate": { input in try validation(of: input) },
            "two-threads": { input in { try onTwoThreads(input) } },
            "reject": { _ in
                // A SEQUENCE whose last INTEGER is cut off.
                let bad: [UInt8] = [0x31, 5, 0x30, 3, 2, 2, 1]
                return { if (try? Payload(derEncoded: bad)) != nil { throw Unexpected() } }
            },
        ]
    }

    /// A decoder took what it must not.
    struct Unexpected: Error {}

    /// Keeps the optimiser from leaving out what makes the value.
    @inline(never)
    private static func keep<Value>(_ value: Value) {}

    /// The purchases, which stand in attributes of type 17.
    private static func nested(_ input: [UInt8], _ rules: ASN1EncodingRules) throws {
        let payload = rules == .der ? try Payload(derEncoded: input) : try Payload(berEncoded: input)
        for attribute in payload where attribute.type == 17 {
            keep(rules == .der ? try Payload(derEncoded: attribute.value) : try Payload(berEncoded: attribute.value))
        }
    }

    /// The purchases with all that they hold, as numbers and texts.
    private static func leaves(_ input: [UInt8]) throws {
        for attribute in try Payload(derEncoded: input) where attribute.type == 17 {
            for inner in try Payload(derEncoded: attribute.value) {
                switch inner.value.first {
                case 0x02: keep(try NumberCoding.decode(derEncoded: inner.value))
                case 0x0C: keep(try TextCoding.decode(derEncoded: inner.value))
                case 0x16: keep(try TimestampCoding.decode(derEncoded: inner.value))
                default: keep(inner.value)
                }
            }
        }
    }

    /// How often each thread of `two-threads` decodes.
    private static let repetitions = 64

    /// The purchases, decoded on two threads from the same octets, again and again.
    private static func onTwoThreads(_ input: [UInt8]) throws {
        let failures = Failures()
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            do { for _ in 0..<repetitions { try nested(input, .der) } } catch { failures.add() }
        }
        guard failures.isEmpty else { throw Unexpected() }
    }

    /// How many threads failed.
    private final class Failures: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        var isEmpty: Bool { lock.withLock { count == 0 } }

        func add() { lock.withLock { count += 1 } }
    }

    /// All checks of a receipt whose root, which is the last of its certificates, is trusted.
    private static func validation(of input: [UInt8]) throws -> () throws -> Void {
        let message = try ContentInfo(berEncoded: input).content?.decode(as: SignedData.self)
        guard case .certificate(let root)? = message?.certificates?.last else { throw Unexpected() }
        var policy = ReceiptPolicy(bundleIdentifier: "com.example.app", appVersion: nil, deviceIdentifiers: nil)
        policy.roots = [try TrustedRoot(try root.derEncoded(), scope: .appStore)]
        let validator = ReceiptValidator(policy)
        return { if !validator.validate(input).isValid { throw Unexpected() } }
    }

    /// Goes to the entries of a CRL.
    private static func toEntries(_ decoder: inout ASN1Decoder) throws(ASN1Error) {
        _ = try decoder.enter(.sequence)
        _ = try decoder.enter(.sequence)
        // The version, the algorithm, the issuer and two times.
        for _ in 0..<5 { try decoder.skip() }
    }

    /// The entries of a CRL, each decoded and forgotten.
    private static func entryCount(_ bytes: ASN1Bytes) throws -> Int {
        try ASN1Decoder.read(bytes, by: .der) { decoder throws(ASN1Error) in
            try toEntries(&decoder)
            var count = 0
            try decoder.readElements(of: RevokedCertificate.self) { _ in count += 1 }
            return count
        }
    }

    /// Whether a CRL has an entry for a serial number.
    private static func holds(_ bytes: ASN1Bytes, _ serialNumber: CertificateSerialNumber) throws -> Bool {
        try ASN1Decoder.read(bytes, by: .der) { decoder throws(ASN1Error) in
            try toEntries(&decoder)
            var isFound = false
            try decoder.readElements { decoder throws(ASN1Error) in
                let entry = try decoder.enter(.sequence)
                if try decoder.bigInteger() == serialNumber { isFound = true }
                try decoder.skipRest()
                try decoder.leave(entry)
            }
            return isFound
        }
    }

    /// Certificates one behind the other.
    private static func bundle(_ input: [UInt8]) throws {
        let bytes = ASN1Bytes(input)
        var offset = 0
        while offset < bytes.count {
            let (certificate, count) = try Certificate.decodeFirst(of: bytes.slice(offset..<bytes.count), rules: .der)
            keep(certificate)
            offset += count
        }
    }
}
