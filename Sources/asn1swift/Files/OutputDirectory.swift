import ASN1Compiler
import ASN1Inspection
import Foundation

/// The directory that generated files go to.
struct OutputDirectory {
    /// What is to be done to a file in it.
    enum Change: Equatable {
        /// Nothing: it holds this text. It is to be left alone, so that its modification date makes nothing recompile.
        case unchanged
        /// It is not there.
        case missing
        /// It holds another text.
        case different
        /// Something else stands in its place than what was generated before, which is not replaced, as the text says.
        case foreign(String)
        /// It was generated from a schema that is not among those given.
        case leftOver
    }

    let path: String

    /// Makes the directory when it is not there.
    init(path: String) throws(CommandError) {
        self.path = path
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
            guard isDirectory.boolValue else { throw .failure("output '\(path)' is not a directory") }
            return
        }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .failure("output directory '\(path)' cannot be made\(SystemError.suffix(for: error))")
        }
    }

    /// A directory that nothing is written to.
    init(existing path: String) { self.path = path }

    /// The path of a file in it, for messages and for writing.
    func path(of name: String) -> String {
        switch path {
        case ".": name
        case _ where path.hasSuffix("/"): path + name
        default: path + "/" + name
        }
    }

    /// What makes a file hold a text.
    func change(for text: String, in name: String) -> Change {
        let path = path(of: name)
        guard let isFile = OutputFile.isRegularFile(path) else { return .missing }
        guard isFile else { return .foreign("'\(path)' is no file that could be replaced; move it away") }
        guard let contents = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            return .foreign("'\(path)' cannot be read, so it is not replaced; move it away")
        }
        if contents == Data(text.utf8) { return .unchanged }
        guard contents.isEmpty || Self.isGenerated(contents) else {
            return .foreign(
                "'\(path)' was not generated, so it is not replaced; move it away, or name another directory")
        }
        return .different
    }

    private static func isGenerated(_ contents: Data) -> Bool {
        contents.starts(with: "// \(Compiler.outputMark)".utf8)
    }

    /// The files in it that were generated, beside these, in the order of their names. What others wrote is none of them, whatever
    /// its name.
    func leftOvers(besides names: [String]) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return Set(files.filter { $0.hasSuffix(Compiler.outputSuffix) }).subtracting(names).sorted().filter { name in
            let contents = try? Data(contentsOf: URL(fileURLWithPath: path(of: name)))
            return contents.map(Self.isGenerated) ?? false
        }
    }

    /// Removes a file.
    func remove(_ name: String) throws(CommandError) {
        do {
            try FileManager.default.removeItem(atPath: path(of: name))
        } catch {
            throw .failure("'\(path(of: name))' cannot be removed\(SystemError.suffix(for: error))")
        }
    }

    /// Writes a file as a whole or not at all.
    func write(_ text: String, to name: String) throws(CommandError) {
        try OutputFile.writeNamed(path(of: name), Array(text.utf8))
    }
}
