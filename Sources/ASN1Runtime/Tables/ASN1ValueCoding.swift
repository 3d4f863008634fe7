/// A type of a schema whose values are of a Swift type that does not say how they are encoded: `Age ::= INTEGER (0..150)` is `Int`.
///
/// Generated code has one for each such type that no other type of the schema refers to, or that option `pdu` names, since values of
/// these stand by themselves:
///
/// ```swift
/// let age = try AgeCoding.decode(derEncoded: bytes)
/// ```
///
/// It is `Sendable` so that the conformance holds everywhere, also where a module's declarations are the main actor's if nothing else is
/// said.
public protocol ASN1ValueCoding: Sendable {
    /// The Swift type of the values.
    associatedtype Value: Sendable

    /// The name of the type in the schema.
    static var asn1Name: StaticString { get }

    /// How values are read and written.
    static var coding: ASN1Coding<Value> { get }
}

extension ASN1ValueCoding {
    /// Decodes one value from DER, which must be all of the input.
    /// - Throws: ``ASN1Error``, also when the input breaks rules that BER does not have, or bytes are left over.
    @inlinable
    public static func decode(
        derEncoded bytes: some Sequence<UInt8>, limits: ASN1Limits = .default, options: ASN1Options = .der
    ) throws(ASN1Error) -> Value {
        try decode(ASN1Bytes(try checked([UInt8](bytes))), .der, limits, options)
    }

    /// Decodes one value from DER in place.
    /// - Throws: ``ASN1Error``, also when the input breaks rules that BER does not have, or bytes are left over.
    @inlinable
    public static func decode(
        derEncoded bytes: ASN1Bytes, limits: ASN1Limits = .default, options: ASN1Options = .der
    ) throws(ASN1Error) -> Value {
        try decode(bytes, .der, limits, options)
    }

    /// Decodes one value from BER, of which DER is a part; it must be all of the input.
    /// - Throws: ``ASN1Error``, also when bytes are left over.
    @inlinable
    public static func decode(
        berEncoded bytes: some Sequence<UInt8>, limits: ASN1Limits = .default, options: ASN1Options = .ber
    ) throws(ASN1Error) -> Value {
        try decode(ASN1Bytes(try checked([UInt8](bytes))), .ber, limits, options)
    }

    /// Decodes one value from BER in place.
    /// - Throws: ``ASN1Error``, also when bytes are left over.
    @inlinable
    public static func decode(
        berEncoded bytes: ASN1Bytes, limits: ASN1Limits = .default, options: ASN1Options = .ber
    ) throws(ASN1Error) -> Value {
        try decode(bytes, .ber, limits, options)
    }

    /// The value in DER.
    /// - Throws: ``ASN1Error`` when the value breaks a constraint or has no encoding.
    public static func derEncoded(_ value: Value) throws(ASN1Error) -> [UInt8] {
        do throws(ASN1Error) {
            return [UInt8](try coding.encode(value))
        } catch { throw error.at(asn1Name) }
    }

    /// Octets that are not too many to count in them.
    @usableFromInline
    static func checked(_ bytes: [UInt8]) throws(ASN1Error) -> [UInt8] {
        guard UInt64(bytes.count) <= 0xFFFF_FFFF else { throw ASN1Decoder.inputLengthError().at(asn1Name) }
        return bytes
    }

    @inlinable
    static func decode(
        _ bytes: ASN1Bytes, _ rules: ASN1EncodingRules, _ limits: ASN1Limits, _ options: ASN1Options
    ) throws(ASN1Error) -> Value {
        do throws(ASN1Error) {
            return try coding.decode(ASN1Any(bytes: bytes, rules: rules, options: options), limits)
        } catch { throw error.at(asn1Name) }
    }
}
