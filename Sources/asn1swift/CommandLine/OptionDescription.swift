/// One option of a subcommand.
struct OptionDescription: Sendable, Equatable {
    /// What the value of an option is, for shells that complete it.
    enum ValueKind: Sendable, Equatable {
        case directory
        case file
        /// A file that is written.
        case output
        /// One of these words, or of another form as well.
        case words([String])
        /// Something that no shell knows, such as the name of a type.
        case text
    }

    /// A value that follows the option.
    struct Value: Sendable, Equatable {
        /// What stands for it in help texts, such as `DIR`.
        var placeholder: String
        /// What is needed where it is missing, as in "'--output' needs a directory".
        var meaning: String
        var kind = ValueKind.text
    }

    /// With its hyphens.
    let name: String
    /// nil for a flag.
    var value: Value?
    /// What it does, in one line.
    let summary: String
    /// Whether it may be given several times.
    var isRepeatable = false

    /// The option and what stands for its value: `--output DIR`.
    var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }
}
