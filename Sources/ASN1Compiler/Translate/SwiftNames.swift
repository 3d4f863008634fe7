/// ASN.1 names as Swift names.
enum SwiftNames {
    /// `tbs-Certificate` → `TbsCertificate`; the first letter becomes a capital.
    static func type(_ name: String) -> String {
        let words = joined(name)
        let capitalised = (words.first.map { $0.uppercased() } ?? "") + words.dropFirst()
        return impossibleTypes.contains(capitalised) ? capitalised + "_" : capitalised
    }

    /// The same for a type with a name of its own. Inside a list, which is a collection, names of the types that come with
    /// collections mean those.
    static func definition(_ name: String) -> String {
        let name = type(name)
        return collectionTypes.contains(name) ? name + "_" : name
    }

    /// `id-ce-keyUsage` → `idCeKeyUsage`, with backticks where Swift needs them.
    static func member(_ name: String) -> String {
        let words = joined(name)
        let first = words.first.map { $0.lowercased() } ?? ""
        return escaped(first + words.dropFirst())
    }

    /// Swift names of the members of one type, each unique.
    static func members(_ names: [String]) -> [String] {
        var used: Set<String> = []
        return names.map { name in
            var name = member(name)
            while !used.insert(name).inserted { name = bare(name) + "_" }
            return name
        }
    }

    /// A member's name as the label of an argument, where of the reserved words only one needs backticks.
    static func label(_ member: String) -> String {
        member == "`inout`" ? member : bare(member)
    }

    /// Puts a reserved word in backticks; the few that not even backticks help get a trailing `_`.
    static func escaped(_ name: String) -> String {
        if taken.contains(name) { return name + "_" }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    /// The name without the backticks that `escaped` may have put around it.
    static func bare(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    /// Removes hyphens and makes the letter after each a capital. Two digits are kept apart by `_`.
    private static func joined(_ name: String) -> String {
        var result = ""
        var capitalise = false
        for character in name {
            if character == "-" {
                capitalise = true
            } else if capitalise {
                if character.isNumber, result.last?.isNumber == true { result += "_" }
                result += character.uppercased()
                capitalise = false
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Types that cannot be declared under these names, even in backticks, or that generated code must reach.
    private static let impossibleTypes: Set<String> = ["Any", "Protocol", "Self", "Type", "Swift", "ASN1Runtime"]

    /// The types that come with `Collection` and `ExpressibleByArrayLiteral`.
    private static let collectionTypes: Set<String> = [
        "ArrayLiteralElement", "Element", "Index", "Indices", "Iterator", "SubSequence",
    ]

    /// Members with a meaning of their own: those that generated types have, and words that backticks do not free.
    private static let taken: Set<String> = [
        "allCases", "asn1Name", "defaultTag", "description", "elements", "encode", "hash", "hashValue", "isNext",
        "rawValue", "self", "unknown", "unknownExtensions", "validate",
    ]

    /// The reserved words of Swift.
    private static let reserved: Set<String> = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
