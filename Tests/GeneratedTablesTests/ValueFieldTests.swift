import ASN1Compiler
import ASN1Interpreter
import ASN1Runtime
import GeneratedTables
import Testing

/// Components whose values objects give: what does not fit is rejected, by generated code as by the interpreter.
@Suite struct ValueFieldTests {
    private let interpreter = TablesInterpreter.fresh

    private func accepts<Value: ASN1Codable>(_ value: Value, _ name: String) throws -> Bool {
        let unchecked = try value.derEncoded(options: .uncheckedConstraints)
        let encodes = (try? value.derEncoded()) != nil
        for rules in [ASN1EncodingRules.der, .ber] {
            let decodes =
                rules == .der
                ? (try? Value(derEncoded: unchecked)) != nil : (try? Value(berEncoded: unchecked)) != nil
            let reads =
                (try? interpreter.decode(
                    interpreter.definition(named: name), from: ASN1Bytes(unchecked), rules: rules)) != nil
            #expect(decodes == encodes, "\(value)")
            #expect(reads == encodes, "\(value)")
        }
        return encodes
    }

    @Test(
        arguments: [
            (1, Grade.low, true), (1, .high, false), (2, .high, true), (2, .middle, false), (3, .low, true),
            (3, .high, false),
            (4, .middle, false), (4, nil, true), (5, .middle, true), (1, nil, true),
        ] as [(Int, Grade?, Bool)])
    func oneIdentifier(id: Int, grade: Grade?, isRight: Bool) throws {
        #expect(try accepts(Rated(id: id, grade: grade), "Rated") == isRight)
    }

    @Test(
        arguments: [
            (1, 0, .low, true), (1, 0, .high, false), (1, 1, .high, true), (3, 1, .low, true), (3, 1, .middle, false),
            (3, 0, .middle, true), (nil, 0, .high, true), (9, 0, .high, true),
        ] as [(Int?, Int, Grade, Bool)])
    func severalIdentifiers(id: Int?, part: Int, grade: Grade, isRight: Bool) throws {
        #expect(try accepts(RatedInPart(id: id, part: part, grade: grade), "RatedInPart") == isRight)
    }

    @Test(
        arguments: [
            (1, .low, 1, true), (2, .low, 7, true), (3, .low, 1, false), (1, .high, 1, false), (1, .middle, 1, false),
        ] as [(Int, Grade, Int, Bool)])
    func noIdentifier(closed: Int, inPlace: Grade, open: Int, isRight: Bool) throws {
        #expect(try accepts(RatedAlone(closed: closed, inPlace: inPlace, open: open), "RatedAlone") == isRight)
    }

    @Test(
        arguments: [
            (1, .low, true), (1, .high, false), (nil, .high, true), (2, nil, true), (9, .middle, true),
        ] as [(Int?, Grade?, Bool)])
    func furtherIn(id: Int?, grade: Grade?, isRight: Bool) throws {
        let value = RatedFurtherIn(head: id.map { .init(id: $0) }, body: .init(grade: grade))
        #expect(try accepts(value, "RatedFurtherIn") == isRight)
    }

    @Test func errorSaysWhich() throws {
        let error = #expect(throws: ASN1Error.self) { try Rated(id: 2, grade: .low).derEncoded() }
        #expect(error?.description.contains("({Ratings}{@id})") == true)
    }
}
