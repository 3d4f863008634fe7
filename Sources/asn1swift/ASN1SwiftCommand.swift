import Foundation

/// The command line: `asn1swift [SUBCOMMAND] …`, `--help`, `--version`; ``CommandLineDescription`` has all of it.
///
/// Exit status: 0 when all went well, 1 when a schema, an options file, a value or a file operation is at fault, 2 when the
/// command line itself is.
@main
enum ASN1SwiftCommand {
    static let version = "0.1.0"

    static func main() {
        do throws(CommandError) {
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
            return print(named.map { HelpText.text(of: $0) } ?? HelpText.text, terminator: "")
        }
        let rest = arguments.dropFirst()
        switch arguments.first {
        case nil: throw .usage("nothing to do: name the schema files to generate Swift from")
        case "--version": print("asn1swift \(version)")
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
        default: try GenerateCommand(arguments[...]).run()
        }
    }
}
