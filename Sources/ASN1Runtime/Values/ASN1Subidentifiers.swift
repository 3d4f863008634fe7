/// The arcs of OBJECT IDENTIFIER and RELATIVE-OID, seven bits an octet, the most significant first.              (X.690 8.19)
enum ASN1Subidentifiers {
    /// What is wrong with contents octets, or `nil` when nothing is.
    static func problem(_ contents: UnsafeRawBufferPointer) -> StaticString? {
        guard let last = unsafe contents.last else { return "there are no contents octets" }
        if last >= 0x80 { return "the last arc does not end" }
        var startsArc = true
        for index in contents.indices {
            let octet = unsafe contents[index]
            if startsArc && octet == 0x80 { return "an arc starts with the octet 80" }
            startsArc = octet < 0x80
        }
        return nil
    }

    /// Appends one arc.
    static func append(_ arc: UInt64, to octets: inout [UInt8]) {
        var shift = 63
        while shift > 0, arc >> UInt64(shift) == 0 { shift -= 7 }
        while shift > 0 {
            octets.append(UInt8(truncatingIfNeeded: arc >> UInt64(shift)) | 0x80)
            shift -= 7
        }
        octets.append(UInt8(truncatingIfNeeded: arc) & 0x7F)
    }

    /// Appends the octets of a subidentifier given as a natural number of any size.
    static func append(_ arc: ASN1Natural, to octets: inout [UInt8]) {
        var groups: [UInt8] = []
        var rest = arc
        repeat { groups.append(UInt8(truncatingIfNeeded: rest.divide(by: 128))) } while !rest.isZero
        for (index, group) in groups.enumerated().reversed() { octets.append(index == 0 ? group : group | 0x80) }
    }

    /// Calls `body` with every subidentifier in turn.
    static func forEach(_ contents: UnsafeRawBufferPointer, _ body: (ASN1Natural) -> Void) {
        var arc = ASN1Natural()
        for index in contents.indices {
            let octet = unsafe contents[index]
            arc.multiply(by: 128, adding: UInt32(octet & 0x7F))
            if octet < 0x80 {
                body(arc)
                arc = ASN1Natural()
            }
        }
    }
}
