import ASN1Compiler
import ASN1Runtime
import Foundation

@testable import ASN1Interpreter

/// Octets from hexadecimal digits; white space does not count.
func octets(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// A schema and an interpreter of it.
struct Schema {
    let interpreter: Interpreter

    /// Assignments of a module `M` with automatic tags, or whole modules.
    init(_ text: String) throws {
        let module =
            text.contains("DEFINITIONS") ? text : "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + text + "\nEND\n"
        try self.init([SourceFile(path: "M.asn1", bytes: Array(module.utf8))])
    }

    /// The schemas of some folders of the package.
    init(folders: [String]) throws {
        var files: [SourceFile] = []
        for folder in folders {
            let url = Self.package.appending(path: folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            where name.hasSuffix(".asn1") {
                let bytes = [UInt8](try Data(contentsOf: url.appending(path: name)))
                files.append(SourceFile(path: folder + "/" + name, bytes: bytes))
            }
        }
        try self.init(files)
    }

    private init(_ files: [SourceFile]) throws {
        let (model, diagnostics) = Compiler.model(of: files)
        if let error = diagnostics.first(where: { $0.severity == .error }) { throw SchemaError(text: error.message) }
        interpreter = Interpreter(model)
    }

    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Decodes a value of a type, or throws the error of the decoder.
    func decode(
        _ type: String, _ bytes: [UInt8], _ rules: ASN1EncodingRules, limits: ASN1Limits = .default
    ) throws -> InterpretedValue {
        try interpreter.decode(
            interpreter.definition(named: type), from: ASN1Bytes(bytes), rules: rules, limits: limits)
    }

    /// The value in value notation, or the error.
    func outcome(_ type: String, _ hexadecimal: String, _ rules: ASN1EncodingRules) -> String {
        do {
            return try decode(type, octets(hexadecimal), rules).valueNotation()
        } catch { return "\(error)" }
    }
}

/// What is wrong with the schema of a test.
struct SchemaError: Error {
    let text: String
}
