import ASN1Compiler
import ASN1Runtime
import Foundation

@testable import ASN1Interpreter

/// A type of the tests' schemas with its definition: a type of Swift and one of the interpreter.
struct SchemaSubject {
    let schemas: RoundTripSchemas
    let subject: RoundTripSchemas.Subject
    let interpreter: Interpreter
    let definition: TypeDefinition

    /// Encodings of random values of the type, the same in every run.
    func randomEncodings(count: Int) throws -> [[UInt8]] {
        let plan = interpreter.planner.plan(definition.type, typeName: definition.name.text)
        var random = RandomValue(
            planner: interpreter.planner, hasNativeIntegers: schemas.hasNativeIntegers, seed: UInt64(count))
        return (0..<count).compactMap { _ in
            guard let value = random.value(plan) else { return nil }
            return try? interpreter.encode(value, as: definition)
        }
    }
}

extension RoundTripSchemas {
    /// Whether some types keep the octets they were decoded from, so that what BER brought goes out as BER.
    var preserves: Bool { !["Tests/GeneratedCode", "Tests/GeneratedShapes"].contains(folder) }
}

/// The types of the tests' schemas, but for those that exist for the sake of their names.
enum Subjects {
    private static let schemas: [RoundTripSchemas] = [.code, .shapes, .preserving, .pkix, .cms]

    /// Interpreters are of one thread, as fuzzing is.
    nonisolated(unsafe) static let all: [SchemaSubject] = {
        do {
            return try schemas.flatMap { schemas in
                let interpreter = try interpreter(of: [schemas.folder] + schemas.imports)
                return try schemas.subjects.map { subject in
                    SchemaSubject(
                        schemas: schemas, subject: subject, interpreter: interpreter,
                        definition: try interpreter.definition(named: subject.name))
                }
            }
        } catch { finding("the schemas cannot be read: \(error)") }
    }()

    /// An interpreter of all schemas of some folders.
    static func interpreter(of folders: [String]) throws -> Interpreter {
        let files = try folders.flatMap { try PackageFiles.contents(of: $0, endings: ".asn1") }
        let (model, diagnostics) = Compiler.model(
            of: files.enumerated().map { SourceFile(path: "\($0).asn1", bytes: $1) })
        require(!diagnostics.contains { $0.severity == .error }, "schemas of the tests have errors: \(folders)")
        return Interpreter(model)
    }

    /// The subject that the first two octets of an input choose, and the octets after them.
    static func chosen(by input: [UInt8]) -> (subject: SchemaSubject, rest: [UInt8])? {
        guard input.count >= 2 else { return nil }
        return (all[(Int(input[0]) << 8 | Int(input[1])) % all.count], Array(input.dropFirst(2)))
    }

    /// Inputs about each subject, with the two octets that choose it in front.
    static func seeds(_ make: (SchemaSubject) throws -> [[UInt8]]) throws -> [[UInt8]] {
        try all.enumerated().flatMap { index, subject in
            try make(subject).map { [UInt8(index >> 8), UInt8(index & 0xFF)] + $0 }
        }
    }
}
