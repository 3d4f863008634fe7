import AppStoreReceipt
import Foundation

/// The command `appreceipt`: reads its arguments and does what they ask for.
struct CommandLineTool {
    /// What the process ends with.
    enum ExitStatus: Int32 {
        case success = 0
        /// The input is no receipt, or cannot be read.
        case failure = 1
        /// The arguments make no command.
        case usage = 2
    }

    let arguments: [String]

    static let usage = """
        usage: appreceipt inspect FILE [--json]
               appreceipt --help

        """

    static let help =
        usage + """

            Shows what an App Store receipt says. The signature is not verified.

              FILE     a receipt, binary or in base64 with white space anywhere; - is standard input
              --json   JSON instead of text; its keys are stable

            Exit status: 0 when the receipt was read, 1 when the input is none, 2 for wrong arguments.

            """

    /// Runs the command.
    func run() -> ExitStatus {
        if arguments.contains("--help") || arguments.contains("-h") {
            return print(Self.help)
        }
        guard let command = arguments.first else { return misuse("no command") }
        guard command == "inspect" else { return misuse("unknown command '\(command)'") }
        var files: [String] = []
        var json = false
        var onlyFiles = false
        for argument in arguments.dropFirst() {
            if onlyFiles || argument == "-" || !argument.hasPrefix("-") {
                files.append(argument)
            } else if argument == "--json" {
                json = true
            } else if argument == "--" {
                onlyFiles = true
            } else {
                return misuse("unknown option '\(argument)'")
            }
        }
        guard let file = files.first else { return misuse("no file") }
        guard files.count == 1 else { return misuse("more than one file") }
        return inspect(file, json: json)
    }

    private func inspect(_ file: String, json: Bool) -> ExitStatus {
        let name = file == "-" ? "standard input" : file
        do {
            let receipt = try AppReceipt(try InputFile(path: file).contents())
            return print(json ? try Self.json(receipt) : ReceiptText(receipt).text)
        } catch {
            return fail("\(name): \(error)")
        }
    }

    private static func json(_ receipt: AppReceipt) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(receipt), as: UTF8.self) + "\n"
    }

    private func misuse(_ problem: String) -> ExitStatus {
        try? FileHandle.standardError.write(contentsOf: Data(("appreceipt: \(problem)\n" + Self.usage).utf8))
        return .usage
    }

    /// Writes the result; one that gets lost, on a full disk for instance, is a failure.
    private func print(_ text: String) -> ExitStatus {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            return .success
        } catch {
            return fail("standard output cannot be written")
        }
    }

    private func fail(_ problem: String) -> ExitStatus {
        try? FileHandle.standardError.write(contentsOf: Data("appreceipt: \(problem)\n".utf8))
        return .failure
    }
}
