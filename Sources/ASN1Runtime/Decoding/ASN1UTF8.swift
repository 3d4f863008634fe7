/// UTF-8 as ISO 10646 defines it: shortest forms, no surrogates, nothing above U+10FFFF.                   (X.690 8.21.10)
enum ASN1UTF8 {
    /// Whether octets are UTF-8.
    static func isValid(_ octets: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        while index < octets.count {
            // Eight ASCII characters at a time.
            if octets.count - index >= 8,
                unsafe octets.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
                continue
            }
            let first = unsafe octets[index]
            if first < 0x80 {
                index += 1
                continue
            }
            let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            guard first >= 0xC2, first <= 0xF4, octets.count - index >= length,
                unsafe isSecond(octets[index + 1], after: first)
            else { return false }
            for offset in 2..<max(length, 2) where unsafe octets[index + offset] & 0xC0 != 0x80 { return false }
            index += length
        }
        return true
    }

    /// The second octet decides about over-long forms, surrogates and the upper end.
    private static func isSecond(_ octet: UInt8, after first: UInt8) -> Bool {
        switch first {
        case 0xE0: return octet >= 0xA0 && octet <= 0xBF
        case 0xED: return octet >= 0x80 && octet <= 0x9F
        case 0xF0: return octet >= 0x90 && octet <= 0xBF
        case 0xF4: return octet >= 0x80 && octet <= 0x8F
        default: return octet & 0xC0 == 0x80
        }
    }
}
