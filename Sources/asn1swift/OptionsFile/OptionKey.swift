import ASN1Compiler

/// One key of `asn1.json`, which is also the flag `--key` of the command line.
///
/// This table is all there is to an option: the file's reader, the flags and the help text go by it.
struct OptionKey: Sendable {
    let name: String
    /// What it must be, as in "'access' must be …".
    let expected: String
    /// The values as the help text shows them, and what they decide.
    let values: String
    let summary: String
    /// Takes the value over into the options; false when it is not one of those expected.
    let set: @Sendable (JSONValue.Content, inout Options) -> Bool

    static let all: [OptionKey] = [
        choice("access", of: \.access, "access level of the generated declarations"),
        choice("integers", of: \.integers, "what INTEGER without bounds becomes: ASN1Integer or Int"),
    ]

    /// An option that is one of the cases of `Value`, written as a string.
    private static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, of property: WritableKeyPath<Options, Value> & Sendable, _ summary: String
    ) -> OptionKey {
        let cases = Value.allCases.map(\.rawValue)
        return OptionKey(
            name: name, expected: cases.quotedList("or"), values: cases.joined(separator: "|"), summary: summary
        ) { content, options in
            guard case .string(let text) = content, let value = Value(rawValue: text) else { return false }
            options[keyPath: property] = value
            return true
        }
    }
}

extension [String] {
    /// 'a', 'b' or 'c'
    func quotedList(_ conjunction: String) -> String {
        let quoted = map { "'\($0)'" }
        guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
