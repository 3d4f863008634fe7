extension ASN1ValueWriter {
    /// A character string: `"text"`, quotation marks doubled. Characters that are not graphic, so that no cstring has them, are
    /// written by their codes: `{ "ab", {0,0,0,10}, "cd" }`.                                    (X.680 12.14, 41.8, 41.12)
    public mutating func characters(_ text: String) {
        guard text.unicodeScalars.contains(where: { !$0.isGraphic }) else { return cstring(text.utf8) }
        put("{ ")
        var isFirst = true
        var isOpen = false
        for scalar in text.unicodeScalars {
            if !isFirst && !(isOpen && scalar.isGraphic) {
                if isOpen { put(0x22) }
                put(", ")
                isOpen = false
            }
            isFirst = false
            guard scalar.isGraphic else {
                quadruple(scalar)
                continue
            }
            if !isOpen { put(0x22) }
            isOpen = true
            if scalar == "\"" { put(0x22) }
            for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { put(unit) }
        }
        if isOpen { put(0x22) }
        put(" }")
    }

    /// The octets of a string type that switches alphabets, such as TeletexString: as text when all are printable ASCII, otherwise
    /// `'…'H`.
    public mutating func characters(_ octets: ASN1Bytes) {
        guard octets.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return self.octets(octets) }
        cstring(octets)
    }

    /// Characters in UTF-8, in quotation marks.
    private mutating func cstring(_ octets: some Sequence<UInt8>) {
        put(0x22)
        for octet in octets {
            if octet == 0x22 { put(0x22) }
            put(octet)
        }
        put(0x22)
    }

    /// A character as its group, plane, row and cell in ISO 10646.                                         (X.680 41.8)
    private mutating func quadruple(_ scalar: Unicode.Scalar) {
        put(0x7B)
        for shift: UInt32 in [24, 16, 8, 0] {
            put(String(scalar.value >> shift & 0xFF))
            put(shift == 0 ? 0x7D : 0x2C)
        }
    }
}
