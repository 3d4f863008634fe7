import ASN1Runtime

/// The identifier and length octets of a value whose contents are not all there.                      (X.690 8.1.2, 8.1.3)
struct CutOffHeader {
    let tag: ASN1Tag
    let isConstructed: Bool
    /// How many contents octets there should be; more than follow.
    let length: Int
    /// How many identifier and length octets there are.
    let count: Int

    /// - Parameter bytes: All that there is of the value and of what is around it.
    /// - Returns: Nothing where the header is not whole, or the contents are.
    init?(_ bytes: ASN1Bytes) {
        guard let first = bytes.first else { return nil }
        var count = 1
        if first & 0x1F == 0x1F {
            repeat {
                guard count < bytes.count else { return nil }
                count += 1
            } while bytes[count - 1] & 0x80 != 0
        }
        // As an empty value, so that the decoder's checks decide.
        let empty = ASN1Bytes(Array(bytes.slice(0..<count)) + [0])
        guard let header = try? empty.header(at: 0, end: empty.count), count < bytes.count else { return nil }
        var length = Int(bytes[count])
        count += 1
        if length >= 0x80 {
            let octets = length & 0x7F
            guard length > 0x80, octets <= 4, octets <= bytes.count - count else { return nil }
            let number = bytes.slice(count..<count + octets).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard let whole = Int(exactly: number) else { return nil }
            length = whole
            count += octets
        }
        guard length > bytes.count - count else { return nil }
        self.length = length
        self.count = count
        tag = header.tag
        isConstructed = header.isConstructed
    }
}

extension ASN1Bytes {
    /// The header of the value at a place, in any rules, which does not go beyond `end`.
    func header(at position: Int, end: Int) throws(ASN1Error) -> ASN1Header {
        try withUnsafeBytes { (all) throws(ASN1Error) -> ASN1Header in
            let octets = all.bindMemory(to: UInt8.self)
            guard let base = octets.baseAddress else { throw ASN1Error(.truncated, "the input is empty", at: 0) }
            return try ASN1Header(base, at: position, end: end, rules: .ber, highestTag: .max)
        }
    }
}
