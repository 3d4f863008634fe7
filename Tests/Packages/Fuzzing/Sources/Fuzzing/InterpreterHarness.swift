import ASN1Compiler

@testable import ASN1Interpreter
@testable import ASN1Runtime

extension Harness {
    /// The model's decoder against generated code: the same verdict, the same text of it, the same encoding; and what it prints is read
    /// back as the same value. The first two octets choose the type.
    static let interpreter = Harness(name: "interpreter", words: InputWords.encodings) {
        try Subjects.seeds { try $0.randomEncodings(count: 3) }
    } body: { input in
        guard let (subject, rest) = Subjects.chosen(by: input) else { return }
        for rules in [ASN1EncodingRules.der, .ber] {
            let expected = Outcome(generated: subject.subject.type, rest, rules)
            let (found, value) = Outcome.interpreted(subject, rest, rules)
            // A number that is too large for its Swift type is noticed when its component is read, or not at all.
            if expected.code == .outOfRange { continue }
            require(
                found.text == expected.text
                    && (found.encoding == expected.encoding || rules == .ber && subject.schemas.preserves),
                "\(subject.subject.name), \(rules): generated code: \(expected); model: \(found)")
            if let value, let encoding = found.encoding {
                readBack(value.valueNotation(), isJSON: false, encoding, subject)
                readBack(value.json, isJSON: true, encoding, subject)
            }
        }
    }

    private static func readBack(_ text: String, isJSON: Bool, _ encoding: [UInt8], _ subject: SchemaSubject) {
        let file = SourceFile(path: "value", bytes: Array(text.utf8))
        do {
            let value = try subject.interpreter.read(file, index: 0, isJSON: isJSON, as: subject.definition)
            let written = try subject.interpreter.encode(value, as: subject.definition)
            // What no type is known of is DER as far as its octets say how; those that are written may be DER already.
            if written == encoding { return }
            guard let first = ASN1CanonicalForm.octets(of: ASN1Bytes(written)),
                first == ASN1CanonicalForm.octets(of: ASN1Bytes(encoding))
            else { finding("\(subject.subject.name): read back as another value: \(text)") }
        } catch { finding("\(subject.subject.name): not read back: \(error): \(text)") }
    }
}

/// What becomes of an input.
private struct Outcome: Equatable {
    /// The value in value notation, or the error.
    let text: String
    /// The value in DER, if it has an encoding.
    var encoding: [UInt8]?
    /// What kind of error it is.
    var code: ASN1Error.Code?

    init(generated type: any (ASN1Codable & Hashable).Type, _ input: [UInt8], _ rules: ASN1EncodingRules) {
        self.init(type, input, rules)
    }

    private init<Value: ASN1Codable>(_ type: Value.Type, _ input: [UInt8], _ rules: ASN1EncodingRules) {
        do throws(ASN1Error) {
            let value =
                switch rules {
                case .der: try Value(derEncoded: input)
                case .ber: try Value(berEncoded: input)
                }
            text = value.description
            encoding = try? value.derEncoded()
        } catch {
            text = error.description
            code = error.code
        }
    }

    private init(text: String, encoding: [UInt8]? = nil) {
        self.text = text
        self.encoding = encoding
    }

    static func interpreted(
        _ subject: SchemaSubject, _ input: [UInt8], _ rules: ASN1EncodingRules
    ) -> (Outcome, InterpretedValue?) {
        do throws(ASN1Error) {
            let value = try subject.interpreter.decode(subject.definition, from: ASN1Bytes(input), rules: rules)
            let encoding = try? subject.interpreter.encode(value, as: subject.definition)
            return (Outcome(text: value.valueNotation(), encoding: encoding), value)
        } catch { return (Outcome(text: error.description), nil) }
    }
}
