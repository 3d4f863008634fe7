/// The errors that a decoder, or generated code through it, reports.
extension ASN1Decoder {
    /// The error that one of several things was expected, for CHOICE and open ends of a SEQUENCE.
    /// - Parameter expected: What would have been right, such as `UTCTime [UNIVERSAL 23] or GeneralizedTime [UNIVERSAL 24]`.
    @inline(never)
    public func unexpected(_ expected: StaticString) -> ASN1Error {
        found(ASN1Error(.unexpectedTag, expected, at: position))
    }

    /// The error that a mandatory component is absent.
    /// - Parameter expected: What it would have been, such as `INTEGER [UNIVERSAL 2]`.
    @inline(never)
    public func missing(_ expected: StaticString) -> ASN1Error {
        found(ASN1Error(.missingComponent, expected, at: position))
    }

    /// The error that an ENUMERATED without extension marker, read last, has a number that its type does not list.
    /// - Parameters:
    ///   - number: The number.
    ///   - type: The name of the type.
    @inline(never)
    public func unlisted(_ number: Int, of type: StaticString) -> ASN1Error {
        ASN1Error(violated: type, found: number.shortNotation, at: valueStart).aboutUnlistedNumber()
    }

    /// The same errors with texts that are made when the program runs.
    package func unexpected(dynamic expected: String) -> ASN1Error {
        found(ASN1Error(.unexpectedTag, dynamicText: expected, at: position))
    }

    /// The error that a mandatory component is absent.
    package func missing(dynamic expected: String) -> ASN1Error {
        found(ASN1Error(.missingComponent, dynamicText: expected, at: position))
    }

    /// The error that an ENUMERATED has a number that its type does not list.
    package func unlisted(_ number: Int, dynamic type: String) -> ASN1Error {
        ASN1Error(violated: type, found: number.shortNotation, at: valueStart).aboutUnlistedNumber()
    }

    /// The error that the value read last breaks a constraint.
    /// - Parameter found: What of it does.
    package func violation(dynamic constraint: String, found: String) -> ASN1Error {
        ASN1Error(violated: constraint, found: found, at: valueStart)
    }

    /// The error that a closed set has no object for the identifier of a row, which the decoder is in.
    package func unknownRow(
        dynamic constraint: String, in row: ASN1Scope, _ identifier: (some ASN1Describable)?
    ) -> ASN1Error {
        ASN1Error(violated: constraint, found: identifier?.shortNotation, at: Int(row.start))
    }

    /// Checks that the value read last is not the default of its component, which DER leaves out.              (X.690 11.5)
    @usableFromInline
    @_transparent
    func notDefault(_ isDefault: Bool) throws(ASN1Error) {
        if isDefault && rules == .der { throw Self.encodedDefault(valueStart) }
    }

    // What inlined members call when they fail gets no `self`: a decoder that is handed on is copied before each call is certain.

    @inline(never)
    @usableFromInline
    static func violation(
        _ constraint: StaticString, _ valueStart: Int, _ found: some ASN1Describable
    ) -> ASN1Error {
        ASN1Error(violated: constraint, found: found.shortNotation, at: valueStart)
    }

    @inline(never)
    @usableFromInline
    static func encodedDefault(_ valueStart: Int) -> ASN1Error {
        ASN1Error(.notDER, "the default value is encoded (X.690 11.5)", at: valueStart)
    }

    /// The error with the tag of the value that comes next filled in.
    func found(_ error: ASN1Error) -> ASN1Error {
        guard hasMore else { return error }
        // A tag is worth showing even when the length after it is not.
        if let header = try? header() { return error.found(header.tag) }
        return unsafe base[position] & 0x1F == 0x1F ? error : error.found(ASN1Tag(octet: base[position]))
    }

    func mismatch(_ tag: ASN1Tag) -> ASN1Error { found(ASN1Error(.unexpectedTag, expected: tag, at: position)) }

    func endOfContentsError() -> ASN1Error {
        ASN1Error(.malformed, "end-of-contents octets where a value should be", at: position)
    }

    package func depthError() -> ASN1Error {
        ASN1Error(.limitExceeded, "values are nested deeper than the limit", at: position)
    }

    /// The error of a value that starts at the position.
    func malformed(_ text: StaticString) -> ASN1Error { ASN1Error(.malformed, text, at: position) }

    func notDER(_ text: StaticString) -> ASN1Error { ASN1Error(.notDER, text, at: position) }
}
