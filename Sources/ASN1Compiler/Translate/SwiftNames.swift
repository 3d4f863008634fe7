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

    /// Swift names of the members of one type, each unique but for those that `renamed` gives.
    static func members(_ names: [String], renamed: [String: String] = [:]) -> [String] {
        var used: Set<String> = []
        return names.map { name in
            if let newName = renamed[name] { return escaped(newName) }
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

    /// Why a type or an enum around types cannot have this name; nil if it can.
    static func whyNoTypeName(_ name: String) -> String? {
        guard isIdentifier(name) else { return "'\(name)' is no Swift identifier; use letters, digits and '_'" }
        if reserved.contains(name) || taken.contains(name) || typeWords.contains(name) {
            return "'\(name)' is a word of Swift; choose another"
        }
        guard impossibleTypes.contains(name) || collectionTypes.contains(name) else { return nil }
        return "'\(name)' has a meaning of its own in Swift; choose another"
    }

    /// Why a member or constant cannot have this name; nil if it can.
    static func whyNoMemberName(_ name: String) -> String? {
        guard isIdentifier(name) else { return "'\(name)' is no Swift identifier; use letters, digits and '_'" }
        return taken.contains(name) ? "'\(name)' has a meaning of its own in generated code; choose another" : nil
    }

    /// Letters, digits and `_`, with no digit in front.
    private static func isIdentifier(_ name: String) -> Bool {
        name != "_" && name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
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

    /// Names of types that cannot be declared, even in backticks, that generated code must reach, or that would decide what
    /// every literal of the module is.
    private static let impossibleTypes: Set<String> = [
        "Any", "Protocol", "Self", "Type", "Swift", "ASN1Runtime",
        "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
        "StringLiteralType", "UnicodeScalarType",
        // The parameters of keys, by which extensions name them.
        "KeyedRow", "KeyedValue",
    ]

    /// The types that come with `Collection` and `ExpressibleByArrayLiteral`.
    private static let collectionTypes: Set<String> = [
        "ArrayLiteralElement", "Element", "Index", "Indices", "Iterator", "SubSequence",
    ]

    /// Members with a meaning of their own: those that generated types have, and words that backticks do not free.
    private static let taken: Set<String> = [
        "allCases", "asn1Name", "asn1Origin", "defaultTag", "derEncoded", "describe", "description", "elements",
        "encode", "hash",
        "hashValue", "isNext", "leniency", "preserved", "rawValue", "requiredRowValue", "rowEncoding",
        "rowEncodings", "rowIdentifier", "rowPath", "rowValue", "rowValues", "self", "unknown", "unknownExtensions",
        "validate", "visitRow",
    ]

    /// Words that mean something in front of a type, and so can be the name of none.
    private static let typeWords: Set<String> = [
        "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
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
