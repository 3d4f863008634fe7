/// The string types and the types whose encodings are strings.                                            (X.690 8.21, 8.23)
extension ASN1Encoder {
    /// A UTF8String.
    @inlinable
    public mutating func utf8String(_ value: String, _ tag: ASN1Tag = .utf8String) throws(ASN1Error) {
        let end = count
        writeUTF8(value)
        writeHeader(tag, since: end)
    }

    /// A PrintableString. `@&_*` only with ``ASN1Options/symbolsInPrintableString``.
    public mutating func printableString(_ value: String, _ tag: ASN1Tag = .printableString) throws(ASN1Error) {
        try text(value, tag, .printable)
    }

    /// An IA5String. Characters of Latin-1 beyond ASCII only with ``ASN1Options/latin1InIA5String``.
    public mutating func ia5String(_ value: String, _ tag: ASN1Tag = .ia5String) throws(ASN1Error) {
        try text(value, tag, .ia5)
    }

    /// A VisibleString.
    public mutating func visibleString(_ value: String, _ tag: ASN1Tag = .visibleString) throws(ASN1Error) {
        try text(value, tag, .visible)
    }

    /// A NumericString.
    public mutating func numericString(_ value: String, _ tag: ASN1Tag = .numericString) throws(ASN1Error) {
        try text(value, tag, .numeric)
    }

    /// A BMPString: two octets a character.                                                            (X.690 8.21.8)
    public mutating func bmpString(_ value: String, _ tag: ASN1Tag = .bmpString) throws(ASN1Error) {
        try characters(value, tag, octets: 2, "a character that BMPString does not have")
    }

    /// A UniversalString: four octets a character.                                                     (X.690 8.21.7)
    public mutating func universalString(_ value: String, _ tag: ASN1Tag = .universalString) throws(ASN1Error) {
        try characters(value, tag, octets: 4, ASN1StringKind.universal.problem)
    }

    /// A TeletexString, by its octets.
    @inlinable
    public mutating func teletexString(_ value: ASN1Bytes, _ tag: ASN1Tag = .teletexString) throws(ASN1Error) {
        try octetString(value, tag)
    }

    /// A VideotexString, by its octets.
    @inlinable
    public mutating func videotexString(_ value: ASN1Bytes, _ tag: ASN1Tag = .videotexString) throws(ASN1Error) {
        try octetString(value, tag)
    }

    /// A GraphicString, by its octets.
    @inlinable
    public mutating func graphicString(_ value: ASN1Bytes, _ tag: ASN1Tag = .graphicString) throws(ASN1Error) {
        try octetString(value, tag)
    }

    /// A GeneralString, by its octets.
    @inlinable
    public mutating func generalString(_ value: ASN1Bytes, _ tag: ASN1Tag = .generalString) throws(ASN1Error) {
        try octetString(value, tag)
    }

    /// An ObjectDescriptor, by its octets.
    @inlinable
    public mutating func objectDescriptor(_ value: ASN1Bytes, _ tag: ASN1Tag = .objectDescriptor) throws(ASN1Error) {
        try octetString(value, tag)
    }

    /// An OID-IRI, such as `/ISO/Registration_Authority`, its syntax checked.                            (X.690 8.21)
    public mutating func oidIRI(_ value: String, _ tag: ASN1Tag = .oidIRI) throws(ASN1Error) {
        try utf8String(value, tag)
        if let problem = ASN1IRI.problem(value, isRelative: false) { try fail(.malformed, problem) }
    }

    /// A RELATIVE-OID-IRI, its syntax checked.                                                         (X.690 8.22)
    public mutating func relativeOIDIRI(_ value: String, _ tag: ASN1Tag = .relativeOIDIRI) throws(ASN1Error) {
        try utf8String(value, tag)
        if let problem = ASN1IRI.problem(value, isRelative: true) { try fail(.malformed, problem) }
    }

    /// Text of one octet a character.
    private mutating func text(_ value: String, _ tag: ASN1Tag, _ kind: ASN1StringKind) throws(ASN1Error) {
        if kind == .ia5 && options.contains(.latin1InIA5String) {
            return try characters(value, tag, octets: 1, kind.problem)
        }
        let end = count
        writeUTF8(value)
        writeHeader(tag, since: end)
        guard isFirst else { return }
        var value = value
        let options = options
        let isAllowed = value.withUTF8 { unsafe kind.areCharacters(UnsafeRawBufferPointer($0), options) }
        if !isAllowed { try fail(.outOfRange, kind.problem) }
    }

    /// Text of a fixed number of octets a character, which are its code.
    /// - Parameter problem: What is wrong with a character whose code is too large for them.
    private mutating func characters(
        _ value: String, _ tag: ASN1Tag, octets: UInt32, _ problem: StaticString
    ) throws(ASN1Error) {
        let end = count
        var hasOthers = false
        for scalar in value.unicodeScalars.reversed() {
            for index in 0..<octets { write(UInt8(truncatingIfNeeded: scalar.value >> (8 * index))) }
            // Shifting by all 32 bits gives 0.
            if scalar.value >> (8 * octets) != 0 { hasOthers = true }
        }
        writeHeader(tag, since: end)
        if hasOthers { try fail(.outOfRange, problem) }
    }

    @inlinable
    mutating func writeUTF8(_ value: String) {
        guard room > 0 else {
            count &+= value.utf8.count
            return
        }
        var value = value
        // A copy, since the closure cannot borrow what cannot be copied.
        let end = room
        let base = unsafe base
        let written = value.withUTF8 { octets -> Int in
            guard let source = octets.baseAddress, octets.count <= end else { return 0 }
            unsafe UnsafeMutableRawPointer(base + (end &- octets.count)).copyMemory(
                from: source, byteCount: octets.count)
            return octets.count
        }
        count &+= written
        room &-= written
    }
}
