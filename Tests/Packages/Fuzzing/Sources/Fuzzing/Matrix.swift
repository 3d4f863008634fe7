import ASN1Inspection
import ASN1Runtime
import AppStoreReceipt
import CMS
import PKIX

/// Every small change to every receipt and certificate of the tests.
///
/// A change is each bit of each octet flipped, all of its bits flipped, the encoding cut short at each length, and each octet of each
/// length one more and one less. What comes of it must be an error that names a place, or another value.
enum Matrix {
    /// Goes through all of it and prints how much that was; stops at the first change that has neither effect.
    static func run() throws {
        var count = 0
        for certificate in try Set(ReceiptSeeds.certificates()).sorted(by: { $0.count < $1.count }) {
            let value = try Certificate(derEncoded: certificate, options: .symbolsInPrintableString)
            forEachChange(to: certificate) { changed, place in
                check(value, of: changed, at: place, .der)
                count += 1
            }
        }
        print("certificates: \(count) changes")
        count = 0
        var sames = 0
        for receipt in try PackageFiles.receipts() {
            guard let value = try? ContentInfo(berEncoded: receipt) else { continue }
            let spellings = Spellings(of: receipt)
            forEachChange(to: receipt) { changed, place in
                if !check(value, of: changed, at: place, .ber) {
                    require(
                        spellings.allow(changed, place), "octet \(place) changed to \(changed[place]): the same value")
                    sames += 1
                }
                count += 1
            }
        }
        print("receipts: \(count) changes, \(sames) of them to another encoding of the same value")
        try runValidator()
    }

    /// Changes to what is signed in receipts that are valid: none stays so.
    private static func runValidator() throws {
        var count = 0
        var valid = 0
        // Of those that are text the signed octets stand nowhere in the file.
        for receipt in try PackageFiles.receipts() where (try? ContentInfo(berEncoded: receipt)) != nil {
            guard let policy = ReceiptSeeds.policies.first(where: { ReceiptValidator($0).validate(receipt).isValid })
            else { continue }
            valid += 1
            let validator = ReceiptValidator(policy)
            var changed = receipt
            for range in try signedRanges(of: receipt) {
                for offset in range {
                    for flip in [0x01, 0xFF] as [UInt8] {
                        changed[offset] ^= flip
                        require(!validator.validate(changed).isValid, "valid although octet \(offset) was changed")
                        changed[offset] ^= flip
                        count += 1
                    }
                }
            }
        }
        require(valid > 0, "no receipt of the tests is valid")
        print("validator: \(count) changes to what is signed in \(valid) receipts")
    }

    /// Where in a receipt what is signed stands: the content, the signature over it, and the certificates but the root.
    private static func signedRanges(of receipt: [UInt8]) throws -> [Range<Int>] {
        guard let message = try ContentInfo(berEncoded: receipt).decode(.signedData),
            let content = message.encapContentInfo.eContent
        else { return [] }
        var parts = [content] + message.signerInfos.map(\.signature)
        for certificate in message.publicKeyCertificates.map(\.tbsCertificate)
        where certificate.subject != certificate.issuer {
            if let bytes = certificate.preserved.bytes { parts.append(bytes) }
        }
        return parts.compactMap { (part: ASN1Bytes) -> Range<Int>? in
            let range = part.offset..<part.offset + part.count
            // A content of several segments was put together in storage of its own.
            guard range.upperBound <= receipt.count, receipt[range].elementsEqual(part) else { return nil }
            return range
        }
    }

    /// Calls `body` with each changed encoding and the offset of the change.
    private static func forEachChange(to encoding: [UInt8], _ body: ([UInt8], Int) -> Void) {
        var changed = encoding
        for offset in encoding.indices {
            let octet = encoding[offset]
            for other in (0..<8).map({ octet ^ 1 << $0 }) + [~octet] {
                changed[offset] = other
                body(changed, offset)
            }
            changed[offset] = octet
            body(Array(encoding[..<offset]), offset)
        }
        for node in EncodingTree(ASN1Bytes(encoding)).nodes {
            for offset in Int(node.offset) + 1..<node.contents.lowerBound {
                for other in [encoding[offset] &+ 1, encoding[offset] &- 1] {
                    changed[offset] = other
                    body(changed, offset)
                }
                changed[offset] = encoding[offset]
            }
        }
    }

    /// Whether the change had an effect: an error with a place, or another value.
    @discardableResult
    private static func check<Value: ASN1Codable & Hashable>(
        _ value: Value, of changed: [UInt8], at place: Int, _ rules: ASN1EncodingRules
    ) -> Bool {
        do throws(ASN1Error) {
            let other =
                switch rules {
                case .der: try Value(derEncoded: changed, options: .symbolsInPrintableString)
                case .ber: try Value(berEncoded: changed)
                }
            // There is one encoding in DER.
            require(other != value || rules == .ber, "octet \(place) changed: the same value")
            return other != value
        } catch {
            require(error.offset != nil, "octet \(place) changed: an error without a place: \(error)")
            require(!error.path.isEmpty, "octet \(place) changed: an error without a path: \(error)")
            return true
        }
    }
}

/// The octets of an encoding that BER allows to be something else without effect.
private struct Spellings {
    /// TRUE is any octet but zero.                                                                          (X.690 8.2.2)
    private var booleans: Set<Int> = []

    init(of encoding: [UInt8]) {
        for node in EncodingTree(ASN1Bytes(encoding)).nodes where encoding[Int(node.offset)] == 1 {
            booleans.formUnion(node.contents)
        }
    }

    func allow(_ changed: [UInt8], _ offset: Int) -> Bool {
        offset < changed.count && booleans.contains(offset) && changed[offset] != 0
    }
}
