import ASN1Inspection
import ASN1Runtime
import Foundation
import Testing

@testable import asn1swift

@Suite("Types that nobody names")
final class FittingTypeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "asn1swift-\(UUID().uuidString)").path
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The schemas for certificates and for what is signed.
    private static let schemas = ["PKIX", "CMS"].flatMap { module in
        let folder = package.appending(path: "Schemas/\(module)").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".asn1") }.sorted().map { folder + "/" + $0 }
    }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    private func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    }

    private func schema(_ types: String) throws -> String {
        try write(Array("M DEFINITIONS ::= BEGIN \(types) END".utf8), "M.asn1")
        return path("M.asn1")
    }

    /// The name of the type that is found, and how many fit.
    private func found(_ bytes: [UInt8], _ schemas: [String]) throws -> String {
        let input = InputFile.Encoding(name: "file", bytes: ASN1Bytes(bytes))
        let (definition, count) = try LoadedSchema(schemas).definition(fitting: input.bytes, of: input, rules: .ber)
        return "\(definition.name.text) of \(count)"
    }

    @Test("a signed message is a ContentInfo and a certificate a Certificate, whatever else they could be")
    func messageAndCertificate() throws {
        let receipt = Self.package.appending(
            path: "Tests/AppStoreReceiptTests/Receipts/production-with-purchases.p7")
        let bytes = [UInt8](try Data(contentsOf: receipt))
        #expect(try found(bytes, Self.schemas).hasPrefix("ContentInfo of "))
        let tree = EncodingTree(ASN1Bytes(bytes), descends: false)
        let signedData = try #require(tree.children(of: tree.children(of: tree.roots[0])[1]).first)
        let list = try #require(tree.children(of: signedData).first { tree.nodes[$0].tag == .context(0) })
        let certificate = tree.nodes[try #require(tree.children(of: list).first)]
        let octets = Array(bytes[Int(certificate.offset)..<Int(certificate.end)])
        #expect(try found(octets, Self.schemas).hasPrefix("Certificate of "))
    }

    @Test(
        "the type that leaves least to open types is found",
        arguments: [
            // What is known of the value counts, in open types and after '...'.
            ("A ::= SEQUENCE { a INTEGER, b ANY } B ::= SEQUENCE { a INTEGER, b BOOLEAN }", "B of 2"),
            ("A ::= SEQUENCE { a INTEGER, ... } B ::= SEQUENCE { a INTEGER, b BOOLEAN }", "B of 2"),
            ("A ::= ANY B ::= SEQUENCE { a INTEGER, b ANY }", "B of 2"),
            // Neither other names nor CHOICEs of it say more than the type itself.
            (
                "A ::= SEQUENCE { a INTEGER, b BOOLEAN } B ::= A C ::= CHOICE { a A, n NULL } R ::= SET OF CHOICE { b B, c [0] C }",
                "A of 3"
            ),
            ("A ::= SEQUENCE { a INTEGER, b BOOLEAN } B ::= A C ::= A", "A of 2"),
            // What no other refers to comes first, if it says all.
            ("A ::= SEQUENCE { a INTEGER, b BOOLEAN } B ::= SEQUENCE { a A, b BOOLEAN }", "A of 1"),
            ("A ::= SEQUENCE { a INTEGER, b ANY } B ::= SEQUENCE { a INTEGER, b BOOLEAN } C ::= SET OF B", "B of 2"),
        ])
    func ranking(types: String, expected: String) throws {
        #expect(try found([0x30, 0x06, 0x02, 0x01, 0x05, 0x01, 0x01, 0xFF], [schema(types)]) == expected)
    }

    @Test("types that say as much as each other are named, and no others")
    func several() throws {
        let types = "A ::= SEQUENCE { a INTEGER } B ::= SEQUENCE { b INTEGER } C ::= SEQUENCE { c ANY }"
        #expect(throws: CommandError.failure("file: several types fit; give '--type' with 'A' or 'B'")) {
            try self.found([0x30, 0x03, 0x02, 0x01, 0x05], [self.schema(types)])
        }
    }

    @Test("a list says why it has no names of a type, and is whole")
    func misfit() throws {
        let types = "A ::= SEQUENCE { a INTEGER } B ::= SEQUENCE { b INTEGER } C ::= SEQUENCE { c BOOLEAN }"
        let schema = try schema(types)
        try write([0x30, 0x03, 0x02, 0x01, 0x05], "file")
        let reason = "C.c: expected BOOLEAN [UNIVERSAL 1], found INTEGER [UNIVERSAL 2] at offset 2"
        for (arguments, message) in [
            (["--type", "C"], "no value of type 'C': \(reason)"),
            ([], "several types fit; give '--type' with 'A' or 'B'"),
        ] {
            let command = try DumpCommand(ArraySlice(arguments + [schema, path("file")]))
            var text = ""
            let expected = CommandError.failure("\(path("file")): \(message)")
            #expect(throws: expected) { try command.list { text += String(decoding: $0, as: UTF8.self) } }
            #expect(text.contains("INTEGER [UNIVERSAL 2] 5"))
            #expect(try command.html().problem == expected)
        }
        // The second of two values, by its place in the file.
        try write([0x30, 0x03, 0x01, 0x01, 0xFF, 0x30, 0x03, 0x02, 0x01, 0x05], "two")
        #expect(
            throws: CommandError.failure(
                "\(path("two")): no value of type 'C': \(reason.replacing("offset 2", with: "offset 7"))")
        ) {
            try DumpCommand(["--type", "C", schema, self.path("two")]).list { _ in }
        }
        // Where no type is asked for and none fits, the schema names object identifiers.
        try write([0x05, 0x00], "null")
        try DumpCommand([schema, path("null")]).list { _ in }
    }
}
