import CMS
import PKIX

@testable import ASN1Interpreter
@testable import ASN1Runtime

extension Harness {
    /// Values of a type of PKIX or CMS, in both rules.
    static func decoder<Value: ASN1Codable & Hashable>(_ name: String, _ type: Value.Type) -> Harness {
        Harness(name: name, words: InputWords.encodings) {
            let own = try Subjects.all.filter { $0.subject.type == type }.flatMap { try $0.randomEncodings(count: 40) }
            let files = try PackageFiles.receipts().filter { (try? Value(berEncoded: $0)) != nil }
            let certificates = try ReceiptSeeds.certificates().filter { (try? Value(berEncoded: $0)) != nil }
            return own + files + certificates
        } body: {
            DecodingCheck<Value>.run($0, preserves: true)
        }
    }

    /// Values of every type that the tests have Swift types for; the first two octets choose it.
    static let everyType = Harness(name: "every-type", words: InputWords.encodings) {
        try Subjects.seeds { try $0.randomEncodings(count: 3) }
    } body: { input in
        guard let (subject, rest) = Subjects.chosen(by: input) else { return }
        check(subject.subject.type, rest, preserves: subject.schemas.preserves)
    }

    private static func check<Value: ASN1Codable & Hashable>(_ type: Value.Type, _ input: [UInt8], preserves: Bool) {
        DecodingCheck<Value>.run(input, preserves: preserves)
    }
}

/// What must hold of every input to a generated decoder.
enum DecodingCheck<Value: ASN1Codable & Hashable> {
    /// - Parameter preserves: Whether the type, or one in it, keeps the octets it was decoded from: those of BER stay what they are.
    static func run(_ input: [UInt8], preserves: Bool) {
        let strict = decoded(input, .der)
        let lax = decoded(input, .ber)
        if let strict {
            guard let lax else { finding("\(Value.asn1Name): DER that is no BER") }
            require(isSame(strict, lax), "\(Value.asn1Name): another value in BER than in DER: \(strict), \(lax)")
            let encoding = encoded(strict)
            require(encoding != nil, "\(Value.asn1Name): what came from DER has none: \(strict)")
            // Leniency lets more than one encoding of a value pass.
            require(
                encoding == input || !Value.leniency.isEmpty,
                "\(Value.asn1Name): DER that is not the one encoding: \(ASN1Bytes(encoding ?? []))")
        }
        guard let lax, let encoding = encoded(lax) else { return }
        require(
            preserves || isDER(encoding), "\(Value.asn1Name): what was encoded is no DER: \(ASN1Bytes(encoding))")
        // In BER, since an OCTET STRING may contain an encoding, which stays as it is.
        guard let again = decoded(encoding, .ber) else {
            finding("\(Value.asn1Name): what was encoded cannot be read: \(ASN1Bytes(encoding))")
        }
        require(encoded(again) == encoding, "\(Value.asn1Name): another encoding the second time")
        if isSame(again, lax) || isPermutation(again, lax) { return }
        require(
            masked(lax.description) == masked(again.description),
            "\(Value.asn1Name): another value after encoding: \(lax), \(again)")
    }

    /// A value without what DER may write in another way: values whose type is not known, times, and the order of a SET OF.
    private static func masked(_ text: String) -> [UInt8] {
        let time = /"[0-9]{8}[0-9.,]*(Z|[+-][0-9]{2,4})?"/
        let octets = /('|\] )([0-9A-F]{4,})('H| --)/
        return text.replacing(time, with: "time").replacing(octets) { match in
            let digits = Array(match.2.utf8)
            let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
            }
            return ASN1CanonicalForm.octets(of: ASN1Bytes(bytes)).map { "\($0)" } ?? String(match.0)
        }.utf8.sorted()
    }

    /// The value, if the input holds one; the error must say what is wrong and where.
    private static func decoded(
        _ input: [UInt8], _ rules: ASN1EncodingRules, _ options: ASN1Options? = nil
    ) -> Value? {
        do throws(ASN1Error) {
            let value =
                switch rules {
                case .der: try Value(derEncoded: input, options: options ?? .der)
                case .ber: try Value(berEncoded: input, options: options ?? .ber)
                }
            require(!value.description.isEmpty, "\(Value.asn1Name): a value without a notation")
            return value
        } catch {
            require(!error.description.isEmpty, "\(Value.asn1Name): an error that says nothing")
            require(!error.path.isEmpty, "\(Value.asn1Name): an error without a path: \(error)")
            require((error.offset ?? -1) <= input.count, "\(Value.asn1Name): an error beyond the input: \(error)")
            return nil
        }
    }

    /// Whether octets are DER, but for contents that are no value of their universal type under any rules: BER looks at none where a
    /// value may be of any type, so that they come out as they came in.
    private static func isDER(_ encoding: [UInt8]) -> Bool {
        do throws(ASN1Error) {
            _ = try Value(derEncoded: encoding, options: .ber)
            return true
        } catch { return error.code == .malformed || ASN1CanonicalForm.octets(of: ASN1Bytes(encoding)) == nil }
    }

    /// What DER has no encoding for, such as a time without a zone, BER may bring.
    private static func encoded(_ value: Value) -> [UInt8]? {
        do throws(ASN1Error) { return try value.derEncoded() } catch {
            require(!error.description.isEmpty, "\(Value.asn1Name): an error of encoding that says nothing")
            return nil
        }
    }

    private static func isSame(_ left: Value, _ right: Value) -> Bool {
        if left == right {
            require(left.hashValue == right.hashValue, "\(Value.asn1Name): equal values have other hashes: \(left)")
            return true
        }
        // A REAL that is no number equals nothing, not even itself.
        return left != left && left.description == right.description
    }

    /// Whether only the order differs: DER sorts the elements of a SET OF.                                    (X.690 11.6)
    private static func isPermutation(_ left: Value, _ right: Value) -> Bool {
        left.description.utf8.sorted() == right.description.utf8.sorted()
    }
}
