import ASN1Compiler
import ASN1Inspection
import Foundation

/// The command line: `asn1swift [SUBCOMMAND] …`, `--help`, `--version`; ``CommandLineDescription`` has all of it.
///
/// Exit status: 0 when all went well, 1 when a schema, an options file, a value or a file is at fault, also one that is missing, 2
/// when the command line itself is.
@main
enum ASN1SwiftCommand {
    static func main() {
        do throws(CommandError) {
            if let problem = ProcessArguments.problem { throw CommandError.usage(problem) }
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            StandardError.print(error.text)
            exit(error.exitStatus)
        }
    }

    /// Runs the subcommand that `arguments` name; `generate` when they name none.
    static func run(_ arguments: [String]) throws(CommandError) {
        let named = arguments.first.flatMap { CommandLineDescription.subcommand(named: $0) }
        if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return try StandardOutput.write(named.map { HelpText.text(of: $0) } ?? HelpText.text)
        }
        let rest = arguments.dropFirst()
        switch arguments.first {
        case nil: throw .usage("nothing to do: name the schema files to generate Swift from")
        case "--version": try VersionCommand([]).run()
        case "version": try VersionCommand(rest).run()
        case "help": try HelpCommand(rest).run()
        case "check": try CheckCommand(rest).run()
        case "print": try PrintCommand(rest).run()
        case "graph": try GraphCommand(rest).run()
        case "decode": try DecodeCommand(rest).run()
        case "encode": try EncodeCommand(rest).run()
        case "dump": try DumpCommand(rest).run()
        case "options": try OptionsCommand(rest).run()
        case "completion": try CompletionCommand(rest).run()
        case "man": try ManualCommand(rest).run()
        case "generate": try GenerateCommand(rest).run()
        default:
            if let first = arguments.first, let near = misspelt(first) {
                throw .usage("there is neither a subcommand nor a file '\(first)'; did you mean '\(near)'?")
            }
            try GenerateCommand(arguments[...]).run()
        }
    }

    /// The subcommand that a word was meant to be, where it is no option and no file.
    private static func misspelt(_ word: String) -> String? {
        guard word.allSatisfy(\.isLetter), !FileManager.default.fileExists(atPath: word) else { return nil }
        return Spelling.closest(to: word, among: CommandLineDescription.subcommands.map(\.name))
    }
}
