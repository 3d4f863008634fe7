/// What `asn1swift --help` prints.
enum HelpText {
    static var text: String {
        """
        Turns ASN.1 schemas into Swift.

        USAGE
          asn1swift [generate] [OPTION]… FILE…   write <stem>.asn1.swift for each schema file
          asn1swift check FILE…                  only say what is wrong with the schemas
          asn1swift print [--resolved] FILE…     write the schemas as ASN.1, laid out anew; resolved: with every
                                                 reference followed and every tag and number written out
          asn1swift decode --type TYPE [--der | --ber] [--json] SCHEMA… FILE
                                                 print the value of TYPE, or MODULE.TYPE, that FILE holds, in value
                                                 notation or as JSON; in BER if nothing else is said
          asn1swift dump FILE…                   list the values that files hold, without a schema
          asn1swift --help | --version

        Files given together may import from each other. Files are written only when their content changes.

        OPTIONS OF GENERATE
        \(options)
        Flags override the options file. '--' ends the options. Where a file to decode or dump is '-', it is standard input.

        EXIT STATUS
          0  all went well
          1  a schema, an options file, an encoded value or a file operation is at fault; schemas' errors are
             'file:line:column: error: …' on standard error
          2  the command line is

        """
    }

    private static var options: String {
        let rows =
            [
                ("--output DIR", "where the Swift files go; made when it is missing (default: here)"),
                ("--options FILE", "an options file: JSON with the keys \(keys)"),
            ] + OptionKey.all.map { ("--\($0.name) \($0.values)", $0.summary) } + [
                ("-fnative-types", "asn1c's spelling of '--integers native'"),
                ("--dependency MODULE=FILE", "a schema, or the options file, of another Swift module to import from"),
                ("--quiet", "do not say what was written"),
            ]
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 + "\n" }.joined()
    }

    private static var keys: String { OptionKey.all.map(\.name).quotedList("and") }
}
