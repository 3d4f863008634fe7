import ASN1Inspection
import ASN1Runtime
import Foundation

/// Reads files whole.
enum InputFile {
    /// What stands for standard input where a file is named.
    static let standardInput = "-"

    /// An encoding in a file.
    struct Encoding {
        /// What messages call it.
        var name: String
        var bytes: ASN1Bytes
        /// What to say where it is not what was asked for, after what is wrong; mostly empty.
        var hint = ""
    }

    /// The encodings that a file holds: as it is, in PEM, or as base64; `-` is standard input.
    static func encodings(of path: String) throws(CommandError) -> [Encoding] {
        let file = try contents(of: path)
        let name = name(of: path)
        do throws(ArmorError) {
            let inputs = try ArmoredInput.inputs(of: file)
            return inputs.enumerated().map { number, input in
                let place = inputs.count > 1 ? " (\(input.label) \(number + 1))" : ""
                return Encoding(name: name + place, bytes: ASN1Bytes(input.bytes), hint: input.hint)
            }
        } catch {
            throw .failure("\(name)\(error.line.map { ":\($0)" } ?? ""): \(error.message)")
        }
    }

    /// What starts messages about the contents of a file.
    static func name(of path: String) -> String { path == standardInput ? "standard input" : path }

    /// The bytes of a file; `-` is standard input.
    /// - Parameter directoryHint: What to say of a directory, beside that it is one.
    /// - Throws: A failure of one line, also for a file with more bytes than offsets can count.
    static func contents(of path: String, directoryHint: String = "") throws(CommandError) -> [UInt8] {
        if path == standardInput { return try bytes(named: name(of: path)) { FileHandle.standardInput } }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            // A folder on the way may forbid to look, or links lead in a circle.
            guard access(path, F_OK) != 0, errno != ENOENT, errno != ENOTDIR else {
                throw .failure("there is no file '\(path)'")
            }
            throw .failure("'\(path)' cannot be read\(SystemError.suffix(forCode: errno))")
        }
        guard !isDirectory.boolValue else { throw .failure("'\(path)' is a directory\(directoryHint)") }
        return try bytes(named: "'\(path)'") { try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) }
    }

    /// Unlike `Data(contentsOf:)`, this reads pipes and devices too, which need not end.
    private static func bytes(named name: String, _ open: () throws -> FileHandle) throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            let file = try open()
            while bytes.count <= limit, let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty { bytes += piece }
        } catch {
            throw .failure("\(name) cannot be read\(SystemError.suffix(for: error))")
        }
        guard bytes.count <= limit else { throw .failure("\(name) is longer than 4 GiB") }
        return bytes
    }

    /// How many bytes offsets can count.
    private static let limit = Int(clamping: UInt32.max)
}
