import ASN1Compiler
import Foundation
import Testing

@testable import asn1swift

@Suite("Checking as the plugin does")
final class CheckCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "asn1swift-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write("A DEFINITIONS ::= BEGIN IMPORTS U FROM B; T ::= SEQUENCE { a U } END", to: "A.asn1")
        try write("B DEFINITIONS ::= BEGIN U ::= IA5String (PATTERN \"a\") V ::= NULL END", to: "B.asn1")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private func check(_ arguments: String...) throws {
        let names = arguments.map { $0.replacingOccurrences(of: "@", with: folder + "/") }
        try CheckCommand(names[...]).run()
    }

    @Test("an import from another Swift module is found where that is given")
    func dependency() throws {
        #expect(throws: CommandError.reported) { try self.check("@A.asn1") }
        try check("@A.asn1", "--dependency", "Other=@B.asn1")
        #expect(throws: CommandError.failure("there is no file '\(folder)/C.asn1'")) {
            try self.check("@A.asn1", "--dependency", "Other=@C.asn1")
        }
    }

    @Test("what 'generate' would write to one file is an error where options are checked")
    func outputs() throws {
        try FileManager.default.createDirectory(atPath: folder + "/more", withIntermediateDirectories: true)
        try write("B2 DEFINITIONS ::= BEGIN V ::= NULL END", to: "more/b.asn1")
        try write("{}", to: "options.json")
        try check("@B.asn1", "@more/b.asn1")
        let expected = CommandError.failure(
            "'\(folder)/B.asn1' and '\(folder)/more/b.asn1' would both become 'b.asn1.swift'; rename one of them")
        #expect(throws: expected) { try self.check("--options", "@options.json", "@B.asn1", "@more/b.asn1") }
    }

    @Test("an options file is checked with the schemas that it is about, those of other modules too")
    func options() throws {
        try write(#"{ "pdu": ["T"] }"#, to: "right.json")
        try write(#"{ "pdu": ["TT"] }"#, to: "wrong.json")
        try write(#"{ "pdu": ["V"] }"#, to: "other.json")
        try check("@A.asn1", "--dependency", "Other=@B.asn1", "--options", "@right.json")
        #expect(throws: CommandError.reported) {
            try self.check("@A.asn1", "--dependency", "Other=@B.asn1", "--options", "@wrong.json")
        }
        // What the other module leaves out cannot be used here.
        #expect(throws: CommandError.reported) {
            try self.check(
                "@A.asn1", "--dependency", "Other=@B.asn1", "--dependency", "Other=@other.json", "--options",
                "@right.json")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { !$0.hasSuffix(".swift") })
    }
}
