/// A type of a schema, in Swift.
public protocol ASN1Type: Sendable {
    /// The name of the type in its schema, with which the path of an error starts.
    static var asn1Name: StaticString { get }

    /// What decoding and encoding tolerate where they start with this type, whatever the caller's options say.
    static var leniency: ASN1Options { get }
}

extension ASN1Type {
    /// Nothing more than the caller's options say.
    @inlinable
    public static var leniency: ASN1Options { .init(rawValue: 0) }
}
