import ASN1Inspection

/// The manual page, for `man`.
enum ManualPage {
    /// The page in the macros of man(7).
    static var text: String {
        var page = """
            .TH ASN1SWIFT 1 "" "asn1swift \(ToolVersion.text)" "User Commands"
            .SH NAME
            asn1swift \\- ASN.1 compiler that writes Swift
            .SH SYNOPSIS

            """
        for (index, command) in CommandLineDescription.subcommands.enumerated() {
            if index > 0 { page += ".br\n" }
            page += ".B asn1swift \(escaped(command.name))\n"
            let rest = command.usage.split(separator: " ").dropFirst(2).joined(separator: " ")
            if !rest.isEmpty { page += line(rest) }
        }
        page += ".SH DESCRIPTION\n" + line(CommandLineDescription.summary)
        page += line("Where no subcommand is named, it is 'generate'. \(CommandLineDescription.conventions)")
        page += ".SH SUBCOMMANDS\n"
        for command in CommandLineDescription.subcommands {
            page += ".SS \(escaped(command.name))\n" + line(HelpText.sentence(command.summary))
            for paragraph in command.discussion { page += ".PP\n" + line(paragraph) }
            for option in command.options {
                page +=
                    ".TP\n.B \(escaped(option.name))\(option.value.map { " \\fI\(escaped($0.placeholder))\\fR" } ?? "")\n"
                page += line(option.summary)
            }
        }
        page += """
            .SH EXIT STATUS
            .TP
            0
            all went well
            .TP
            1
            a schema, an options file, a value or a file is at fault, or a file is missing
            .TP
            2
            the command line is

            """
        return page
    }

    /// A line of text, which must not be taken for a request.
    private static func line(_ text: String) -> String {
        let text = escaped(text)
        return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "…": "..."
            default: String(character)
            }
        }.joined()
    }
}
