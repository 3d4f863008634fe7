import Foundation

/// Reads a file of encoded values; `-` is standard input.
enum InputFile {
    /// All bytes of a file.
    static func bytes(of path: String) throws(CommandError) -> [UInt8] {
        let name = path == "-" ? "standard input" : "'\(path)'"
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
