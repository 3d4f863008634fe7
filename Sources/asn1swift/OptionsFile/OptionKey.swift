import ASN1Compiler

/// One key of `asn1.json`, which is also the flag `--key` of the command line.
///
/// This table is all there is to an option: the file's reader, the flags, the help text and the JSON Schema go by it.
struct OptionKey: Sendable {
    let name: String
    /// What it decides, for the help text and the JSON Schema.
    let summary: String
    /// The values that it may have.
    let shape: OptionShape
    /// Takes one setting over into the options; it has what the shape allows.
    let apply: @Sendable (OptionSetting, inout Options) -> Void

    static let all: [OptionKey] = [
        choice("access", of: \.access, "access level of the generated declarations"),
        perType("integers", of: \.integers, "what INTEGER without bounds becomes: ASN1Integer or Int"),
        names("preserve", of: \.preserve, "SEQUENCEs, SETs and lists that keep the bytes they were decoded from"),
        names("pdu", of: \.pdu, "the types to generate, with all that they reach; all types if not given"),
        OptionKey(
            name: "rename", summary: "Swift names for types, members and values",
            shape: OptionShape(map: .init(.name, to: .swiftName))
        ) { setting, options in
            guard case .named(let name, let value) = setting else { return }
            options.rename.set(name, to: value)
        },
        OptionKey(
            name: "namespaces", summary: "which types live in an enum that is named after their module",
            shape: OptionShape(words: Options.Grouping.allCases.map(\.rawValue), map: .init(.module, to: .swiftName))
        ) { setting, options in
            switch setting {
            case .word(let word): options.namespaces.grouping = Options.Grouping(rawValue: word) ?? .clashing
            case .named(let name, let value): options.namespaces.modules.set(name, to: value)
            case .name: break
            }
        },
        perType("constraints", of: \.constraints, "whether generated code enforces the schema's constraints"),
        OptionKey(
            name: "leniency", summary: "what generated types tolerate, whatever the caller's options say",
            shape: OptionShape(list: .word(Options.Leniency.allCases.map(\.rawValue)))
        ) { setting, options in
            guard case .name(let name) = setting, let leniency = Options.Leniency(rawValue: name.text),
                !options.leniency.contains(leniency)
            else { return }
            options.leniency.append(leniency)
        },
    ]

    /// An option that is one of the cases of `Value`.
    private static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, of property: WritableKeyPath<Options, Value> & Sendable, _ summary: String
    ) -> OptionKey {
        OptionKey(
            name: name, summary: summary, shape: OptionShape(words: Value.allCases.map(\.rawValue))
        ) { setting, options in
            guard case .word(let word) = setting, let value = Value(rawValue: word) else { return }
            options[keyPath: property] = value
        }
    }

    /// An option that is one of the cases of `Value` for all types, and another one for some.
    private static func perType<Value: RawRepresentable<String> & CaseIterable & Sendable & Equatable>(
        _ name: String, of property: WritableKeyPath<Options, Options.PerType<Value>> & Sendable, _ summary: String
    ) -> OptionKey {
        let words = Value.allCases.map(\.rawValue)
        return OptionKey(
            name: name, summary: summary, shape: OptionShape(words: words, map: .init(.type, to: .word(words)))
        ) { setting, options in
            switch setting {
            case .word(let word):
                if let value = Value(rawValue: word) { options[keyPath: property].all = value }
            case .named(let name, let value):
                guard let value = Value(rawValue: value.text) else { return }
                options[keyPath: property].types.set(name, to: value)
            case .name: break
            }
        }
    }

    /// An option that is a list of types.
    private static func names(
        _ name: String, of property: WritableKeyPath<Options, [Options.Name]> & Sendable, _ summary: String
    ) -> OptionKey {
        OptionKey(name: name, summary: summary, shape: OptionShape(list: .type)) { setting, options in
            guard case .name(let name) = setting else { return }
            options[keyPath: property].add(name)
        }
    }
}

/// One thing that an option says: a file's object or list says several, a flag one.
enum OptionSetting: Sendable {
    /// A word for all.
    case word(String)
    /// One member of a list.
    case name(Options.Name)
    /// What holds for one name.
    case named(Options.Name, Options.Name)
}
