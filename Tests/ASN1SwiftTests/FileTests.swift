import ASN1Compiler
import Foundation
import Testing

@testable import asn1swift

@Suite("Reading and writing files")
final class FileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "asn1swift-\(UUID().uuidString)").path
    private let manager = FileManager.default

    init() throws {
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? manager.removeItem(atPath: folder)
    }

    @Test("a file is written when its content differs, and only then")
    func writing() throws {
        let directory = try OutputDirectory(path: folder + "/made/on the way")
        let first = "// \(Compiler.outputMark) A.asn1.\n"
        let second = first + "\n"
        #expect(directory.change(for: first, in: "A.asn1.swift") == .missing)
        try directory.write(first, to: "A.asn1.swift")
        let path = directory.path(of: "A.asn1.swift")
        #expect(directory.change(for: first, in: "A.asn1.swift") == .unchanged)
        #expect(directory.change(for: second, in: "A.asn1.swift") == .different)
        try directory.write(second, to: "A.asn1.swift")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == second)
        #expect(try manager.contentsOfDirectory(atPath: directory.path) == ["A.asn1.swift"])
    }

    @Test("a schema's path is kept as it was given, and a file named twice is read once")
    func reading() throws {
        try Data([0xEF, 0xBB, 0xBF, 0xFF]).write(to: URL(fileURLWithPath: folder + "/A.asn1"))
        let paths = [folder + "/./A.asn1", folder + "/./A.asn1"]
        let files = try SourceFile.read(paths)
        #expect(files.map(\.path) == [paths[0]])
        #expect(files.map(\.bytes) == [[0xEF, 0xBB, 0xBF, 0xFF]])
    }

    @Test("what cannot be read or written is a failure of one line, with exit status 1")
    func failures() throws {
        let file = folder + "/A.asn1"
        try Data().write(to: URL(fileURLWithPath: file))
        try manager.createDirectory(atPath: folder + "/B.asn1.swift", withIntermediateDirectories: true)

        #expect(throws: CommandError.failure("there is no file '\(folder)/none'")) {
            try SourceFile(contentsOf: self.folder + "/none")
        }
        #expect(
            throws: CommandError.failure(
                "'\(folder)' is a directory; name the schema files in it, such as '\(folder)/*.asn1'")
        ) {
            try SourceFile(contentsOf: self.folder)
        }
        #expect(throws: CommandError.failure("output '\(file)' is not a directory")) {
            try OutputDirectory(path: file)
        }
        #expect(throws: CommandError.failure("output directory '\(file)/x' cannot be made: not a directory")) {
            try OutputDirectory(path: file + "/x")
        }
        #expect(throws: CommandError.failure("'\(folder)/B.asn1.swift' cannot be written: is a directory")) {
            try OutputDirectory(path: self.folder).write("", to: "B.asn1.swift")
        }
        #expect(CommandError.failure("").exitStatus == 1)
        #expect(CommandError.reported.exitStatus == 1)
    }

    @Test("a wrong options file stops the command, and flags override a right one")
    func options() throws {
        let options = folder + "/asn1.json"
        try Data(#"{ "access": "public", "integers": "native" }"#.utf8).write(to: URL(fileURLWithPath: options))
        let command = try GenerateCommand(["--access", "package", "--options", options, "A.asn1"])
        var files: [SourceFile] = []
        #expect(try command.input.options(addingTo: &files) == Options(access: .package, integers: .native))
        #expect(files.map(\.path) == [options])

        try Data(#"{ "access": "pubic" }"#.utf8).write(to: URL(fileURLWithPath: options))
        #expect(throws: CommandError.reported) { try command.input.options(addingTo: &files) }
    }
}
