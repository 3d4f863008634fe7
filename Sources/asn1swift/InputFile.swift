import Foundation

/// Reads files whole.
enum InputFile {
    /// The bytes of a file of encoded values; `-` is standard input.
    static func bytes(of path: String) throws(CommandError) -> [UInt8] {
        guard path != "-" else { return try bytes(named: "standard input") { FileHandle.standardInput } }
        return try contents(of: path)
    }

    /// The bytes of a file.
    /// - Parameter directoryHint: What to say of a directory, beside that it is one.
    static func contents(of path: String, directoryHint: String = "") throws(CommandError) -> [UInt8] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw .failure("there is no file '\(path)'")
        }
        guard !isDirectory.boolValue else { throw .failure("'\(path)' is a directory\(directoryHint)") }
        return try bytes(named: "'\(path)'") { try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) }
    }

    /// Unlike `Data(contentsOf:)`, this reads pipes and devices too.
    private static func bytes(named name: String, _ open: () throws -> FileHandle) throws(CommandError) -> [UInt8] {
        do {
            return [UInt8](try open().readToEnd() ?? Data())
        } catch {
            throw .failure("\(name) cannot be read\(SystemError.suffix(for: error))")
        }
    }
}
