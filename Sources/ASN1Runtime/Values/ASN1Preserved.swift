/// The octets that a value was decoded from, kept beside it: what a signature is checked over.
///
/// Types named under `preserve` in the generator's options have one. Changing a component of such a value forgets the octets, and the value
/// is encoded from its components again. They are no part of the value: two values with the same components are equal.
public struct ASN1Preserved: Hashable, Sendable {
    /// The whole encoding; `nil` for a value that was not decoded or was changed since.
    let value: ASN1Any?

    /// No octets.
    public init() { value = nil }

    @usableFromInline
    init(_ value: ASN1Any) { self.value = value }

    /// The whole encoding, with identifier and length octets; `nil` for a value that was not decoded or was changed since.
    public var bytes: ASN1Bytes? { value?.bytes }

    /// Always `true`: the octets are no part of the value.
    public static func == (left: ASN1Preserved, right: ASN1Preserved) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

extension ASN1Decoder {
    /// The octets of the value that started at an offset and ends here.
    public func preserved(since start: Int) -> ASN1Preserved {
        let bytes = ASN1Bytes(storage: storage, start: start, count: position &- start)
        return ASN1Preserved(ASN1Any(bytes: bytes, rules: rules, options: options))
    }
}

extension ASN1Encoder {
    /// Writes the octets that a value preserves, if there are some: as they are, or under another tag.
    /// - Returns: Whether there are some; if not, the value is to be encoded from its components.
    public mutating func writePreserved(_ octets: ASN1Preserved, _ tag: ASN1Tag) throws(ASN1Error) -> Bool {
        guard let value = octets.value, pass != .validating else { return false }
        if value.tag == tag {
            unsafe value.bytes.withUnsafeBytes { unsafe write($0) }
        } else {
            let end = count
            unsafe value.contents.withUnsafeBytes { unsafe write($0) }
            writeHeader(tag, constructed: 0x20, since: end)
        }
        return true
    }
}
