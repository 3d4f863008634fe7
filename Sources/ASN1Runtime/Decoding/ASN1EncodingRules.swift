/// The rules an input is read by.
@frozen
public enum ASN1EncodingRules: UInt8, Hashable, Sendable {
    /// Distinguished Encoding Rules: one encoding for each value; all others are errors.                 (X.690 10 and 11)
    case der
    /// Basic Encoding Rules: indefinite lengths, constructed strings, lengths and SETs in any form.              (X.690 8)
    case ber
}
