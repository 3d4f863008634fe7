import ASN1Compiler
import Foundation

extension SourceFile {
    /// Reads a file; its path is shown in messages as it is given here.
    init(contentsOf path: String) throws(CommandError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw .failure("there is no file '\(path)'")
        }
        guard !isDirectory.boolValue else {
            throw .failure("'\(path)' is a directory; name the schema files in it, such as '\(path)/*.asn1'")
        }
        do {
            // Unlike `Data(contentsOf:)`, this reads pipes and devices too.
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            self.init(path: path, bytes: [UInt8](try handle.readToEnd() ?? Data()))
        } catch {
            throw .failure("'\(path)' cannot be read\(SystemError.suffix(for: error))")
        }
    }

    /// Reads several; a file named twice is read once, so that its definitions do not clash with themselves.
    static func read(_ paths: [String]) throws(CommandError) -> [SourceFile] {
        var seen: Set<String> = []
        var files: [SourceFile] = []
        for path in paths where seen.insert(path).inserted {
            files.append(try SourceFile(contentsOf: path))
        }
        return files
    }
}
