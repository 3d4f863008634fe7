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
        var texts: [String] = []
        try DecodeCommand(ArraySlice(arguments + [path("M.asn1"), path(file)])).decode { (text) throws(CommandError) in
            texts.append(text)
        }
        return texts.joined(separator: "\n")
    }

    private func dump(_ arguments: String...) throws -> String {
        var text: [UInt8] = []
        try DumpCommand(arguments[...]).list { (piece) throws(CommandError) in text += piece }
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
            ("Something", "the schemas have no type 'Something'; there are 'Colour', 'Person'"),
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
        #expect(try dump(path("person")).split(separator: "\n").count == 5)
        try write(Data([0x30, 0x05, 0x02, 0x01, 0x05, 0x04, 0x09]), "cut")
        var text: [UInt8] = []
        let expected = CommandError.failure(
            "\(path("cut")): the value goes beyond the end of what is around it at offset 5")
        #expect(throws: expected) {
            try DumpCommand([self.path("cut")]).list { (piece) throws(CommandError) in text += piece }
        }
        #expect(
            String(decoding: text, as: UTF8.self) == """
                    0   2     5  cons  SEQUENCE [UNIVERSAL 16]
                    2   2     1  prim    INTEGER [UNIVERSAL 2] 5
                    5   2     9  prim    OCTET STRING [UNIVERSAL 4] cut off: 0 of 9 octets

                """)
    }

    @Test(
        "of what is cut off there is as much in the list as in the file",
        arguments: [
            (
                [0x30, 0x82, 0x01, 0x00, 0x02, 0x01, 0x05],
                ["SEQUENCE [UNIVERSAL 16] cut off: 3 of 256 octets", "INTEGER [UNIVERSAL 2] 5"], 0
            ),
            (
                [0x30, 0x20, 0xA0, 0x10, 0x0C, 0x05, 0x41, 0x42],
                [
                    "SEQUENCE [UNIVERSAL 16] cut off: 6 of 32 octets", "[0] cut off: 4 of 16 octets",
                    "UTF8String [UNIVERSAL 12] cut off: 2 of 5 octets",
                ], 4
            ),
            // A tag of two octets, and lengths that are no whole number of octets here.
            (
                [0xBF, 0x1F, 0x84, 0xFF, 0xFF, 0xFF, 0xFF, 0x05, 0x00],
                ["[31] cut off: 2 of 4294967295 octets", "NULL [UNIVERSAL 5]"], 0
            ),
            // What goes beyond the end of the value around it is the last.
            (
                [0x30, 0x03, 0x04, 0x02, 0x41, 0x05, 0x00],
                ["SEQUENCE [UNIVERSAL 16]", "OCTET STRING [UNIVERSAL 4] cut off: 1 of 2 octets"], 2
            ),
            (
                [0x30, 0x80, 0x02, 0x03, 0x05],
                ["SEQUENCE [UNIVERSAL 16]", "INTEGER [UNIVERSAL 2] cut off: 1 of 3 octets"], 2
            ),
            // Headers that are not whole.
            ([0x30, 0x82, 0x01], [], 0), ([0xBF, 0x81], [], 0),
            ([0x30, 0x85, 0x01, 0x00, 0x00, 0x00, 0x00, 0x05], [], 0), ([0x02], [], 0),
        ] as [([UInt8], [String], Int)])
    func cutOff(bytes: [UInt8], values: [String], offset: Int) throws {
        try write(Data(bytes), "cut")
        let problem = CommandError.failure(
            "\(path("cut")): the value goes beyond the end of what is around it at offset \(offset)")
        var text: [UInt8] = []
        #expect(throws: problem) {
            try DumpCommand([self.path("cut")]).list { (piece) throws(CommandError) in text += piece }
        }
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        #expect(
            lines.map { $0.drop { $0 != "m" && $0 != "c" }.drop { $0 != " " }.drop { $0 == " " } }
                == values.map { $0[...] })
        #expect(try DumpCommand(["--html", "page", self.path("cut")]).html().problem == problem)
    }

    @Test("what cannot be written stops the list")
    func closedOutput() {
        #expect(throws: CommandError.failure("full")) {
            try DumpCommand([self.path("person")]).list { (_) throws(CommandError) in throw .failure("full") }
        }
    }

    @Test("the type is found where only one fits")
    func choosing() throws {
        #expect(try decode("--json").hasPrefix("{"))
        try write(Data([0x05, 0x00]), "null")
        #expect(try decode(file: "null") == "NULL")
        try write(Data([0x02, 0x01, 0x00]), "integer")
        let nothing = CommandError.failure(
            "\(path("integer")): no type of the schemas fits; 'Person' comes closest: Person: expected SEQUENCE "
                + "[UNIVERSAL 16], found INTEGER [UNIVERSAL 2] at offset 0")
        #expect(throws: nothing) { try self.decode(file: "integer") }
        try write(Data("M DEFINITIONS ::= BEGIN A ::= [0] NULL B ::= [0] NULL END".utf8), "M.asn1")
        try write(Data([0xA0, 0x02, 0x05, 0x00]), "both")
        #expect(throws: CommandError.failure("\(path("both")): several types fit; give '--type' with 'A' or 'B'")) {
            try self.decode(file: "both")
        }
    }

    @Test("values that follow each other are printed one by one")
    func stream() throws {
        try write(Data([0x0A, 0x01, 0x00, 0x0A, 0x01, 0x01]), "colours")
        #expect(try decode("--type", "M.Colour", "--berfile", file: "colours") == "red\ngreen")
        let hint = CommandError.failure(
            "\(path("colours")): Colour: bytes follow the value at offset 3; '--berfile' prints values that follow each other"
        )
        #expect(throws: hint) { try self.decode("--type", "M.Colour", file: "colours") }
        try write(Data([0x0A, 0x01, 0x00, 0x0A, 0x01, 0x05]), "wrong")
        let wrong = CommandError.failure("\(path("wrong")): Colour: number 5 is none of Colour at offset 3")
        #expect(throws: wrong) { try self.decode("--type", "M.Colour", "--berfile", file: "wrong") }
        // Those before what is broken are printed.
        try write(Data([0x0A, 0x01, 0x00, 0x0A, 0x05, 0x01]), "broken")
        var printed: [String] = []
        #expect(throws: CommandError.self) {
            try DecodeCommand(["--type", "M.Colour", "--berfile", self.path("M.asn1"), self.path("broken")])
                .decode { printed.append($0) }
        }
        #expect(printed == ["red"])
    }

    @Test("a file that cannot be listed keeps none of the others from being listed")
    func manyFiles() throws {
        var text = ""
        let files = ["person", "none", "person"].map { path($0) }
        #expect(throws: CommandError.reported) {
            try DumpCommand(files[...]).list { text += String(decoding: $0, as: UTF8.self) }
        }
        #expect(text.components(separatedBy: "SEQUENCE").count == 3)
    }

    @Test("nothing that is read is written over")
    func inputsStay() throws {
        let page = CommandError.failure(
            "'\(path("person"))' is a file and no page; name another for the page, or remove it")
        #expect(throws: page) { try DumpCommand(["--html", self.path("person"), self.path("person")]).run() }
        try write(Data("red".utf8), "value")
        for input in ["M.asn1", "value"] {
            let command = try EncodeCommand([
                "--type", "M.Colour", "--output", path(input), path("M.asn1"), path("value"),
            ])
            #expect(throws: CommandError.failure("'\(path(input))' is what is read; name another file to write")) {
                try command.run()
            }
        }
        // A page takes the place of one.
        for _ in 0..<2 { try DumpCommand(["--html", path("page"), path("person")]).run() }
        #expect(try String(contentsOfFile: path("page"), encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
    }

    @Test("PEM and base64 are read as what they hold")
    func armor() throws {
        let encoding = Data([0x0A, 0x01, 0x01])
        try write(encoding.base64EncodedData(), "base64")
        #expect(try decode("--type", "M.Colour", file: "base64") == "green")
        let block = "-----BEGIN COLOUR-----\n\(encoding.base64EncodedString())\n-----END COLOUR-----\n"
        try write(Data(("two of them\n" + block + block).utf8), "pem")
        #expect(try decode("--type", "M.Colour", "--berfile", file: "pem") == "green\ngreen")
        let several = CommandError.failure("\(path("pem")) has 2 PEM blocks; '--berfile' prints all of them")
        #expect(throws: several) { try self.decode("--type", "M.Colour", file: "pem") }
        #expect(try dump(path("pem")).contains("(COLOUR 2):\n"))
    }

    @Test("an encrypted PEM block says that it is one, and what decrypts it")
    func encrypted() throws {
        let base64 = Data([0x30, 0x00]).base64EncodedString()
        let command = "'openssl pkey -in FILE -out DECRYPTED' asks for the password and writes the key"
        try write(
            Data(
                """
                two
                -----BEGIN RSA PRIVATE KEY-----
                Proc-Type: 4,ENCRYPTED
                DEK-Info: AES-256-CBC,00

                \(base64)
                -----END RSA PRIVATE KEY-----

                """.utf8), "old")
        let old = CommandError.failure("\(path("old")):2: the PEM block 'RSA PRIVATE KEY' is encrypted; \(command)")
        #expect(throws: old) { try self.decode("--type", "Person", file: "old") }
        #expect(throws: old) { try self.dump(self.path("old")) }
        let block = "-----BEGIN ENCRYPTED PRIVATE KEY-----\n\(base64)\n-----END ENCRYPTED PRIVATE KEY-----\n"
        try write(Data(block.utf8), "new")
        for arguments in [["--type", "Person"], []] {
            do {
                _ = try DecodeCommand(ArraySlice(arguments + [path("M.asn1"), path("new")])).decode { _ in }
                Issue.record("it is decoded")
            } catch {
                #expect(
                    error.text?.hasSuffix("; this is an EncryptedPrivateKeyInfo, and \(command) that is in it") ?? false
                )
            }
        }
        // Of its own type it is a value as any other.
        #expect(try dump(path("new")).contains("SEQUENCE"))
    }

    @Test("schemas give names to what is listed")
    func names() throws {
        let text = try dump(path("M.asn1"), "--type", "Person", path("person"))
        let labels = text.split(separator: "\n").map { String($0.drop { "0123456789 cons prim".contains($0) }) }
        #expect(
            labels == [
                "Person: SEQUENCE [UNIVERSAL 16]", "ame: [0] '4142'H", "age: [1] '05'H", "likes: [2]",
                "Colour: ENUMERATED [UNIVERSAL 10] 1",
            ])
    }

    @Test("what decode prints, encode reads", arguments: [true, false])
    func encoding(isJSON: Bool) throws {
        let text = try isJSON ? decode("--type", "Person", "--json") : decode("--type", "Person")
        try write(Data(text.utf8), "text")
        let arguments = ["--type", "Person"] + (isJSON ? ["--json"] : []) + [path("M.asn1")]
        let encoding = try EncodeCommand(ArraySlice(arguments + [path("text")])).encoded()
        #expect(encoding == [UInt8](try Data(contentsOf: URL(fileURLWithPath: path("person")))))
        try write(Data("5".utf8), "text")
        #expect(throws: CommandError.reported) {
            try EncodeCommand(ArraySlice(arguments + [self.path("text")])).encoded()
        }
    }

    @Test("a page holds the names and the octets, and no markup of its data")
    func page() throws {
        let html = String(
            decoding: try DumpCommand(["--html", "out", "--type", "Person", path("M.asn1"), path("person")]).html()
                .html,
            as: UTF8.self)
        for label in ["Person", "name", "age", "likes", "Colour"] { #expect(html.contains("\"\(label)\"")) }
        #expect(
            html.contains(
                Data([0x30, 0x0C, 0x80, 0x02, 0x41, 0x42, 0x81, 0x01, 0x05, 0xA2, 0x03, 0x0A]).base64EncodedString()))
        #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("src="))
    }

    @Test("a graph has the types, or those that some reach")
    func graph() throws {
        let mermaid = try GraphCommand([path("M.asn1")]).text()
        #expect(mermaid.contains("t0([\"Person\"]):::root\n") && mermaid.contains("t1[\"Colour\"]\n"))
        #expect(mermaid.contains("t0 --> t1\n"))
        let dot = try GraphCommand(["--dot", "--type", "M.Colour", path("M.asn1")]).text()
        #expect(!dot.contains("Person") && dot.contains("[label=\"Colour\"]"))
    }
}
