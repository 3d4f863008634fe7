/// How values of a type are read and written, where the Swift type alone does not say it: a `String` may be one of many types.
public struct ASN1Coding<Value: Sendable>: Sendable {
    /// Reads one value.
    public typealias Read = @Sendable (inout ASN1Decoder) throws(ASN1Error) -> Value

    /// Writes one value.
    public typealias Write = @Sendable (Value, inout ASN1Encoder) throws(ASN1Error) -> Void

    @usableFromInline
    enum Form: Sendable {
        case encoded(Read, Write)
        case octets(@Sendable (ASN1Any) -> Value, @Sendable (Value) -> ASN1Bytes)
    }

    @usableFromInline
    let form: Form

    /// Values that are read and written by these calls of a decoder and an encoder.
    @inlinable
    public init(read: @escaping Read, write: @escaping Write) { form = .encoded(read, write) }

    @inlinable
    init(_ form: Form) { self.form = form }

    /// Decodes a value, which must be all of the encoding.
    @inlinable
    func decode(_ encoding: ASN1Any, _ limits: ASN1Limits) throws(ASN1Error) -> Value {
        switch form {
        case .octets(let value, _): return value(encoding)
        case .encoded(let read, _):
            return try ASN1Decoder.read(encoding.bytes, encoding.rules, limits, encoding.options) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) -> Value in
                let value = try read(&decoder)
                try decoder.finish()
                return value
            }
        }
    }

    /// The encoding of a value, as an open type holds it: in DER, or one that came in by other rules as it is.
    /// - Throws: ``ASN1Error`` also for octets that are not one value.
    func encodeAny(_ value: Value) throws(ASN1Error) -> ASN1Any {
        let octets = try encode(value)
        guard case .octets = form else { return ASN1Any(bytes: octets, rules: .der, options: .der) }
        if let encoding = try? ASN1Any(derEncoded: octets) { return encoding }
        return try ASN1Any(berEncoded: octets)
    }

    /// The octets of a value in DER.
    func encode(_ value: Value) throws(ASN1Error) -> ASN1Bytes {
        switch form {
        case .octets(_, let octets): return octets(value)
        case .encoded(_, let write): return ASN1Bytes(try Encoded(value: value, write: write).derEncoded())
        }
    }

    /// A value together with how it is written.
    private struct Encoded: ASN1Encodable {
        let value: Value
        let write: Write

        static var asn1Name: StaticString { "" }

        func encode(to encoder: inout ASN1Encoder) throws(ASN1Error) { try write(value, &encoder) }
    }
}

extension ASN1Coding where Value: ASN1Codable {
    /// As the type itself says.
    @inlinable
    public static var type: ASN1Coding {
        ASN1Coding { decoder throws(ASN1Error) in
            try Value(from: &decoder)
        } write: { value, encoder throws(ASN1Error) in
            try value.encode(to: &encoder)
        }
    }
}

extension ASN1Coding where Value == ASN1Bytes {
    /// Octets that are no encoding, or are to be left as they are.
    @inlinable
    public static var raw: ASN1Coding { ASN1Coding(.octets({ $0.bytes }, { $0 })) }
}

extension ASN1Coding where Value == ASN1Any {
    /// An encoding that is left as it is.
    @inlinable
    public static var any: ASN1Coding { ASN1Coding(.octets({ $0 }, { $0.bytes })) }
}
