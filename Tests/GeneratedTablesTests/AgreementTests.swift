import ASN1Compiler
import ASN1Interpreter
import ASN1Runtime
import Foundation
import GeneratedTables
import Testing

/// The interpreter shows rows as generated code does.
@Suite struct AgreementTests {
    private let interpreter = TablesInterpreter.fresh

    private func agree<Value: ASN1Codable>(_ value: Value, _ name: String, _ notation: String) throws {
        #expect(value.description == notation)
        let bytes = try value.derEncoded()
        let definition = try interpreter.definition(named: name)
        let read = try interpreter.decode(definition, from: ASN1Bytes(bytes), rules: .der)
        #expect(read.description == notation)
        #expect(try interpreter.encode(read, as: definition) == bytes)
    }

    @Test func contained() throws {
        try agree(try Entry(.title, "Ada"), "Entry", #"{ type 1, version 1, value CONTAINING UTF8String : "Ada" }"#)
        try agree(try Entry(.opaque, ASN1Bytes([1])), "Entry", "{ type 3, version 1, value '01'H }")
        try agree(
            try Entry(.points, [Point(x: 1, y: 2)]), "Entry",
            "{ type 5, version 1, value CONTAINING SEQUENCE OF Point : { { x 1, y 2 } } }")
        try agree(Entry(type: 1, value: ASN1Bytes([12, 9])), "Entry", "{ type 1, version 1, value '0C09'H }")
        try agree(
            try Entry(.entries, [try Entry(.count, 5)]), "Entry",
            "{ type 9, version 1, value CONTAINING Entries : { { type 2, version 1, value CONTAINING INTEGER : 5 } } }")
    }

    @Test func open() throws {
        try agree(
            try Algorithm(.algA, ASN1Null()), "Algorithm", "{ algorithm { 1 2 3 1 }, parameters NULL : NULL }")
        try agree(Algorithm(algorithm: .idAlgA), "Algorithm", "{ algorithm { 1 2 3 1 } }")
        try agree(
            try Attribute(.colour, values: ["red", "blue"]), "Attribute",
            #"{ kind colour, values { PrintableString : "red", PrintableString : "blue" } }"#)
        try agree(
            Call(code: .local(1), result: try Call.Key.addResult.encodeAny(3)), "Call",
            "{ code local : 1, result INTEGER : 3 }")
    }

    /// Each level is a value of its own for a decoder, so that no limit of one ends this; the text does.
    @Test func furtherTables() throws {
        let twice = Twice(
            type: 1, value: try Twice.Key.title.encode("a"), kind: .colour,
            values: [try Twice.ValuesTable.Key<String>.colour.encodeAny("red")], other: 2,
            more: try Twice.MoreTable.Key<Int>.count.encode(7))
        try agree(
            twice, "Twice",
            #"{ type 1, value CONTAINING UTF8String : "a", kind colour, values { PrintableString : "red" }, other 2, "#
                + "more CONTAINING INTEGER : 7 }")
    }

    @Test func endlessNesting() throws {
        var entry = try Entry(.title, "inside")
        for _ in 0..<5000 { entry = try Entry(.entries, [entry]) }
        let text = entry.description
        #expect(text.hasPrefix("{ type 9, version 1, value CONTAINING Entries : { { type 9"))
        let definition = try interpreter.definition(named: "Entry")
        let read = try interpreter.decode(definition, from: ASN1Bytes(entry.derEncoded()), rules: .der)
        #expect(read.description == text)
    }

    @Test func json() throws {
        let definition = try interpreter.definition(named: "Entry")
        let read = try interpreter.decode(
            definition, from: ASN1Bytes(Entry(.title, "Ada").derEncoded()), rules: .der)
        #expect(read.json.filter { !$0.isWhitespace } == #"{"type":1,"version":1,"value":{"UTF8String":"Ada"}}"#)
    }

    @Test func closedSets() throws {
        let definition = try interpreter.definition(named: "Attribute")
        let bytes = ASN1Bytes([0x30, 5, 0x80, 1, 2, 0xA1, 0])
        let error = #expect(throws: ASN1Error.self) {
            try interpreter.decode(definition, from: bytes, rules: .der)
        }
        let other = #expect(throws: ASN1Error.self) { try Attribute(derEncoded: bytes) }
        #expect(error?.description == other?.description)
        #expect(throws: Never.self) { try interpreter.decode(definition, from: bytes, rules: .ber) }
    }
}
