/// A type of a schema, in Swift.
public protocol ASN1Type: Sendable {
    /// The name of the type in its schema, with which the path of an error starts.
    static var asn1Name: StaticString { get }
}
