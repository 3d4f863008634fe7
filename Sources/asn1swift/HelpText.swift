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
          asn1swift options --json-schema        write the JSON Schema of options files
          asn1swift --help | --version

        Files given together may import from each other. Files are written only when their content changes.

        OPTIONS OF GENERATE
        \(options)
        Flags override the options file; all that name something may be repeated. '--' ends the options. Where a file
        to decode or dump is '-', it is standard input.

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
                ("--options FILE", "an options file: JSON with the flags from \(first) to \(last) as keys"),
            ] + OptionKey.all.map { ("--\($0.name) \($0.shape.usage)", $0.summary) } + [
                ("-fnative-types", "asn1c's spelling of '--integers native'"),
                ("--dependency MODULE=FILE", "a schema, or the options file, of another Swift module to import from"),
                ("--quiet", "do not say what was written"),
            ]
        // What is too long for its column has a line of its own.
        let width = 36
        let space = String(repeating: " ", count: width)
        return rows.map { flag, summary in
            let gap = flag.count + 2 <= width ? String(space.dropFirst(flag.count)) : "\n  " + space
            return "  " + flag + gap + summary + "\n"
        }.joined()
    }

    private static var first: String { "--" + (OptionKey.all.first?.name ?? "") }
    private static var last: String { "--" + (OptionKey.all.last?.name ?? "") }
}
