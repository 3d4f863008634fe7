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

    /// The path of a file in it, for messages and for writing.
    func path(of name: String) -> String {
        switch path {
        case ".": name
        case _ where path.hasSuffix("/"): path + name
        default: path + "/" + name
        }
    }

    /// Writes a file as a whole or not at all. A file that holds this text already is left alone, so that its
    /// modification date makes nothing recompile. Returns whether it was written.
    func write(_ text: String, to name: String) throws(CommandError) -> Bool {
        let url = URL(fileURLWithPath: path(of: name))
        let data = Data(text.utf8)
        if (try? Data(contentsOf: url)) == data { return false }
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw .failure("'\(path(of: name))' cannot be written\(SystemError.suffix(for: error))")
        }
        return true
    }
}
