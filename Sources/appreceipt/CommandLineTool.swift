import ASN1Inspection
import ASN1Runtime
import AppStoreReceipt
import Foundation

/// The command `appreceipt`: reads its arguments and does what they ask for.
struct CommandLineTool {
    /// What the process ends with.
    enum ExitStatus: Int32 {
        case success = 0
        /// The input is no receipt or not a valid one, or cannot be read.
        case failure = 1
        /// The arguments make no command.
        case usage = 2
    }

    let arguments: [String]

    static let usage = """
        usage: appreceipt inspect FILE [--json | --html PAGE]
               appreceipt validate FILE --bundle-id ID --bundle-version VERSION [OPTION]…
               appreceipt validate --batch --bundle-id ID --bundle-version VERSION [OPTION]…
               appreceipt --help | --version

        """

    /// Runs the command.
    func run() -> ExitStatus {
        if let problem = ProcessArguments.problem { return misuse(problem) }
        guard let command = arguments.first else { return misuse("no command") }
        // With nothing beside it, so that a file or value of this name is not taken for success; a file that may be named like an
        // option goes after '--'.
        let isAlone = arguments.count == 1
        let commands = ["inspect", "validate"]
        if let last = arguments.last, isAlone || arguments.count == 2 && commands.contains(command),
            Self.asksForHelp(last)
        {
            return print(Self.usage + Self.help)
        }
        switch command {
        case "help" where isAlone || arguments.count == 2 && commands.contains(arguments[1]):
            return print(Self.usage + Self.help)
        case "--version" where isAlone, "version" where isAlone:
            return print("appreceipt \(ToolVersion.text)\n")
        case "inspect": return inspect(arguments.dropFirst())
        case "validate": return validate(arguments.dropFirst())
        default: return misuse("unknown command '\(command)'")
        }
    }

    private func inspect(_ arguments: ArraySlice<String>) -> ExitStatus {
        var files: [String] = []
        var json = false
        var page: String?
        var onlyFiles = false
        var rest = arguments
        while let argument = rest.popFirst() {
            if onlyFiles || argument == "-" || !argument.hasPrefix("-") {
                files.append(argument)
            } else if argument == "--json" {
                json = true
            } else if argument == "--html" {
                guard let value = rest.popFirst(), !value.hasPrefix("--") else {
                    return misuse("'--html' needs the page to write; one that starts with '--' is joined by '='")
                }
                page = value
            } else if argument.hasPrefix("--html=") {
                page = String(argument.dropFirst("--html=".count))
            } else if argument == "--" {
                onlyFiles = true
            } else if Self.asksForHelp(argument) {
                return helpInstead(of: "inspected")
            } else {
                return misuse("unknown option '\(argument)'")
            }
        }
        guard let file = files.first else { return misuse("no file") }
        guard files.count == 1 else { return misuse("more than one file") }
        guard let page else { return inspect(file, json: json) }
        return json ? misuse("'--json' and '--html' exclude each other") : inspect(file, onPage: page)
    }

    private func inspect(_ file: String, json: Bool) -> ExitStatus {
        do {
            let receipt = try AppReceipt(try InputFile(path: file).contents())
            return print(json ? try Self.json(receipt) : ReceiptText(receipt).text)
        } catch {
            return fail("\(Self.name(of: file)): \(error)")
        }
    }

    /// Writes the page of a file. One that is no receipt has a page too, which shows how far it can be read.
    private func inspect(_ file: String, onPage path: String) -> ExitStatus {
        let name = Self.name(of: file)
        do {
            let input = try ReceiptInput(try InputFile(path: file).contents())
            let receipt = Result { try AppReceipt(input.bytes) }
            let title = name.split(separator: "/").last.map(String.init) ?? name
            let page = ReceiptPage(input.bytes, try? receipt.get(), title: title)
            if path == "-" {
                let status = write(page.html)
                guard status == .success else { return status }
            } else {
                do throws(OutputFile.Failure) {
                    try OutputFile.write(page: page.html, to: path)
                } catch {
                    return fail("\(path): \(error.problem)")
                }
            }
            _ = try receipt.get()
            return .success
        } catch {
            return fail("\(name): \(error)")
        }
    }

    private static func name(of file: String) -> String { file == "-" ? "standard input" : file }

    private func validate(_ arguments: ArraySlice<String>) -> ExitStatus {
        let options: ValidateArguments
        do {
            options = try ValidateArguments(arguments)
        } catch {
            switch error.kind {
            case .arguments: return misuse(error.description)
            case .help: return helpInstead(of: "validated")
            case .file: return fail(error.description)
            }
        }
        guard let file = options.file else { return validateBatch(options.policy) }
        do {
            let report = ReceiptValidator(options.policy).validate(try InputFile(path: file).contents())
            let status = print(options.json ? try Self.json(report) : ReportText(report).text)
            return status == .success && !report.isValid ? .failure : status
        } catch {
            return fail("\(Self.name(of: file)): \(error)")
        }
    }

    /// What becomes of the receipts stands in the output: the status only says whether all of it was written.
    private func validateBatch(_ policy: ReceiptPolicy) -> ExitStatus {
        do {
            try Batch(policy: policy, output: .standardOutput).run(.standardInput)
            return .success
        } catch {
            return fail("the batch was not finished: \(error.localizedDescription)")
        }
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self).withJSONEscapes + "\n"
    }

    /// Whether an argument that is an option asks for help.
    static func asksForHelp(_ argument: String) -> Bool { argument == "--help" || argument == "-h" }

    /// Prints help where something else was asked for too: that was not done, and the status must not look as if it was.
    private func helpInstead(of deed: String) -> ExitStatus {
        let text = "appreceipt: nothing was \(deed), since help was asked for\n" + Self.usage + Self.help
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        return .usage
    }

    private func misuse(_ problem: String) -> ExitStatus {
        try? FileHandle.standardError.write(
            contentsOf: Data(("appreceipt: \(problem.withVisibleControls)\n" + Self.usage).utf8))
        return .usage
    }

    /// Writes the result; one that gets lost, on a full disk for instance, is a failure.
    private func print(_ text: String) -> ExitStatus { write(Array(text.utf8)) }

    private func write(_ bytes: [UInt8]) -> ExitStatus {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
            return .success
        } catch {
            return fail("standard output cannot be written")
        }
    }

    private func fail(_ problem: String) -> ExitStatus {
        try? FileHandle.standardError.write(contentsOf: Data("appreceipt: \(problem.withVisibleControls)\n".utf8))
        return .failure
    }
}
