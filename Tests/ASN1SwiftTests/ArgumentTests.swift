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
        #expect(command.files == ["A.asn1", "B.asn1"])
        #expect(command.output == "Out")
        #expect(command.optionsFile == "asn1.json")
        #expect(command.overrides.map(\.key) == ["access", "integers"])
        #expect(command.overrides.map(\.value) == ["public", "native"])
        #expect(command.isQuiet)
        #expect(command.dependencies.map(\.swiftModule) == ["PKIX", "PKIX"])
        #expect(command.dependencies.map(\.path) == ["x/Names.asn1", "x/a=b.asn1"])
    }

    @Test("asn1c's -fnative-types is --integers native")
    func nativeTypes() throws {
        #expect(
            try GenerateCommand(["-fnative-types", "A.asn1"]) == GenerateCommand(["--integers", "native", "A.asn1"]))
    }

    @Test("after -- all are files")
    func optionsEnd() throws {
        #expect(try GenerateCommand(["--quiet", "--", "--output", "--", "-x"]).files == ["--output", "--", "-x"])
        #expect(try CheckCommand(["--", "--version"]).files == ["--version"])
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
        #expect(try DumpCommand(["x", "-"]).files == ["x", "-"])
    }

    @Test(
        "what makes no sense is a usage error that says what to do",
        arguments: [
            ([], "nothing to do: name the schema files to generate Swift from"),
            (["generate"], "name the schema files to generate Swift from"),
            (["--quiet"], "name the schema files to generate Swift from"),
            (["check"], "'check' needs the schema files to check"),
            (["check", "--output", "x"], "'check' has no option '--output'"),
            (["print"], "'print' needs the schema files to print"),
            (["print", "--output", "x"], "'print' has no option '--output'"),
            (["print", "--resolved=yes", "x"], "'--resolved' takes no value"),
            (["decode", "A.asn1", "x"], "'decode' needs '--type' with the name of a type"),
            (["decode", "--type"], "'--type' needs the name of a type"),
            (["decode", "--type=", "A.asn1", "x"], "'--type=' needs the name of a type"),
            (["decode", "--type", "T", "x"], "'decode' needs the schema files and, after them, the file to decode"),
            (["decode", "--type", "T", "--der", "--ber", "A.asn1", "x"], "give '--der' or '--ber', not both"),
            (["decode", "--type", "T", "--json=yes", "A.asn1", "x"], "'--json' takes no value"),
            (["decode", "--xer", "A.asn1", "x"], "'decode' has no option '--xer'"),
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
            (["--dependency", "let x=A.asn1"], "'let x' cannot be the name of a Swift module"),
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
        for key in OptionKey.all { #expect(HelpText.text.contains("--\(key.name) \(key.shape.usage)")) }
    }
}
