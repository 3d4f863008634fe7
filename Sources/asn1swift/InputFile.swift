import Foundation

/// Reads a file of encoded values; `-` is standard input.
enum InputFile {
    /// All bytes of a file.
    /// - Throws: A failure of one line, also for a file with more bytes than offsets can count.
    static func bytes(of path: String) throws(CommandError) -> [UInt8] {
        let bytes = try readAll(path)
        guard bytes.count <= UInt32.max else { throw .failure("\(quotedName(of: path)) is longer than 4 GiB") }
        return bytes
    }

    /// What starts messages about the contents of a file.
    static func name(of path: String) -> String { path == "-" ? "standard input" : path }

    private static func quotedName(of path: String) -> String { path == "-" ? name(of: path) : "'\(path)'" }

    private static func readAll(_ path: String) throws(CommandError) -> [UInt8] {
        let name = quotedName(of: path)
        if path != "-" {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
                throw .failure("there is no file '\(path)'")
            }
            guard !isDirectory.boolValue else { throw .failure("\(name) is a directory") }
        }
        do {
            let handle =
                path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            return [UInt8](try handle.readToEnd() ?? Data())
        } catch {
            throw .failure("\(name) cannot be read\(SystemError.suffix(for: error))")
        }
    }
}
