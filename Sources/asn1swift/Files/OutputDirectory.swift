import Foundation

/// The directory that generated files go to.
struct OutputDirectory {
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

    /// Whether a file is not there, or holds another text. One that holds this text is to be left alone, so that its
    /// modification date makes nothing recompile.
    func differs(_ text: String, from name: String) -> Bool {
        (try? Data(contentsOf: URL(fileURLWithPath: path(of: name)))) != Data(text.utf8)
    }

    /// Writes a file as a whole or not at all.
    func write(_ text: String, to name: String) throws(CommandError) {
        try OutputFile.write(Array(text.utf8), to: path(of: name))
    }
}
