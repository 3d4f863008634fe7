/// One whole value as it was encoded, of any type: open types, ANY, and additions that a schema does not know.
@frozen
public struct ASN1Any: Sendable {
    /// The whole encoding: identifier, length and contents octets, and end-of-contents octets where there are some.
    public let bytes: ASN1Bytes

    /// The rules it was read by, which ``decode(as:limits:)`` goes on with.
    public let rules: ASN1EncodingRules

    /// What the decoder it came from tolerates.
    public let options: ASN1Options

    @inlinable
    package init(bytes: ASN1Bytes, rules: ASN1EncodingRules, options: ASN1Options) {
        self.bytes = bytes
        self.rules = rules
        self.options = options
    }

    /// A value that a schema gives, in DER; what is no encoding decodes as nothing.
    public init(constant encoding: [UInt8]) {
        self.init(bytes: ASN1Bytes(encoding), rules: .der, options: .der)
    }

    /// The tag.
    public var tag: ASN1Tag { header?.tag ?? .null }

    /// Whether the encoding is constructed, so that its contents are values again.
    public var isConstructed: Bool { header?.isConstructed ?? false }

    /// The contents octets; for an indefinite length, those before its end-of-contents octets. None where the octets are no encoding.
    public var contents: ASN1Bytes {
        guard let header else { return ASN1Bytes() }
        let end = bytes.offset + bytes.count - (header.isIndefinite ? 2 : 0)
        guard end >= header.contents else { return ASN1Bytes() }
        return ASN1Bytes(storage: bytes.storage, start: header.contents, count: end - header.contents)
    }

    /// Decodes the value as a type, by the rules it was read by.
    /// - Throws: What the type's decoder throws; offsets are those of the whole input.
    @inlinable
    public func decode<Value: ASN1Decodable>(
        as type: Value.Type, limits: ASN1Limits = .default
    ) throws(ASN1Error) -> Value {
        switch rules {
        case .der: return try Value(derEncoded: bytes, limits: limits, options: options)
        case .ber: return try Value(berEncoded: bytes, limits: limits, options: options)
        }
    }

    /// Whether the octets are one value and nothing else.
    var isWhole: Bool {
        guard let header else { return false }
        let end = bytes.offset + bytes.count
        guard header.isIndefinite else { return header.contents + header.length == end && !header.isEndOfContents }
        return unsafe bytes.storage.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return false }
            return unsafe (try? header.endOfValue(base, end: end, rules: .ber, highestTag: .max)) == end
        }
    }

    /// The header, which was read once already when the value was made.
    private var header: ASN1Header? {
        unsafe bytes.storage.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return nil }
            let end = bytes.offset + bytes.count
            return try? unsafe ASN1Header(base, at: bytes.offset, end: end, rules: .ber, highestTag: .max)
        }
    }
}

extension ASN1Any: ASN1Decodable, ASN1Encodable {
    /// `ANY`
    public static var asn1Name: StaticString { "ANY" }

    @inlinable
    public init(from decoder: inout ASN1Decoder) throws(ASN1Error) { self = try decoder.any() }

    public func encode(to encoder: inout ASN1Encoder) throws(ASN1Error) { try encoder.any(self) }
}

extension ASN1Any: Hashable {
    /// Whether two values have the same octets.
    public static func == (left: ASN1Any, right: ASN1Any) -> Bool { left.bytes == right.bytes }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension ASN1Any: CustomStringConvertible {
    /// The whole encoding in hexadecimal.
    public var description: String { bytes.description }
}
