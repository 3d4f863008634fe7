import Foundation
import Testing

@testable import asn1swift

@Suite("Decoding and listing files")
final class DecodeCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "asn1swift-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let schema = """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Person ::= SEQUENCE { name UTF8String, age INTEGER (0..150) OPTIONAL, likes SEQUENCE OF Colour }
            Colour ::= ENUMERATED { red, green }
            END
            N DEFINITIONS ::= BEGIN Colour ::= NULL END
            """
        try write(Data(schema.utf8), "M.asn1")
        // Encoded with asn1tools.
        try write(Data([0x30, 0x0C, 0x80, 0x02, 0x41, 0x42, 0x81, 0x01, 0x05, 0xA2, 0x03, 0x0A, 0x01, 0x01]), "person")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ data: Data, _ name: String) throws { try data.write(to: URL(fileURLWithPath: path(name))) }

    private func path(_ name: String) -> String { folder + "/" + name }

    private func decode(_ arguments: String..., file: String = "person") throws -> String {
        try DecodeCommand(ArraySlice(arguments + [path("M.asn1"), path(file)])).text()
    }

    private func dump(_ name: String) throws -> String {
        var text: [UInt8] = []
        try DumpCommand.dump(path(name)) { (piece) throws(CommandError) in text += piece }
        return String(decoding: text, as: UTF8.self)
    }

    @Test("a value is printed in value notation, or as JSON")
    func decoding() throws {
        #expect(
            try decode("--type", "Person") == """
                {
                  name "AB",
                  age 5,
                  likes {
                    green
                  }
                }
                """)
        let json = try decode("--type", "M.Person", "--json", "--der")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(object["name"] as? String == "AB")
        #expect(object["age"] as? Int == 5)
        #expect(object["likes"] as? [String] == ["green"])
    }

    @Test("an encoding at fault is a failure with file, path and offset")
    func wrongEncoding() throws {
        try write(Data([0x30, 0x06, 0x80, 0x01, 0x41, 0x82, 0x01, 0x05]), "wrong")
        let expected = CommandError.failure(
            "\(path("wrong")): Person.likes: [2] is primitive and must be constructed at offset 5")
        #expect(throws: expected) { try self.decode("--type", "Person", file: "wrong") }
        #expect(throws: CommandError.failure("there is no file '\(path("none"))'")) {
            try self.decode("--type", "Person", file: "none")
        }
        #expect(throws: CommandError.failure("'\(folder)/.' is a directory")) {
            try self.decode("--type", "Person", file: ".")
        }
    }

    @Test(
        "a name that is not that of one type is a failure that says what was meant",
        arguments: [
            ("Persn", "the schemas have no type 'Persn'; did you mean 'Person'?"),
            ("M.Persn", "the schemas have no type 'M.Persn'; did you mean 'M.Person'?"),
            ("Something", "the schemas have no type 'Something'"),
            ("Colour", "several modules have a type 'Colour'; give 'M.Colour' or 'N.Colour'"),
        ])
    func typeNames(name: String, message: String) {
        #expect(throws: CommandError.failure(message)) { try self.decode("--type", name) }
    }

    @Test("schemas with errors are reported as the other commands do")
    func wrongSchema() throws {
        try write(Data("M DEFINITIONS ::= BEGIN T ::= Missing END".utf8), "M.asn1")
        #expect(throws: CommandError.reported) { try self.decode("--type", "T") }
    }

    @Test("a list ends where the encoding does")
    func dumping() throws {
        #expect(try dump("person").split(separator: "\n").count == 5)
        try write(Data([0x30, 0x05, 0x02, 0x01, 0x05, 0x04, 0x09]), "cut")
        var text: [UInt8] = []
        let expected = CommandError.failure(
            "\(path("cut")): the value goes beyond the end of what is around it at offset 5")
        #expect(throws: expected) {
            try DumpCommand.dump(self.path("cut")) { (piece) throws(CommandError) in text += piece }
        }
        #expect(
            String(decoding: text, as: UTF8.self) == """
                    0   2     5  cons  SEQUENCE [UNIVERSAL 16]
                    2   2     1  prim    INTEGER [UNIVERSAL 2] 5

                """)
    }

    @Test("what cannot be written stops the list")
    func closedOutput() {
        #expect(throws: CommandError.failure("full")) {
            try DumpCommand.dump(self.path("person")) { (_) throws(CommandError) in throw .failure("full") }
        }
    }
}
