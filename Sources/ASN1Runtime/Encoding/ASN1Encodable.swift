/// A type of a schema that can be encoded in DER.
///
/// Generated types conform to it; ``derEncoded(limits:options:)`` is where encoding starts.
public protocol ASN1Encodable: ASN1Type {
    /// Puts one value of the type in front of what is written already.
    func encode(to encoder: inout ASN1Encoder) throws(ASN1Error)
}

extension ASN1Encodable {
    /// Puts one value of the type, inside an explicit tag, in front of what is written already.            (X.690 8.14)
    @inlinable
    public func encode(to encoder: inout ASN1Encoder, explicit tag: ASN1Tag) throws(ASN1Error) {
        let value = try encoder.open()
        try encode(to: &encoder)
        encoder.close(value, tag)
    }

    /// The value in DER: canonical, the same octets for the same value. Open types, unknown extension additions and values of types that
    /// preserve their octets are the exception: they go out as they came in, so that from BER may come what is not DER.
    /// - Parameters:
    ///   - limits: Only `depth` counts.
    ///   - options: What is tolerated; with ``ASN1Options/uncheckedConstraints`` constraints are not checked.
    /// - Throws: ``ASN1Error`` when the value breaks a constraint or has no encoding; the offset is the one that the wrong part would have in
    ///   the encoding, and absent where a value is nested too deep.
    @inlinable
    public func derEncoded(
        limits: ASN1Limits = .default, options: ASN1Options = .der
    ) throws(ASN1Error) -> [UInt8] {
        let options = options.union(Self.leniency)
        let count = try measured(.measuring, limits, options)
        var failure: ASN1Error?
        let result = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            guard let base = buffer.baseAddress, buffer.count >= count else { return }
            var encoder = unsafe ASN1Encoder(base: base, room: count, pass: .writing, limits: limits, options: options)
            do throws(ASN1Error) {
                try encode(to: &encoder)
                guard encoder.room == 0, encoder.count == count else { throw ASN1Encoder.changedError }
                initializedCount = count
            } catch {
                failure = error.at(Self.asn1Name)
                failure?.forgetOffset()
            }
        }
        if let failure { throw failure }
        return result
    }

    /// Checks that the value can be encoded and satisfies all constraints of its type, without encoding it.
    /// - Throws: The error that ``derEncoded(limits:options:)`` would throw if no part of the value preserved its octets.
    @inlinable
    public func validate(limits: ASN1Limits = .default, options: ASN1Options = .der) throws(ASN1Error) {
        _ = try measured(.validating, limits, options.union(Self.leniency))
    }

    /// The first pass: how many octets the encoding has.
    @inlinable
    func measured(
        _ pass: ASN1Encoder.Pass, _ limits: ASN1Limits, _ options: ASN1Options
    ) throws(ASN1Error) -> Int {
        do throws(ASN1Error) {
            return try count(pass, limits, options)
        } catch {
            var error = error
            // A value that is too deep for this pass is too deep for another.
            if let total = try? count(.locating, limits, options) {
                error.countFromStart(of: total)
            } else {
                error.forgetOffset()
            }
            throw error.at(Self.asn1Name)
        }
    }

    @inlinable
    func count(
        _ pass: ASN1Encoder.Pass, _ limits: ASN1Limits, _ options: ASN1Options
    ) throws(ASN1Error) -> Int {
        var unused: UInt8 = 0
        return try unsafe withUnsafeMutablePointer(to: &unused) { (base) throws(ASN1Error) -> Int in
            var encoder = unsafe ASN1Encoder(base: base, room: 0, pass: pass, limits: limits, options: options)
            try encode(to: &encoder)
            return encoder.count
        }
    }
}

extension ASN1Encoder {
    @usableFromInline
    static var changedError: ASN1Error {
        ASN1Error(.malformed, "the value changed while it was being encoded", at: 0)
    }
}
