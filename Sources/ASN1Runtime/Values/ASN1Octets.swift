/// Operations on runs of octets that several value types share.
@usableFromInline
enum ASN1Octets {
    /// Whether two runs of the same length are equal.
    static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        var index = 0
        while index &+ 8 <= left.count {
            let a = unsafe first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let b = unsafe second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if a != b { return false }
            index &+= 8
        }
        while index < left.count {
            if unsafe first.load(fromByteOffset: index, as: UInt8.self)
                != second.load(fromByteOffset: index, as: UInt8.self)
            {
                return false
            }
            index &+= 1
        }
        return true
    }

    /// Whether the first run comes after the second one, octet by octet, a shorter one before its continuations.  (X.690 11.6)
    @inline(never)
    @usableFromInline
    static func isAfter(
        _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>, _ secondCount: Int
    ) -> Bool {
        let common = firstCount < secondCount ? firstCount : secondCount
        var index = 0
        while index &+ 8 <= common {
            let a = unsafe UnsafeRawPointer(first + index).loadUnaligned(as: UInt64.self)
            let b = unsafe UnsafeRawPointer(second + index).loadUnaligned(as: UInt64.self)
            if a != b { return a.bigEndian > b.bigEndian }
            index &+= 8
        }
        while index < common {
            let a = unsafe first[index]
            let b = unsafe second[index]
            if a != b { return a > b }
            index &+= 1
        }
        return firstCount > secondCount
    }

    /// Lowercase hexadecimal digits.
    static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
        var digits: [UInt8] = []
        digits.reserveCapacity(bytes.count * 2)
        for index in bytes.indices {
            let byte = unsafe bytes[index]
            digits.append(digit(byte >> 4))
            digits.append(digit(byte & 15))
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// The decimal digits of a number, with zeros in front up to `width`.
    static func decimal(_ value: some BinaryInteger, width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
