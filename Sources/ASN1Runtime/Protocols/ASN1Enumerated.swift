/// An ENUMERATED: a type with a case for each item.                                                             (X.680 20)
///
/// A conforming enum has the items' numbers as raw values; one with an extension marker has a case for unknown numbers too.
public protocol ASN1Enumerated: ASN1Taggable, Hashable {
    /// The item with this number; `nil` where there is none.
    init?(rawValue: Int)

    /// The item's number.
    var rawValue: Int { get }
}

extension ASN1Enumerated {
    @inlinable
    public static var defaultTag: ASN1Tag { .enumerated }

    @inlinable
    public init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        self = try decoder.enumeration(tag)
    }

    @inlinable
    public func encode(to encoder: inout ASN1Encoder, tag: ASN1Tag) throws(ASN1Error) {
        try encoder.enumeration(self, tag)
    }
}

extension ASN1Decoder {
    /// An item of an ENUMERATED.                                                                            (X.690 8.4)
    /// - Throws: ``ASN1Error``, also when the type has no item with the number.
    @inlinable
    public mutating func enumeration<Value: ASN1Enumerated>(_ tag: ASN1Tag) throws(ASN1Error) -> Value {
        let number = try enumerated(tag)
        guard let value = Value(rawValue: number) else { throw unlisted(number, of: Value.asn1Name) }
        return value
    }
}

extension ASN1Encoder {
    /// An item of an ENUMERATED.                                                                            (X.690 8.4)
    /// - Throws: ``ASN1Error``, also when the value says that a number is unknown which the type has an item for.
    @inlinable
    public mutating func enumeration<Value: ASN1Enumerated>(_ value: Value, _ tag: ASN1Tag) throws(ASN1Error) {
        try enumerated(value.rawValue, tag)
        try requireSame(value, Value(rawValue: value.rawValue) ?? value)
    }
}
