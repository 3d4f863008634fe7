/// What `asn1swift --help` and `asn1swift SUBCOMMAND --help` print.
enum HelpText {
    /// How wide lines of running text are.
    private static let width = 100
    /// Where summaries start.
    private static let column = 36

    /// All subcommands, in short.
    static var text: String {
        let rows = CommandLineDescription.subcommands.map { row($0.name + " " + $0.operands, $0.summary) }
        return """
            \(CommandLineDescription.summary)

            USAGE
              asn1swift SUBCOMMAND [OPTION]… FILE…
              asn1swift [OPTION]… FILE…             the same as 'generate'
              asn1swift SUBCOMMAND --help           its options
              asn1swift --help | --version

            SUBCOMMANDS
            \(rows.joined())
            \(CommandLineDescription.conventions)

            \(exitStatus)
            """
    }

    /// One subcommand, with its options.
    static func text(of command: SubcommandDescription) -> String {
        var text = command.usage + "\n\n" + sentence(command.summary) + "\n"
        for paragraph in command.discussion { text += "\n" + wrapped(paragraph) }
        if !command.options.isEmpty {
            text += "\nOPTIONS\n" + command.options.map { row($0.usage, $0.summary) }.joined()
        }
        return text
    }

    static let exitStatus = """
        EXIT STATUS
          0  all went well
          1  a schema, an options file, a value or a file is at fault, or a file is missing; errors in text
             are 'file:line:column: error: …' on standard error
          2  the command line is

        """

    /// A summary as a sentence.
    static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    /// A line of a list; what is too long for its column has a line of its own.
    private static func row(_ name: String, _ summary: String) -> String {
        let space = String(repeating: " ", count: column)
        let gap = name.count + 2 <= column ? String(space.dropFirst(name.count)) : "\n  " + space
        return "  " + name + gap + summary + "\n"
    }

    /// Running text, in lines.
    private static func wrapped(_ paragraph: String) -> String {
        var lines = ""
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, line.count + word.count >= width {
                lines += line + "\n"
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + line + "\n"
    }
}
