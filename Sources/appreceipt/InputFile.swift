import Foundation

/// A file named on the command line; `-` is standard input.
struct InputFile {
    /// Why a file cannot be read.
    enum Failure: Error, CustomStringConvertible {
        case missing
        case directory
        case unreadable

        var description: String {
            switch self {
            case .missing: return "no such file"
            case .directory: return "a directory, not a file"
            case .unreadable: return "cannot be read"
            }
        }
    }

    let path: String

    /// Everything in it.
    func contents() throws(Failure) -> [UInt8] {
        if path == "-" {
            guard let data = try? FileHandle.standardInput.readToEnd() ?? Data() else { throw .unreadable }
            return [UInt8](data)
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw .missing }
        guard !isDirectory.boolValue else { throw .directory }
        // Unlike `Data(contentsOf:)`, this reads pipes and devices too.
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.readToEnd() ?? Data() else {
            throw .unreadable
        }
        return [UInt8](data)
    }
}
