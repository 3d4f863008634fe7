/// The octets of a string type that switches alphabets, such as TeletexString, as value notation shows them: see
/// ``ASN1ValueWriter/characters(_:)-(ASN1Bytes)``.
public struct ASN1Characters: ASN1Describable {
    let bytes: ASN1Bytes

    public func describe(to writer: inout ASN1ValueWriter) { writer.characters(bytes) }
}

extension ASN1Bytes {
    /// These octets as characters of a string type that switches alphabets.
    public var characters: ASN1Characters { ASN1Characters(bytes: self) }
}
