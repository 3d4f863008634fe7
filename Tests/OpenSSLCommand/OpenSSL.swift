package import Foundation

/// The command `openssl`, which tells tests what is in an encoding, and reads what they wrote.
package enum OpenSSL {
    /// Where the command is on the PATH; `nil` when it is missing, older than 3.0, whose texts differ, or another program of
    /// that name.
    package static let executable: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let files = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "openssl") }
        guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }),
            let version = try? run(file, ["version"], in: FileManager.default.temporaryDirectory)
        else { return nil }
        let words = version.text.split(separator: " ")
        guard words.count > 1, words[0] == "OpenSSL",
            let major = words[1].split(separator: ".").first.flatMap({ Int($0) })
        else { return nil }
        return major >= 3 ? file : nil
    }()

    /// Whether there is such a command; tests that need it are skipped where there is none.
    package static var isInstalled: Bool { executable != nil }

    /// Why they are skipped.
    package static let missing = "there is no openssl of version 3 or later"

    /// What the command wrote to its standard output and standard error, and its exit status.
    package struct Outcome: Sendable {
        package var status: Int32
        package var output: Data
        package var errors: String

        /// The standard output as text.
        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// A command that did not succeed, or is not there.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// Runs the command to its end. It reads nothing from the standard input.
    /// - Throws: An error of Foundation when it cannot be started.
    static func run(_ executable: URL, _ arguments: [String], in folder: URL) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        // A file, so that neither of the two can fill up while the other one is read.
        let complaints = folder.appending(path: "openssl-\(UUID().uuidString).log")
        try Data().write(to: complaints)
        defer { try? FileManager.default.removeItem(at: complaints) }
        process.standardError = try FileHandle(forWritingTo: complaints)
        try process.run()
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let errors = String(decoding: try Data(contentsOf: complaints), as: UTF8.self)
        return Outcome(status: process.terminationStatus, output: written, errors: errors)
    }
}
