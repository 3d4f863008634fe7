import Foundation

/// The command line: `asn1swift [generate] …`, `asn1swift check …`, `asn1swift print …`, `asn1swift decode …`,
/// `asn1swift dump …`, `asn1swift options …`, `--help`, `--version`.
///
/// Exit status: 0 when all went well, 1 when a schema, an options file, an encoded value or a file operation is at fault,
/// 2 when the
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
        if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return print(HelpText.text)
        }
        switch arguments.first {
        case nil: throw .usage("nothing to do: name the schema files to generate Swift from")
        case "--version": print("asn1swift \(version)")
        case "check": try CheckCommand(arguments.dropFirst()).run()
        case "print": try PrintCommand(arguments.dropFirst()).run()
        case "decode": try DecodeCommand(arguments.dropFirst()).run()
        case "dump": try DumpCommand(arguments.dropFirst()).run()
        case "options": try OptionsCommand(arguments.dropFirst()).run()
        case "generate": try GenerateCommand(arguments.dropFirst()).run()
        default: try GenerateCommand(arguments[...]).run()
        }
    }
}
