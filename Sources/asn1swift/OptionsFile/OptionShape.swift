import ASN1Compiler

/// The values that an option may have: a word, a list, an object, or one of several of these.
struct OptionShape: Sendable {
    /// What a string in a value is.
    enum Element: Sendable, Equatable {
        /// One of these words.
        case word([String])
        /// `Type` or `Module.Type`
        case type
        /// `Module`
        case module
        /// A type, a value, or a member of a type.
        case name
        /// An identifier of Swift.
        case swiftName
    }

    /// An object: what its keys and its values are.
    struct Map: Sendable {
        let key: Element
        let value: Element

        init(_ key: Element, to value: Element) {
            self.key = key
            self.value = value
        }
    }

    /// A key of objects that say something about all but the other keys.
    static let others = "*"

    /// Words that decide for all.
    var words: [String] = []
    /// The members of a list.
    var list: Element?
    var map: Map?

    /// The words that its flag may be followed by, for shells that complete them.
    var flagWords: [String] {
        if case .word(let words)? = list { return words }
        return words
    }

    /// Whether an object may have the key for all others: where their values are the words that decide for all.
    var hasOthers: Bool { !words.isEmpty && map?.value == .word(words) }

    /// What it must be, as in "'access' must be …".
    var expected: String {
        var forms = words.map { "'\($0)'" }
        if let list { forms.append("a list of \(list.plural)") }
        if let map { forms.append("an object with \(map.value.plural) for \(map.key.plural)") }
        guard let last = forms.popLast() else { return "nothing" }
        return forms.isEmpty ? last : forms.joined(separator: ", ") + " or " + last
    }

    /// The value of the flag, as the help text shows it.
    var usage: String {
        var forms: [String] = []
        if !words.isEmpty { forms.append(words.joined(separator: "|")) }
        if let list { forms.append(list.placeholder) }
        if let map {
            let value = hasOthers ? "…" : map.value.placeholder
            forms.append("\(map.key.placeholder)=\(value)")
        }
        return forms.joined(separator: "|")
    }

    /// What the flag needs, as in "'--access' needs …".
    var expectedOfFlag: String {
        var forms = words.map { "'\($0)'" }
        if let list { forms.append(list.singular) }
        if let map { forms.append("\(map.key.placeholder)=\(map.value.placeholder)") }
        guard let last = forms.popLast() else { return "nothing" }
        return forms.isEmpty ? last : forms.joined(separator: ", ") + " or " + last
    }
}

extension OptionShape.Element {
    /// Whether a string is one of these, as far as that can be said without the schemas.
    func contains(_ text: String) -> Bool {
        switch self {
        case .word(let words): words.contains(text)
        case .type, .module, .name, .swiftName: !text.isEmpty
        }
    }

    var singular: String {
        switch self {
        case .word(let words): words.quotedList("or")
        case .type: "the name of a type"
        case .module: "the name of a module"
        case .name: "the name of a type, member or value"
        case .swiftName: "a Swift name"
        }
    }

    fileprivate var plural: String {
        switch self {
        case .word(let words): words.quotedList("or")
        case .type: "names of types"
        case .module: "names of modules"
        case .name: "names of types, members and values"
        case .swiftName: "Swift names"
        }
    }

    fileprivate var placeholder: String {
        switch self {
        case .word(let words): words.joined(separator: "|")
        case .type: "TYPE"
        case .module: "MODULE"
        case .name: "NAME"
        case .swiftName: "SWIFTNAME"
        }
    }
}
