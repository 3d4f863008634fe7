/// REAL.                                                                                                     (X.690 8.5, 11.3)
extension ASN1Decoder {
    /// A REAL, rounded to the nearest `Double`; one too large for it is an error of code ``ASN1Error/Code/outOfRange``.
    ///
    /// In DER binary values have base 2, an odd mantissa and the shortest exponent, decimal ones the form NR3 of 11.3.2.
    public mutating func real(_ tag: ASN1Tag = .real) throws(ASN1Error) -> Double {
        let header = try primitiveHeader(tag)
        let octets = unsafe UnsafeBufferPointer(start: base + header.contents, count: header.length)
        let value: Double
        do throws(ASN1RealProblem) {
            value = try unsafe ASN1RealReader(octets, rules).value()
        } catch {
            throw ASN1Error(error.code, error.text, at: position)
        }
        valueStart = position
        position = header.contents &+ header.length
        return value
    }
}
