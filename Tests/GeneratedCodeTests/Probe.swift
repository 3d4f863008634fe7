import ASN1Runtime
import Testing

/// What one encoding means under both rule sets, and what it is encoded as again.
struct Probe: Sendable, CustomTestStringConvertible {
    let input: String
    /// The DER encoding of the value; nil where neither rule set gives one.
    let canonical: String?
    /// The value in value notation, where that is worth a test.
    let notation: String?
    let der: ASN1Error.Code?
    let ber: ASN1Error.Code?

    /// DER.
    init(_ input: String, _ notation: String? = nil) {
        self.init(input, canonical: input, notation: notation, der: nil, ber: nil)
    }

    /// BER and not DER, which would be `canonical`.
    init(_ input: String, ber canonical: String, _ notation: String? = nil, der: ASN1Error.Code = .notDER) {
        self.init(input, canonical: canonical, notation: notation, der: der, ber: nil)
    }

    /// No encoding under any rules.
    init(_ input: String, _ code: ASN1Error.Code, der: ASN1Error.Code? = nil) {
        self.init(input, canonical: nil, notation: nil, der: der ?? code, ber: code)
    }

    private init(
        _ input: String, canonical: String?, notation: String?, der: ASN1Error.Code?, ber: ASN1Error.Code?
    ) {
        self.input = input
        self.canonical = canonical
        self.notation = notation
        self.der = der
        self.ber = ber
    }

    var testDescription: String { input }

    /// Decodes the encoding under both rule sets, and encodes what that gives.
    func check<Value: ASN1Codable>(_ type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation) {
        let input = octets(input)
        check(der, "DER", sourceLocation) { () throws(ASN1Error) in try Value(derEncoded: input) }
        check(ber, "BER", sourceLocation) { () throws(ASN1Error) in try Value(berEncoded: input) }
    }

    private func check<Value: ASN1Codable>(
        _ expected: ASN1Error.Code?, _ rules: Comment, _ sourceLocation: SourceLocation,
        _ decode: () throws(ASN1Error) -> Value
    ) {
        do throws(ASN1Error) {
            let value = try decode()
            #expect(expected == nil, rules, sourceLocation: sourceLocation)
            guard let canonical else { return }
            #expect(try value.derEncoded() == octets(canonical), rules, sourceLocation: sourceLocation)
            if let notation { #expect("\(value)" == notation, rules, sourceLocation: sourceLocation) }
        } catch {
            #expect(error.code == expected, "\(rules): \(error)", sourceLocation: sourceLocation)
        }
    }
}

/// The text of the error that decoding DER ends in; nil when it succeeds.
func errorText<Value: ASN1Decodable>(_ type: Value.Type, der hexadecimal: String) -> String? {
    do throws(ASN1Error) {
        _ = try Value(derEncoded: octets(hexadecimal))
        return nil
    } catch { return error.description }
}
