import ASN1Compiler
import ASN1Runtime
import Foundation
import Testing

@testable import ASN1Interpreter

/// Random values of every type with a Swift type of its own: what the model's encoder writes, generated code reads, writes and
/// describes alike.
///
/// Where `ASN1SWIFT_VECTORS` names a file, the encodings are written there for other codecs to read: a line for each with the
/// module, the type, the octets in hexadecimal, and those of the value without the extension additions that the schema does not
/// know, separated by tabs. Values of alternatives and enumerations that it does not know are left out.
@Suite
struct RoundTripTests {
    /// All types are there that generated code declares for the schemas.
    @Test(arguments: RoundTripSchemas.all)
    func everyTypeIsTried(schemas: RoundTripSchemas) throws {
        let own = try Schema(folders: [schemas.folder] + schemas.imports).interpreter
        let others = try Schema(folders: schemas.imports).interpreter
        // Definitions know their modules only as long as the models live.
        defer { withExtendedLifetime((own, others)) {} }
        let imported = Set(others.definitions.map(\.module.name))
        let declared = own.definitions.filter { own.planner.isNominal($0) && !imported.contains($0.module.name) }
        let tried = try schemas.subjects.map { try own.definition(named: $0.name) }
        #expect(Self.fullNames(declared) == Self.fullNames(tried))
    }

    private static func fullNames(_ definitions: [TypeDefinition]) -> [String] {
        definitions.map { $0.module.name + "." + $0.name.text }.sorted()
    }

    @Test(arguments: RoundTripSchemas.all)
    func agrees(schemas: RoundTripSchemas) throws {
        let interpreter = try Schema(folders: [schemas.folder] + schemas.imports).interpreter
        var lines = ""
        for subject in schemas.subjects {
            let definition = try interpreter.definition(named: subject.name)
            let plan = interpreter.planner.plan(definition.type, typeName: definition.name.text)
            let seed = subject.name.utf8.reduce(UInt64(1)) { $0 &* 31 &+ UInt64($1) }
            var random = RandomValue(
                planner: interpreter.planner, hasNativeIntegers: schemas.hasNativeIntegers, seed: seed)
            var withoutDER = 0
            for _ in 0..<schemas.count {
                let made = random.value(plan)
                let value = try #require(made, "no value satisfies the constraints of \(subject.name)")
                let encoding: [UInt8]
                do throws(ASN1Error) { encoding = try interpreter.encode(value, as: definition) } catch {
                    // Such as a time without a zone, where constraints leave nothing else.
                    withoutDER += 1
                    continue
                }
                try compare(value, encoding, definition, interpreter, subject)
                guard let known = value.known else { continue }
                let plain = try interpreter.encode(known, as: definition)
                lines += "\(definition.module.name)\t\(definition.name.text)\t\(encoding.hexadecimal)\t"
                lines += plain.hexadecimal + "\n"
            }
            #expect(withoutDER * 4 <= schemas.count, "\(subject.name): \(withoutDER) values without an encoding in DER")
        }
        if let path = ProcessInfo.processInfo.environment["ASN1SWIFT_VECTORS"] { try Vectors.append(lines, to: path) }
    }

    /// Decodes what was made with the model and with generated code.
    private func compare(
        _ value: InterpretedValue, _ encoding: [UInt8], _ definition: TypeDefinition, _ interpreter: Interpreter,
        _ subject: RoundTripSchemas.Subject
    ) throws {
        let input = ASN1Bytes(encoding)
        let notation = value.valueNotation()
        do {
            let read = try interpreter.decode(definition, from: input, rules: .der)
            #expect(read.withoutRows.valueNotation() == notation, "\(subject.name): \(input)")
            let result = try roundTrip(subject.type, input)
            #expect(result.encoding == encoding, "\(subject.name): \(notation)")
            #expect(result.isStable, "\(subject.name): \(notation)")
            #expect(result.notation == read.valueNotation(), "\(subject.name): \(input)")
        } catch { Issue.record("\(subject.name): \(error): \(input) \(notation)") }
    }

    /// The encoding after decoding, whether decoding that again gives the same value, and the value in value notation.
    private func roundTrip<Value: ASN1Codable & Hashable>(
        _ type: Value.Type, _ input: ASN1Bytes
    ) throws -> (encoding: [UInt8], isStable: Bool, notation: String) {
        let value = try Value(derEncoded: input)
        let encoding = try value.derEncoded()
        return (encoding, try Value(derEncoded: encoding) == value, value.description)
    }
}

extension InterpretedValue {
    /// The value with what identifiers decide the types of as it is encoded, which is how random values have it.
    fileprivate var withoutRows: InterpretedValue {
        switch self {
        case .row(let row): return row.encoded
        case .choice(let name, let inner): return .choice(name, inner.withoutRows)
        case .list(let elements): return .list(elements.map(\.withoutRows))
        case .structure(var structure):
            for index in structure.members.indices {
                structure.members[index].value = structure.members[index].value.withoutRows
            }
            return .structure(structure)
        default: return self
        }
    }

    /// The value as a schema without extension additions has it: those that it does not know left out. None for a value of an
    /// alternative or enumeration that it does not know.
    fileprivate var known: InterpretedValue? {
        switch self {
        case .unknownAlternative, .enumerated(_, name: nil): return nil
        case .choice(let name, let inner): return inner.known.map { .choice(name, $0) }
        case .list(let elements):
            let known = elements.compactMap(\.known)
            return known.count == elements.count ? .list(known) : nil
        case .structure(let structure):
            var members: [InterpretedStructure.Member] = []
            for member in structure.members {
                guard let value = member.value.known else { return nil }
                members.append(InterpretedStructure.Member(name: member.name, value: value))
            }
            return .structure(InterpretedStructure(members: members))
        default: return self
        }
    }
}

extension [UInt8] {
    fileprivate var hexadecimal: String {
        map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}

/// The file of encodings that other codecs read.
private enum Vectors {
    private static let lock = NSLock()

    /// Adds lines to the file. Tests run at the same time, so that each waits for the others.
    static func append(_ lines: String, to path: String) throws {
        try lock.withLock {
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try file.seekToEnd()
            try file.write(contentsOf: Data(lines.utf8))
            try file.close()
        }
    }
}
