/// A subcommand: all that help texts, the manual, completions and the reader of arguments know of it.
struct SubcommandDescription: Sendable {
    /// The files that it takes, for shells that complete them.
    enum Operands: Sendable {
        case none
        /// Files of any name.
        case files
        /// One of these words.
        case words([String])
    }

    let name: String
    /// What it does, in a few words.
    let summary: String
    /// What follows the options in its usage, such as `SCHEMA… FILE`.
    let operands: String
    var operandKind = Operands.files
    /// More about it, a paragraph for each.
    let discussion: [String]
    var options: [OptionDescription] = []

    /// How it is called: `asn1swift decode [OPTION]… SCHEMA… FILE`.
    var usage: String {
        let parts = ["asn1swift", name, options.isEmpty ? "" : "[OPTION]…", operands]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The option of a name; nil where there is none.
    func option(named name: String) -> OptionDescription? { options.first { $0.name == name } }
}
