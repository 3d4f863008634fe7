/// What a user can choose about the generated code: the keys of `asn1.json` and the flags of `asn1swift`.
package struct Options: Sendable, Equatable {
    /// Access level of the generated declarations.
    package enum Access: String, Sendable, CaseIterable {
        case `internal`
        case package
        case `public`
    }

    /// What an INTEGER without finite bounds becomes.
    package enum Integers: String, Sendable, CaseIterable {
        /// `ASN1Integer`, which holds any value.
        case big
        /// `Int`; a value that does not fit is a decoding error.
        case native
    }

    /// Whether generated code enforces the constraints of the schema.
    package enum Checks: String, Sendable, CaseIterable {
        case checked
        case unchecked
    }

    /// Which types live in an enum that is named after their module.
    package enum Grouping: String, Sendable, CaseIterable {
        /// Those whose Swift names types of other modules have too.
        case clashing
        /// All.
        case all
    }

    /// What generated types tolerate beyond the standard, whatever the caller's options say.
    package enum Leniency: String, Sendable, CaseIterable {
        case symbolsInPrintableString = "symbols-in-printable-string"
        case latin1InIA5String = "latin1-in-ia5-string"
        case paddedIntegers = "padded-integers"
    }

    package var access = Access.internal
    package var integers = PerType(Integers.big)
    /// Types that keep the bytes they were decoded from.
    package var preserve: [Name] = []
    /// The types to generate, with all that they reach; all types where there are none.
    package var pdu: [Name] = []
    /// Swift names in place of those that the generator would give.
    package var rename: [Setting<Name>] = []
    package var namespaces = Namespaces()
    package var constraints = PerType(Checks.checked)
    package var leniency: [Leniency] = []

    package init(access: Access = .internal, integers: Integers = .big) {
        self.access = access
        self.integers = PerType(integers)
    }
}

extension Options {
    /// Where something in the options was written, for messages.
    package enum Origin: Sendable, Equatable {
        /// In an options file, which is among the files that diagnostics index.
        case file(SourceRange)
        /// On the command line, as this flag with its value.
        case flag(String)
    }

    /// A name in the options: of a type, a member, a value or a module of the schemas, or one for the Swift code.
    package struct Name: Sendable, Equatable {
        package var text: String
        package var origin: Origin

        package init(_ text: String, _ origin: Origin) {
            self.text = text
            self.origin = origin
        }

        /// Whether it was given on the command line.
        var isFlag: Bool {
            if case .flag = origin { true } else { false }
        }

        /// An error about this name: with its place in the options file, or naming the flag.
        func error(_ message: String) -> Diagnostic {
            switch origin {
            case .file(let range): .error(message, at: range)
            case .flag(let flag): .error("'\(flag)': \(message)", at: nil)
            }
        }
    }

    /// What the options say about one name.
    package struct Setting<Value: Sendable & Equatable>: Sendable, Equatable {
        package var name: Name
        package var value: Value

        package init(_ name: Name, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// A choice for all types, and another for some.
    package struct PerType<Value: Sendable & Equatable>: Sendable, Equatable {
        /// For all types that are not named.
        package var all: Value
        package var types: [Setting<Value>] = []

        package init(_ all: Value) { self.all = all }
    }

    /// The enums that types live in.
    package struct Namespaces: Sendable, Equatable {
        package var grouping = Grouping.clashing
        /// Modules all of whose types live in an enum, with its name.
        package var modules: [Setting<Name>] = []
    }
}

extension [Options.Name] {
    /// Adds a name that is not there yet.
    package mutating func add(_ name: Options.Name) {
        if !contains(where: { $0.text == name.text }) { append(name) }
    }
}

extension Array {
    /// Says something about a name, in place of what was said about it before.
    package mutating func set<Value>(_ name: Options.Name, to value: Value) where Element == Options.Setting<Value> {
        removeAll { $0.name.text == name.text }
        append(Options.Setting(name, value))
    }
}
