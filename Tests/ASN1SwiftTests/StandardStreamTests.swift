import Testing

@testable import asn1swift

@Suite("Files that are standard input or standard output")
struct StandardStreamTests {
    @Test("standard input is read once")
    func input() throws {
        for arguments in [["-", "-"], ["--dependency", "Other=-", "-"], ["--options", "-", "-"]] {
            #expect(throws: CommandError.self) { try CheckCommand(arguments[...]) }
        }
        #expect(try CheckCommand(["--options", "-", "A.asn1"]).input.optionsFile == "-")
        #expect(throws: CommandError.self) { try DecodeCommand(["-", "-"]) }
        #expect(throws: CommandError.self) { try DumpCommand(["--schema", "-", "-"]) }
        // What is written is another stream.
        #expect(try EncodeCommand(["--type", "T", "--output", "-", "M.asn1", "-"]).output == nil)
        #expect(try DumpCommand(["--html", "-", "-"]).page == "-")
    }

    @Test("Swift files have names")
    func generated() throws {
        let output = CommandError.usage(
            "'generate' writes a file for each schema and none to standard output; name a directory, such as './-'")
        #expect(throws: output) { try GenerateCommand(["--output", "-", "M.asn1"]) }
        #expect(try GenerateCommand(["--output", "./-", "M.asn1"]).output == "./-")
        let input = CommandError.usage(
            "a Swift file is named after its schema, and standard input has no name; write the schema to a file")
        #expect(throws: input) { try GenerateCommand(["-"]).run() }
        #expect(throws: input) { try CheckCommand(["--options", "none.json", "-"]).run() }
    }
}
