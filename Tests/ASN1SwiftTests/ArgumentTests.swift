import Foundation
import Testing

@testable import asn1swift

@Suite("The command line's arguments")
struct ArgumentTests {
    @Test("files and options may be mixed, and values attached")
    func generate() throws {
        let command = try GenerateCommand([
            "A.asn1", "--output", "Out", "--options=asn1.json", "--access", "public", "--integers=native", "--quiet",
            "--dependency", "PKIX=x/Names.asn1", "--dependency=PKIX=x/a=b.asn1", "B.asn1",
        ])
        #expect(command.input.files == ["A.asn1", "B.asn1"])
        #expect(command.output == "Out")
        #expect(command.input.optionsFile == "asn1.json")
        #expect(command.input.overrides.map(\.key) == ["access", "integers"])
        #expect(command.input.overrides.map(\.value) == ["public", "native"])
        #expect(command.isQuiet)
        #expect(command.input.dependencies.map(\.swiftModule) == ["PKIX", "PKIX"])
        #expect(command.input.dependencies.map(\.path) == ["x/Names.asn1", "x/a=b.asn1"])
    }

    @Test("asn1c's -fnative-types is --integers native")
    func nativeTypes() throws {
        #expect(
            try GenerateCommand(["-fnative-types", "A.asn1"]) == GenerateCommand(["--integers", "native", "A.asn1"]))
    }

    @Test("after -- all are files")
    func optionsEnd() throws {
        #expect(
            try GenerateCommand(["--quiet", "--", "--output", "--", "-x"]).input.files == ["--output", "--", "-x"])
        #expect(try CheckCommand(["--", "--version"]).input.files == ["--version"])
    }

    @Test func printing() throws {
        let command = try PrintCommand(["A.asn1", "--resolved", "B.asn1"])
        #expect(command.files == ["A.asn1", "B.asn1"])
        #expect(command.isResolved)
        #expect(try !PrintCommand(["A.asn1"]).isResolved)
    }

    @Test func decoding() throws {
        let command = try DecodeCommand(["--der", "A.asn1", "--json", "B.asn1", "--type=M.T", "-"])
        #expect(command.schemas == ["A.asn1", "B.asn1"])
        #expect(command.file == "-")
        #expect(command.type == "M.T")
        #expect(command.rules == .der)
        #expect(command.isJSON)
        let plain = try DecodeCommand(["--type", "T", "A.asn1", "x"])
        #expect(plain.rules == .ber)
        #expect(!plain.isJSON)
        #expect(!plain.isStream)
        #expect(try DecodeCommand(["--berfile", "A.asn1", "x"]).isStream)
        #expect(try DecodeCommand(["A.asn1", "x"]).type == nil)
    }

    @Test("what 'dump' takes for a schema is known by its name")
    func dumping() throws {
        let command = try DumpCommand(["x", "A.asn1", "--schema", "B.txt", "-", "C.ASN", "--flat"])
        #expect(command.files == ["x", "-"])
        #expect(command.schemas == ["B.txt", "A.asn1", "C.ASN"])
        #expect(!command.descends)
        #expect(command.page == nil)
        #expect(try DumpCommand(["--html=out.html", "x"]).page == "out.html")
    }

    @Test("a text is JSON where it is said to be, or its name ends so")
    func encoding() throws {
        #expect(try EncodeCommand(["--type", "T", "A.asn1", "x.json"]).isJSON)
        #expect(try EncodeCommand(["--type", "T", "--json", "A.asn1", "-"]).isJSON)
        let command = try EncodeCommand(["--type", "T", "--hex", "--output=o", "A.asn1", "B.asn1", "x"])
        #expect(!command.isJSON)
        #expect(command.isHexadecimal)
        #expect(command.output == "o")
        #expect(command.schemas == ["A.asn1", "B.asn1"])
    }

    @Test(
        "what makes no sense is a usage error that says what to do",
        arguments: [
            ([], "nothing to do: name the schema files to generate Swift from"),
            (["generate"], "name the schema files to generate Swift from"),
            (["--quiet"], "name the schema files to generate Swift from"),
            (["check"], "'check' needs the schema files to check"),
            (["check", "--output", "x"], "'check' has no option '--output'"),
            (["check", "--options", "a", "--options", "b", "A.asn1"], "two options files, 'a' and 'b'; give one"),
            (["check", "--dependency", "P", "A.asn1"], "'--dependency' needs MODULE=FILE, not 'P'"),
            (["help", "decod"], "there is no subcommand 'decod'; did you mean 'decode'?"),
            (["help", "print", "check"], "'help' takes one subcommand, not 2"),
            (["version", "x"], "'version' takes no file, such as 'x'"),
            (["hepl"], "there is neither a subcommand nor a file 'hepl'; did you mean 'help'?"),
            (["print"], "'print' needs the schema files to print"),
            (["print", "--output", "x"], "'print' has no option '--output'"),
            (["print", "--resolved=yes", "x"], "'--resolved' takes no value"),
            (["encode", "A.asn1", "x"], "'encode' needs '--type' with the name of a type"),
            (
                ["encode", "--type", "T", "x"],
                "'encode' needs the schema files and, after them, the file with the value"
            ),
            (["graph"], "'graph' needs the schema files to draw"),
            (["graph", "--dto", "A.asn1"], "'graph' has no option '--dto'; did you mean '--dot'?"),
            (["decod", "A.asn1"], "there is neither a subcommand nor a file 'decod'; did you mean 'decode'?"),
            (["completion"], "'completion' needs the shell: 'bash', 'zsh' or 'fish'"),
            (["completion", "csh"], "'completion' needs the shell: 'bash', 'zsh' or 'fish'"),
            (["man", "x"], "'man' takes no file, such as 'x'"),
            (["options", "x"], "'options' takes no file, such as 'x'"),
            (["dump", "--type", "T", "x"], "'--type' needs the schema files that have the type"),
            (["dump", "--html", "o.html", "x", "y"], "'--html' shows one file; give one"),
            (["--outptu", "x", "A.asn1"], "unknown option '--outptu'; did you mean '--output'?"),
            (["decode", "--type"], "'--type' needs the name of a type"),
            (["decode", "--type=", "A.asn1", "x"], "'--type=' needs the name of a type"),
            (["decode", "--type", "T", "x"], "'decode' needs the schema files and, after them, the file to decode"),
            (["decode", "--type", "T", "--der", "--ber", "A.asn1", "x"], "give '--der' or '--ber', not both"),
            (["decode", "--type", "T", "--json=yes", "A.asn1", "x"], "'--json' takes no value"),
            (["decode", "--xml", "A.asn1", "x"], "'decode' has no option '--xml'"),
            (["dump"], "'dump' needs the files to list"),
            (["dump", "--json", "x"], "'dump' has no option '--json'"),
            (["A.asn1", "--output"], "'--output' needs a directory"),
            (["A.asn1", "--output="], "'--output=' needs a directory"),
            (["--output", "--quiet", "A.asn1"], "'--output' needs a directory"),
            (["--access", "A.asn1"], "'--access' needs 'internal', 'package' or 'public', not 'A.asn1'"),
            (
                ["--integers=small", "A.asn1"],
                "'--integers' needs 'big', 'native' or TYPE=big|native, not 'small'"
            ),
            (["--quiet=yes", "A.asn1"], "'--quiet' takes no value"),
            (["--dependency", "A.asn1"], "'--dependency' needs MODULE=FILE, not 'A.asn1'"),
            (["--dependency", "=A.asn1"], "'--dependency' needs MODULE=FILE, not '=A.asn1'"),
            (["--dependency", "PKIX="], "'--dependency' needs MODULE=FILE, not 'PKIX='"),
            (
                ["--dependency", "P=a/asn1.json", "--dependency", "Q=a/asn1.json", "--dependency", "P=b/asn1.json"],
                "two options files of 'P', 'a/asn1.json' and 'b/asn1.json'; give one"
            ),
            (
                ["--dependency", "let x=A.asn1"],
                "'let x' cannot be the name of a Swift module; use letters, digits and '_'"
            ),
            (["--options", "a", "--options", "b", "A.asn1"], "two options files, 'a' and 'b'; give one"),
            (["-x", "A.asn1"], "unknown option '-x'; a file of that name is written './-x'"),
        ])
    func usageErrors(arguments: [String], expected: String) {
        #expect(throws: CommandError.usage(expected)) { try ASN1SwiftCommand.run(arguments) }
        #expect(CommandError.usage(expected).exitStatus == 2)
    }

    @Test("two schemas of one name are an error that names both, whatever their case and place")
    func sameName() {
        let expected = "'a/Names.asn1' and 'b/names.asn' would both become 'names.asn1.swift'; rename one of them"
        #expect(throws: CommandError.failure(expected)) { try ASN1SwiftCommand.run(["a/Names.asn1", "b/names.asn"]) }
    }

    @Test("the help names every option")
    func help() {
        let text = HelpText.text(of: CommandLineDescription.generate)
        for key in OptionKey.all { #expect(text.contains("--\(key.name) \(key.shape.usage)")) }
    }

    @Test("'help' is what '--help' prints", arguments: CommandLineDescription.subcommands.map(\.name))
    func helpCommand(_ name: String) throws {
        let command = try #require(CommandLineDescription.subcommand(named: name))
        #expect(try HelpCommand([name]).text == HelpText.text(of: command))
        #expect(try HelpCommand([]).text == HelpText.text)
    }

    @Test("help, manual and completions name every subcommand and option", arguments: Shell.allCases)
    func descriptions(shell: Shell) {
        let completion = shell.completion
        for command in CommandLineDescription.subcommands {
            #expect(HelpText.text.contains("\n  \(command.name) "))
            #expect(ManualPage.text.contains("\n.SS \(command.name)\n"))
            #expect(completion.contains(command.name))
            for option in command.options {
                #expect(HelpText.text(of: command).contains("\n  \(option.usage)"))
                #expect(ManualPage.text.contains(".B " + option.name.replacingOccurrences(of: "-", with: "\\-")))
                let name = shell == .fish ? String(option.name.drop { $0 == "-" }) : option.name
                #expect(completion.contains(name))
            }
        }
    }
}
