/// Where decoding starts.
extension ASN1Decodable {
    /// Decodes one value from DER, which must be all of the input. Slices in the value share the array.
    /// - Throws: ``ASN1Error``, also when the input breaks rules that BER does not have, or bytes are left over.
    @inlinable
    public init(
        derEncoded bytes: [UInt8], limits: ASN1Limits = .default, options: ASN1Options = .der
    ) throws(ASN1Error) {
        self = try Self.decode(bytes, .der, limits, options)
    }

    /// Decodes one value from DER in place. Offsets in errors are those in the storage of `bytes`.
    /// - Throws: ``ASN1Error``, also when the input breaks rules that BER does not have, or bytes are left over.
    @inlinable
    public init(
        derEncoded bytes: ASN1Bytes, limits: ASN1Limits = .default, options: ASN1Options = .der
    ) throws(ASN1Error) {
        self = try Self.decodeAll(bytes, .der, limits, options)
    }

    /// Decodes one value from a copy of a sequence in DER.
    /// - Throws: ``ASN1Error``, also when the input breaks rules that BER does not have, or bytes are left over.
    @inlinable
    public init(
        derEncoded bytes: some Sequence<UInt8>, limits: ASN1Limits = .default, options: ASN1Options = .der
    ) throws(ASN1Error) {
        self = try Self.decode([UInt8](bytes), .der, limits, options)
    }

    /// Decodes one value from BER, of which DER is a part; it must be all of the input. Slices in the value share the array.
    /// - Throws: ``ASN1Error``, also when bytes are left over.
    @inlinable
    public init(
        berEncoded bytes: [UInt8], limits: ASN1Limits = .default, options: ASN1Options = .ber
    ) throws(ASN1Error) {
        self = try Self.decode(bytes, .ber, limits, options)
    }

    /// Decodes one value from BER in place. Offsets in errors are those in the storage of `bytes`.
    /// - Throws: ``ASN1Error``, also when bytes are left over.
    @inlinable
    public init(
        berEncoded bytes: ASN1Bytes, limits: ASN1Limits = .default, options: ASN1Options = .ber
    ) throws(ASN1Error) {
        self = try Self.decodeAll(bytes, .ber, limits, options)
    }

    /// Decodes one value from a copy of a sequence in BER.
    /// - Throws: ``ASN1Error``, also when bytes are left over.
    @inlinable
    public init(
        berEncoded bytes: some Sequence<UInt8>, limits: ASN1Limits = .default, options: ASN1Options = .ber
    ) throws(ASN1Error) {
        self = try Self.decode([UInt8](bytes), .ber, limits, options)
    }

    /// Decodes the value that stands first in the input and leaves what follows.
    /// - Returns: The value, and how many bytes of the input it took.
    /// - Throws: ``ASN1Error``.
    @inlinable
    public static func decodeFirst(
        of bytes: ASN1Bytes, rules: ASN1EncodingRules, limits: ASN1Limits = .default,
        options: ASN1Options? = nil
    ) throws(ASN1Error) -> (value: Self, byteCount: Int) {
        do throws(ASN1Error) {
            let options = (options ?? (rules == .der ? .der : .ber)).union(leniency)
            let (value, offset) = try ASN1Decoder.read(bytes, rules, limits, options) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) -> (Self, Int) in
                (try Self(from: &decoder), decoder.offset)
            }
            return (value, offset - bytes.offset)
        } catch { throw error.at(asn1Name) }
    }

    @inlinable
    static func decode(
        _ bytes: [UInt8], _ rules: ASN1EncodingRules, _ limits: ASN1Limits, _ options: ASN1Options
    ) throws(ASN1Error) -> Self {
        guard UInt64(bytes.count) <= 0xFFFF_FFFF else { throw ASN1Decoder.inputLengthError().at(asn1Name) }
        return try decodeAll(ASN1Bytes(bytes), rules, limits, options)
    }

    @inlinable
    static func decodeAll(
        _ bytes: ASN1Bytes, _ rules: ASN1EncodingRules, _ limits: ASN1Limits, _ options: ASN1Options
    ) throws(ASN1Error) -> Self {
        do throws(ASN1Error) {
            return try ASN1Decoder.read(bytes, rules, limits, options.union(leniency)) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) -> Self in
                let value = try Self(from: &decoder)
                try decoder.finish()
                return value
            }
        } catch { throw error.at(asn1Name) }
    }
}

extension ASN1Decoder {
    /// Calls `body` with a decoder at the first of these bytes.
    @inlinable
    package static func read<Value>(
        _ bytes: ASN1Bytes, _ rules: ASN1EncodingRules, _ limits: ASN1Limits, _ options: ASN1Options,
        _ body: (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) throws(ASN1Error) -> Value {
        guard bytes.count <= limits.inputLength else { throw inputLengthError() }
        return try unsafe bytes.storage.withUnsafeBufferPointer { (all) throws(ASN1Error) -> Value in
            guard !bytes.isEmpty, let base = all.baseAddress else { throw emptyInputError(bytes.offset) }
            var decoder = unsafe ASN1Decoder(base: base, bytes: bytes, rules: rules, limits: limits, options: options)
            return try body(&decoder)
        }
    }

    /// Checks that the input ends here.
    @usableFromInline
    package func finish() throws(ASN1Error) {
        if position != end { throw ASN1Error(.trailingBytes, "bytes follow the value", at: position) }
    }

    @inline(never)
    @usableFromInline
    static func inputLengthError() -> ASN1Error {
        ASN1Error(.limitExceeded, "the input is longer than the limit", at: 0)
    }

    @inline(never)
    @usableFromInline
    static func emptyInputError(_ offset: Int) -> ASN1Error {
        ASN1Error(.truncated, "the input is empty", at: offset)
    }
}
