import ASN1Compiler

/// All that can be said on the command line, in one place: arguments are read by it, and the help texts, the manual page and the
/// completions of shells are written from it.
enum CommandLineDescription {
    static let summary = "Turns ASN.1 schemas into Swift, and looks into what they describe."

    /// What holds for all subcommands.
    static let conventions =
        "'--' ends the options. A file to read that is '-' is standard input, and a file to write standard output."

    /// In the order in which help texts list them.
    static let subcommands = working + [help, version]

    /// Those that help can be asked about.
    private static let working = [
        generate, check, print, graph, decode, encode, dump, options, completion, manual,
    ]

    /// The subcommand of a name; nil where there is none.
    static func subcommand(named name: String) -> SubcommandDescription? { subcommands.first { $0.name == name } }

    // MARK: What several have in common

    private static let quiet = OptionDescription(name: "--quiet", summary: "do not say what was written")
    private static let der = OptionDescription(name: "--der", summary: "accept only DER (X.690 10 and 11)")
    private static let ber = OptionDescription(name: "--ber", summary: "accept all of BER, as without either")

    private static let dependency = OptionDescription(
        name: "--dependency", value: .init(placeholder: "MODULE=FILE", meaning: "MODULE=FILE", kind: .file),
        summary: "a schema, or the options file, of another Swift module to import from", isRepeatable: true)

    private static func optionsFile(_ summary: String) -> OptionDescription {
        OptionDescription(
            name: "--options",
            value: .init(placeholder: "FILE", meaning: "an options file, such as asn1.json", kind: .file),
            summary: summary)
    }

    private static func type(_ summary: String) -> OptionDescription {
        OptionDescription(
            name: "--type", value: .init(placeholder: "TYPE", meaning: "the name of a type"), summary: summary)
    }

    // MARK: Schemas

    static let generate = SubcommandDescription(
        name: "generate", summary: "write <stem>.asn1.swift for each schema file", operands: "FILE…",
        discussion: [
            "This is what happens where no subcommand is named. Files given together may import from each other; all of them are "
                + "compiled as one. A Swift file is written only when its content changes, and as a whole or not at all.",
            "Flags override the options file; all that name something may be repeated.",
        ],
        options: [
            OptionDescription(
                name: "--output", value: .init(placeholder: "DIR", meaning: "a directory", kind: .directory),
                summary: "where the Swift files go; made when it is missing (default: here)"),
            optionsFile("an options file: JSON with the flags from \(first) to \(last) as keys"),
        ]
            + OptionKey.all.map { key in
                OptionDescription(
                    name: "--" + key.name,
                    value: .init(
                        placeholder: key.shape.usage, meaning: key.shape.expectedOfFlag,
                        kind: key.shape.flagWords.isEmpty ? .text : .words(key.shape.flagWords)),
                    summary: key.summary, isRepeatable: true)
            } + [
                OptionDescription(name: "-fnative-types", summary: "asn1c's spelling of '--integers native'"),
                dependency,
                OptionDescription(
                    name: "--prune", summary: "remove what was generated there from schemas that are not given"),
                OptionDescription(name: "--dry-run", summary: "say what would be written, and write nothing"),
                OptionDescription(
                    name: "--check", summary: "write nothing; fail where something would be written or removed"),
                quiet,
            ])

    private static var first: String { "--" + (OptionKey.all.first?.name ?? "") }
    private static var last: String { "--" + (OptionKey.all.last?.name ?? "") }

    static let check = SubcommandDescription(
        name: "check", summary: "only say what is wrong with schemas", operands: "FILE…",
        discussion: [
            "Errors and warnings go to standard error, as 'file:line:column: error: …'. With '--options', what 'generate' would say "
                + "about the options and the code that they ask for is said too."
        ],
        options: [optionsFile("an options file, to be checked as well"), dependency])

    static let print = SubcommandDescription(
        name: "print", summary: "write schemas as ASN.1, laid out anew", operands: "FILE…",
        discussion: ["Comments are dropped. The text can be read again, and is then printed the same."],
        options: [
            OptionDescription(
                name: "--resolved",
                summary: "with parameters filled in, COMPONENTS OF expanded, and every tag and number written out")
        ])

    static let graph = SubcommandDescription(
        name: "graph", summary: "draw which types refer to which", operands: "FILE…",
        discussion: [
            "Writes a flowchart for Mermaid, which Markdown viewers show. Types that no other refers to are marked as roots, types "
                + "that contain themselves in red; broken lines lead to what an object set or CONTAINING decides."
        ],
        options: [
            OptionDescription(name: "--dot", summary: "write it for Graphviz"),
            OptionDescription(
                name: "--type", value: .init(placeholder: "TYPE", meaning: "the name of a type"),
                summary: "only this type and what it reaches", isRepeatable: true),
        ])

    // MARK: Values

    static let decode = SubcommandDescription(
        name: "decode", summary: "print the value that a file holds", operands: "SCHEMA… FILE",
        discussion: [
            "The last file is the encoding: as it is, in PEM, or as base64; '-' is standard input. The value is printed in ASN.1 value "
                + "notation, or as JSON. What an identifier decides the type of is decoded too.",
            "Where no type is named, the types are tried that no other type refers to and, if none of these says all about the value, "
                + "all others. The value is printed as of the one that leaves less to open types than all others, whose name goes to "
                + "standard error.",
        ],
        options: [
            type("the type, or MODULE.TYPE, of the value"), der, ber,
            OptionDescription(name: "--json", summary: "print JSON"),
            OptionDescription(name: "--berfile", summary: "print all values of a file in which one follows the other"),
        ])

    static let encode = SubcommandDescription(
        name: "encode", summary: "write in DER the value that a text holds", operands: "SCHEMA… FILE",
        discussion: [
            "The last file is the text: what 'decode' prints, in ASN.1 value notation or as JSON; '-' is standard input. Every part is "
                + "checked against its type and its constraints; an error names the place in the text.",
            "The encoding goes to standard output, as hexadecimal digits where that is a terminal.",
        ],
        options: [
            type("the type, or MODULE.TYPE, of the value"),
            OptionDescription(
                name: "--json", summary: "the text is JSON, as it is where the file's name ends in .json"),
            OptionDescription(
                name: "--output", value: .init(placeholder: "FILE", meaning: "a file", kind: .output),
                summary: "write the encoding to this file; '-' is standard output"),
            OptionDescription(name: "--hex", summary: "write hexadecimal digits"),
        ])

    static let dump = SubcommandDescription(
        name: "dump", summary: "list the values that files hold", operands: "[SCHEMA…] FILE…",
        discussion: [
            "No schema is needed. A line has the offset, the lengths of header and contents, 'cons' or 'prim', the tag, and what a "
                + "primitive value holds; well-known object identifiers are named. What OCTET STRINGs and BIT STRINGs hold is listed "
                + "where it is an encoding again. Files may be in PEM or base64; '-' is standard input.",
            "Schemas, which are known by names that end in .asn1 or .asn, give their names to object identifiers and, where the type "
                + "is known, to the values. Where the values are not of the type that is named, or could be of several, they are listed "
                + "all the same, and the exit status is 1.",
        ],
        options: [
            OptionDescription(
                name: "--html", value: .init(placeholder: "OUT.html", meaning: "the page to write", kind: .output),
                summary: "write a page that shows values and octets side by side; '-' is standard output"),
            type("the type of the outermost values; found by trying if not given"),
            OptionDescription(
                name: "--schema", value: .init(placeholder: "FILE", meaning: "a schema file", kind: .file),
                summary: "a schema, whatever its name ends in", isRepeatable: true),
            OptionDescription(name: "--flat", summary: "do not list what strings hold"),
            OptionDescription(name: "--octets", summary: "list the contents of primitive values in hexadecimal too"),
        ])

    // MARK: About the command itself

    static let options = SubcommandDescription(
        name: "options", summary: "write the JSON Schema of options files", operands: "",
        operandKind: .none, discussion: ["Editors take it to check and complete asn1.json."],
        options: [OptionDescription(name: "--json-schema", summary: "write the JSON Schema")])

    static let completion = SubcommandDescription(
        name: "completion", summary: "write what a shell completes commands by", operands: "bash|zsh|fish",
        operandKind: .words(Shell.allCases.map(\.rawValue)),
        discussion: [
            "bash: put it into a file that ~/.bashrc sources. zsh: into a file '_asn1swift' in a directory of $fpath. fish: into "
                + "~/.config/fish/completions/asn1swift.fish."
        ])

    static let manual = SubcommandDescription(
        name: "man", summary: "write the manual page", operands: "", operandKind: .none,
        discussion: ["'asn1swift man | man -l -' shows it."])

    static let help = SubcommandDescription(
        name: "help", summary: "explain a subcommand", operands: "[SUBCOMMAND]",
        operandKind: .words(working.map(\.name)), discussion: ["The same as '--help' after it."])

    static let version = SubcommandDescription(
        name: "version", summary: "write the version", operands: "", operandKind: .none,
        discussion: ["The same as '--version'."])
}
