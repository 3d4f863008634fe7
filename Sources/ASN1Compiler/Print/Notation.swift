/// The spelling of items that have one form whatever they stand in.
enum Notation {
    /// A cstring: in quotes, with the quotes inside doubled.                                             (X.680 12.14)
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" { result += "\"" }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }

    /// Whether a character cannot stand between quotes, or be read back from there.                        (X.680 12.14)
    static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || scalar.value == 0x7F }

    /// `[APPLICATION 3] IMPLICIT`, the number given as text.                                               (X.680 31.2)
    static func tag(_ tagClass: TagSyntax.Class, _ number: String, _ mode: TagSyntax.Mode?) -> String {
        let word =
            switch tagClass {
            case .universal: "UNIVERSAL "
            case .application: "APPLICATION "
            case .private: "PRIVATE "
            case .contextSpecific: ""
            }
        let suffix =
            switch mode {
            case .explicit: " EXPLICIT"
            case .implicit: " IMPLICIT"
            case nil: ""
            }
        return "[\(word)\(number)]\(suffix)"
    }

    /// `@a.b`, `@..c`                                                                                      (X.682 10.7)
    static func at(_ notation: AtNotationSyntax) -> String {
        "@" + String(repeating: ".", count: notation.level) + notation.path.map(\.text).joined(separator: ".")
    }

    /// `&a.&b`
    static func path(_ path: [FieldNameSyntax]) -> String {
        path.map { "&" + $0.text }.joined(separator: ".")
    }
}
