import ASN1Compiler

extension Harness {
    /// Options files, and what the compiler does with the options.
    static let options = Harness(
        name: "options", maxLength: 1024,
        words: OptionKey.all.map { Array("\"\($0.name)\": ".utf8) }
            + ["true", "\"public\"", "[]", "{}"].map { Array($0.utf8) }
    ) {
        let files = try ["Schemas", "Tests"].flatMap { try PackageFiles.contents(of: $0, endings: "asn1.json") }
        let literals = try PackageFiles.literals(of: "Tests/ASN1SwiftTests").filter { $0.contains("{") }
        return files + literals.map { Array($0.utf8) }
    } body: { input in
        let file = SourceFile(path: "asn1.json", bytes: input)
        let (options, diagnostics) = OptionsFile.parse(input)
        inspect(diagnostics, of: file)
        // Options name types of the schema, so that all of them take effect.
        let compiled = Compiler.compile([schemaOfOptions], options: options)
        for diagnostic in compiled.diagnostics {
            require(!diagnostic.message.isEmpty, "a diagnostic that says nothing")
        }
    }

    private static let schemaOfOptions = SourceFile(
        path: "M.asn1",
        bytes: Array(
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            Body ::= SEQUENCE { a INTEGER, b Choice OPTIONAL, c SEQUENCE OF Kind }
            Choice ::= CHOICE { a Body, b UTF8String (SIZE (1..9)) }
            Kind ::= ENUMERATED { a, b, ... }
            END
            """.utf8))
}
