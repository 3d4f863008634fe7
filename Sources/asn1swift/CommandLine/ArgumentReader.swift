/// Takes a command line apart, one argument at a time: flags, options with a value, and file names.
///
/// A value follows its option as the next argument or after `=`. After `--` everything is a file name.
struct ArgumentReader {
    enum Argument: Equatable {
        /// A name that starts with `-`, and the value written to it with `=`.
        case option(String, attachedValue: String?)
        case file(String)
    }

    private var remaining: ArraySlice<String>
    private var optionsEnded = false

    init(_ arguments: ArraySlice<String>) {
        remaining = arguments
    }

    /// The next argument; nil at the end.
    mutating func next() -> Argument? {
        guard let word = remaining.popFirst() else { return nil }
        guard !optionsEnded, word.hasPrefix("-"), word != "-" else { return .file(word) }
        if word == "--" {
            optionsEnded = true
            return next()
        }
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else {
            return .option(word, attachedValue: nil)
        }
        return .option(String(word[..<equals]), attachedValue: String(word[word.index(after: equals)...]))
    }

    /// The value of the option `name`, which was read last. Throws when there is none, or when it looks like the next
    /// option: a forgotten value should not swallow it.
    mutating func value(of name: String, attached: String?, _ meaning: String) throws(CommandError) -> String {
        if let attached {
            guard !attached.isEmpty else { throw .usage("'\(name)=' needs \(meaning)") }
            return attached
        }
        guard let word = remaining.first, !word.isEmpty, word == "-" || !word.hasPrefix("-") else {
            throw .usage("'\(name)' needs \(meaning)")
        }
        remaining.removeFirst()
        return word
    }
}
