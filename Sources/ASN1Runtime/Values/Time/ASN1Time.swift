/// A TIME: a date, a time of day, both, a duration, an interval or a recurring interval, as its text.   (X.680 38, X.690 8.26.1)
///
/// Two values are equal when they are written alike.
public struct ASN1Time: Hashable, Sendable {
    /// The text, in the notation of ISO 8601.
    public let text: String

    /// Text that is known to be valid.
    init(uncheckedText text: String) { self.text = text }

    /// A time from its notation, such as `1985-W15-5` or `R3/2024-01-01/P1M`; `nil` when the text is none.
    public init?(_ text: String) {
        guard Self.problem(text, .ber) == nil else { return nil }
        self.text = text
    }

    /// What keeps a text from being a time that DER has; `nil` when nothing does.                          (X.690 11.9)
    static func problemInDER(_ text: String) -> StaticString? { problem(text, .der)?.text }

    private static func problem(_ text: String, _ rules: ASN1EncodingRules) -> ASN1TextProblem? {
        let octets = [UInt8](text.utf8)
        return unsafe octets.withUnsafeBytes { characters in
            var reader = unsafe ASN1ISOReader(characters, rules)
            do throws(ASN1TextProblem) {
                try reader.time()
                try reader.end()
                return nil
            } catch { return error }
        }
    }
}

extension ASN1Time: CustomStringConvertible {
    /// Value notation: `"1985-W15-5"`, with its quotation marks.                                       (X.680 38.1)
    public var description: String { "\"" + text + "\"" }
}
