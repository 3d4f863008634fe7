import Foundation

/// The command `appreceipt` that the build put beside the tests.
enum BuiltCommand {
    static let executable = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        .appending(path: "appreceipt")
    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }

    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs the command to its end.
    static func run(_ arguments: [String], input: Data = Data()) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let output = Pipe()
        let errors = Pipe()
        let inputPipe = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = inputPipe
        try process.run()
        // Beside the reading, since what is written may be more than a pipe holds.
        let writer = inputPipe.fileHandleForWriting
        DispatchQueue.global().async {
            try? writer.write(contentsOf: input)
            try? writer.close()
        }
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
            errors: String(decoding: complaints, as: UTF8.self))
    }
}
