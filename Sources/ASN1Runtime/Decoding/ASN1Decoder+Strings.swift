/// The string types.                                                                                           (X.690 8.21)
extension ASN1Decoder {
    /// A UTF8String, its encoding checked.
    public mutating func utf8String(_ tag: ASN1Tag = .utf8String) throws(ASN1Error) -> String { try text(tag, .utf8) }

    /// A PrintableString, its characters checked. `@&_*` only with ``ASN1Options/symbolsInPrintableString``.
    public mutating func printableString(_ tag: ASN1Tag = .printableString) throws(ASN1Error) -> String {
        try text(tag, .printable)
    }

    /// An IA5String, its characters checked. Octets above 127 only with ``ASN1Options/latin1InIA5String``.
    public mutating func ia5String(_ tag: ASN1Tag = .ia5String) throws(ASN1Error) -> String { try text(tag, .ia5) }

    /// A VisibleString, its characters checked.
    public mutating func visibleString(_ tag: ASN1Tag = .visibleString) throws(ASN1Error) -> String {
        try text(tag, .visible)
    }

    /// A NumericString, its characters checked.
    public mutating func numericString(_ tag: ASN1Tag = .numericString) throws(ASN1Error) -> String {
        try text(tag, .numeric)
    }

    /// A BMPString, its characters checked.
    public mutating func bmpString(_ tag: ASN1Tag = .bmpString) throws(ASN1Error) -> String { try text(tag, .bmp) }

    /// A UniversalString, its characters checked.
    public mutating func universalString(_ tag: ASN1Tag = .universalString) throws(ASN1Error) -> String {
        try text(tag, .universal)
    }

    /// A TeletexString as its octets: escape sequences of ISO 2022 may change what they mean.
    public mutating func teletexString(_ tag: ASN1Tag = .teletexString) throws(ASN1Error) -> ASN1Bytes {
        try octetString(tag)
    }

    /// A VideotexString as its octets: escape sequences of ISO 2022 may change what they mean.
    public mutating func videotexString(_ tag: ASN1Tag = .videotexString) throws(ASN1Error) -> ASN1Bytes {
        try octetString(tag)
    }

    /// A GraphicString as its octets: escape sequences of ISO 2022 may change what they mean.
    public mutating func graphicString(_ tag: ASN1Tag = .graphicString) throws(ASN1Error) -> ASN1Bytes {
        try octetString(tag)
    }

    /// A GeneralString as its octets: escape sequences of ISO 2022 may change what they mean.
    public mutating func generalString(_ tag: ASN1Tag = .generalString) throws(ASN1Error) -> ASN1Bytes {
        try octetString(tag)
    }

    /// An ObjectDescriptor as its octets: escape sequences of ISO 2022 may change what they mean.
    public mutating func objectDescriptor(_ tag: ASN1Tag = .objectDescriptor) throws(ASN1Error) -> ASN1Bytes {
        try octetString(tag)
    }

    /// A string as text. It is encoded like an OCTET STRING, so the segments of BER are OCTET STRINGs.      (X.690 8.21.1)
    mutating func text(_ tag: ASN1Tag, _ kind: ASN1StringKind) throws(ASN1Error) -> String {
        let length = shortLength(tag.leading)
        let start = position
        let text: String?
        if length >= 0 {
            text = unsafe kind.text(UnsafeRawBufferPointer(start: base + (start &+ 2), count: length), options)
            valueStart = start
            position = start &+ 2 &+ length
        } else {
            text = try unsafe octetsSlowly(tag).withUnsafeBytes { unsafe kind.text($0, options) }
        }
        guard let text else { throw ASN1Error(.malformed, kind.problem, at: start) }
        return text
    }
}
