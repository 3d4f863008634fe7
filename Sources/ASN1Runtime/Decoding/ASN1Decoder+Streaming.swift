/// Reading an encoding piece by piece, without making values of all of it: a revocation list of a million entries is gone through in
/// constant memory.
extension ASN1Decoder {
    /// Calls `body` with a decoder at the first octet of an encoding, for what the types of a schema are too much for.
    ///
    /// ```swift
    /// let isRevoked = try ASN1Decoder.read(crl, by: .der) { decoder throws(ASN1Error) in
    ///     _ = try decoder.enter(.sequence)                                 // CertificateList
    ///     _ = try decoder.enter(.sequence)                                 // tbsCertList
    ///     for _ in 0..<5 { try decoder.skip() }                            // version to nextUpdate
    ///     var found = false
    ///     try decoder.readElements { decoder throws(ASN1Error) in
    ///         let entry = try decoder.enter(.sequence)
    ///         if try decoder.bigInteger() == serialNumber { found = true }
    ///         try decoder.skipRest()
    ///         try decoder.leave(entry)
    ///     }
    ///     return found
    /// }
    /// ```
    ///
    /// What is passed over is not checked, nor whether octets follow what was read.
    /// - Parameters:
    ///   - bytes: The encoding. Offsets in errors are those in its storage.
    ///   - rules: What the input is written by.
    ///   - limits: How far what is read may go.
    ///   - options: What is tolerated; what goes with the rules if not given.
    ///   - body: Reads what is wanted and gives what becomes of it.
    /// - Throws: ``ASN1Error``, also when the input is empty or longer than the limit.
    @inlinable
    public static func read<Value>(
        _ bytes: ASN1Bytes, by rules: ASN1EncodingRules, limits: ASN1Limits = .default, options: ASN1Options? = nil,
        _ body: (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) throws(ASN1Error) -> Value {
        try read(bytes, rules, limits, options ?? (rules == .der ? .der : .ber), body)
    }

    /// Passes over the value that comes next, by its length: what is inside is not looked at. The end of one of indefinite length is found
    /// by the headers of those in it.
    /// - Throws: ``ASN1Error`` when no value comes next, or it goes beyond the end of what is around it.
    @inlinable
    public mutating func skip() throws(ASN1Error) {
        let room = end &- position
        guard room >= 2, unsafe base[position] & 0x1F != 0x1F, unsafe base[position] != 0,
            case let length = unsafe Int(base[position &+ 1]), length < 0x80, length <= room &- 2
        else { return try skipSlowly() }
        valueStart = position
        position &+= 2 &+ length
    }

    /// Passes over all that is left of the level.
    /// - Throws: ``ASN1Error`` in a level of indefinite length in which a value is malformed.
    @inlinable
    public mutating func skipRest() throws(ASN1Error) {
        guard level & 1 != 0 else {
            position = end
            return
        }
        while hasMore { try skip() }
    }

    /// A SEQUENCE OF or SET OF: calls `element` until the level ends. The index of a failing element goes into the error's path.
    @inlinable
    public mutating func readElements(
        _ tag: ASN1Tag = .sequence, _ element: (inout ASN1Decoder) throws(ASN1Error) -> Void
    ) throws(ASN1Error) {
        let scope = try enter(tag)
        var index = 0
        while hasMore {
            do throws(ASN1Error) {
                try countElement()
                try element(&self)
            } catch { throw error.at(index: index) }
            index &+= 1
        }
        try leave(scope)
    }

    /// A SEQUENCE OF or SET OF whose elements are of a type of the schema: calls `body` with each, and keeps none.
    @inlinable
    public mutating func readElements<Element: ASN1Decodable>(
        of type: Element.Type, in tag: ASN1Tag = .sequence, _ body: (Element) throws(ASN1Error) -> Void
    ) throws(ASN1Error) {
        try readElements(tag) { decoder throws(ASN1Error) in try body(try Element(from: &decoder)) }
    }

    @inline(never)
    @usableFromInline
    mutating func skipSlowly() throws(ASN1Error) {
        guard hasMore else { throw unexpected("a value") }
        let header = try header()
        if header.isEndOfContents { throw endOfContentsError() }
        let next = try unsafe header.endOfValue(base, end: end, rules: rules, highestTag: highestTag)
        valueStart = position
        position = next
    }
}
