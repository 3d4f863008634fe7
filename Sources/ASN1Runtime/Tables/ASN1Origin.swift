/// How a value was read, for what it holds in octets that are decoded later: they go by the same rules.
///
/// It is no part of the value: two origins are always equal. What was not decoded goes by DER.
public struct ASN1Origin: Hashable, Sendable {
    private let rules: ASN1EncodingRules
    private let options: ASN1Options

    /// The origin of a value that was not decoded.
    public init() {
        rules = .der
        options = .der
    }

    fileprivate init(_ rules: ASN1EncodingRules, _ options: ASN1Options) {
        self.rules = rules
        self.options = options
    }

    /// The encoding in octets of the value.
    public func encoding(_ octets: ASN1Bytes) -> ASN1Any { ASN1Any(bytes: octets, rules: rules, options: options) }

    /// The encoding in a BIT STRING; one that ends inside an octet is none, and reads as empty.
    public func encoding(_ bits: ASN1BitString) -> ASN1Any {
        encoding(bits.unusedBits == 0 ? bits.bytes : bits.bytes.slice(0..<0))
    }

    /// Always `true`.
    public static func == (left: ASN1Origin, right: ASN1Origin) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

extension ASN1Decoder {
    /// How this decoder reads.
    public var origin: ASN1Origin { ASN1Origin(rules, options) }
}
