import ASN1Compiler
import Testing

@testable import asn1swift

@Suite("Options as flags")
struct OptionFlagTests {
    @Test("flags are named as the file's keys, may be repeated, and the last of them holds")
    func flags() throws {
        let command = try GenerateCommand([
            "--integers", "native", "--integers=A=big", "--integers", "A=native", "--preserve", "A", "--preserve", "A",
            "--pdu", "M.A", "--pdu=B", "--rename", "A.b=c", "--rename", "A.b=d", "--namespaces", "all",
            "--namespaces=M=N", "--constraints", "*=unchecked", "--constraints", "A=checked", "--leniency",
            "padded-integers", "--leniency=padded-integers", "A.asn1",
        ])
        var files: [SourceFile] = []
        let options = try command.input.options(addingTo: &files)
        #expect(options.integers.all == .native)
        #expect(options.integers.types.map(\.name.text) == ["A"])
        #expect(options.integers.types.map(\.value) == [.native])
        #expect(options.preserve.map(\.text) == ["A"])
        #expect(options.pdu.map(\.text) == ["M.A", "B"])
        #expect(options.rename.map(\.name.text) == ["A.b"])
        #expect(options.rename.map(\.value.text) == ["d"])
        #expect(options.rename.map(\.value.origin) == [.flag("--rename A.b=d")])
        #expect(options.namespaces.grouping == .all)
        #expect(options.namespaces.modules.map(\.name.text) == ["M"])
        #expect(options.namespaces.modules.map(\.value.text) == ["N"])
        #expect(options.constraints.all == .unchecked)
        #expect(options.constraints.types.map(\.value) == [.checked])
        #expect(options.leniency == [.paddedIntegers])
    }

    @Test(
        "what a flag cannot say is a usage error",
        arguments: [
            (["--integers", "A=small"], "'--integers' needs 'big', 'native' or TYPE=big|native, not 'A=small'"),
            (["--integers", "=big"], "'--integers' needs 'big', 'native' or TYPE=big|native, not '=big'"),
            (["--constraints=A"], "'--constraints' needs 'checked', 'unchecked' or TYPE=checked|unchecked, not 'A'"),
            (["--rename", "A"], "'--rename' needs NAME=SWIFTNAME, not 'A'"),
            (["--rename", "A="], "'--rename' needs NAME=SWIFTNAME, not 'A='"),
            (["--namespaces", "none"], "'--namespaces' needs 'clashing', 'all' or MODULE=SWIFTNAME, not 'none'"),
            (["--preserve="], "'--preserve=' needs the name of a type"),
            (["--pdu", "--quiet"], "'--pdu' needs the name of a type"),
            (
                ["--leniency", "padded"],
                "'--leniency' needs 'symbols-in-printable-string', 'latin1-in-ia5-string' or 'padded-integers', not "
                    + "'padded'"
            ),
        ])
    func usageErrors(arguments: [String], expected: String) {
        #expect(throws: CommandError.usage(expected)) { try GenerateCommand(arguments + ["A.asn1"]) }
    }
}
