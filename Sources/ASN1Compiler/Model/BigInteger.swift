/// An integer of any size, for values and bounds in schemas, which X.680 does not limit.
package struct BigInteger: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    private var isNegative: Bool
    /// Groups of nine decimal digits, least significant first, without leading zero groups; empty for zero.
    private var groups: [UInt32]

    package init(integerLiteral value: Int) {
        self.init(value)
    }

    package init(_ value: Int) {
        isNegative = value < 0
        groups = []
        var rest = value.magnitude
        while rest > 0 {
            groups.append(UInt32(rest % 1_000_000_000))
            rest /= 1_000_000_000
        }
    }

    /// Reads decimal digits with an optional `-` in front; nil for anything else.
    package init?(_ text: String) {
        var digits = Substring(text)
        let negative = digits.first == "-"
        if negative { digits = digits.dropFirst() }
        guard !digits.isEmpty else { return nil }
        var utf8 = Array(digits.utf8)
        guard utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        utf8.reverse()
        groups = stride(from: 0, to: utf8.count, by: 9).map { start in
            utf8[start..<min(start + 9, utf8.count)].reversed().reduce(UInt32(0)) { $0 * 10 + UInt32($1 - 0x30) }
        }
        while groups.last == 0 { groups.removeLast() }
        isNegative = negative && !groups.isEmpty
    }

    /// The value as `Int`, or nil where it does not fit.
    package var asInt: Int? { Int(description) }
    /// The value as `UInt64`, or nil where it does not fit.
    package var asUInt64: UInt64? { UInt64(description) }

    /// How many decimal digits it has.
    package var digitCount: Int {
        groups.last.map { (groups.count - 1) * 9 + String($0).utf8.count } ?? 1
    }

    package var description: String {
        guard let last = groups.last else { return "0" }
        var text = isNegative ? "-" : ""
        text += String(last)
        for group in groups.dropLast().reversed() {
            let digits = String(group)
            text += String(repeating: "0", count: 9 - digits.count) + digits
        }
        return text
    }

    package static func < (left: BigInteger, right: BigInteger) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        let ascending = isMagnitudeLess(left.groups, right.groups)
        return left.isNegative ? isMagnitudeLess(right.groups, left.groups) : ascending
    }

    private static func isMagnitudeLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
        if left.count != right.count { return left.count < right.count }
        for index in left.indices.reversed() where left[index] != right[index] { return left[index] < right[index] }
        return false
    }

    package static prefix func - (value: BigInteger) -> BigInteger {
        var result = value
        if !result.groups.isEmpty { result.isNegative.toggle() }
        return result
    }

    /// The contents octets of an INTEGER: two's complement, as few octets as possible.                      (X.690 8.3)
    package var twosComplement: [UInt8] {
        if isNegative {
            // -n is the complement of n - 1.
            var octets = (-self).predecessor.digits(base: 256).map { ~UInt8(truncatingIfNeeded: $0) }
            if octets.first.map({ $0 < 0x80 }) ?? true { octets.insert(0xFF, at: 0) }
            return octets
        }
        var octets = digits(base: 256).map { UInt8(truncatingIfNeeded: $0) }
        if octets.first.map({ $0 >= 0x80 }) ?? true { octets.insert(0, at: 0) }
        return octets
    }

    /// A subidentifier of an object identifier, of a value that is not negative.                       (X.690 8.19.2)
    package var base128: [UInt8] {
        var octets = digits(base: 128).map { UInt8(truncatingIfNeeded: $0) | 0x80 }
        guard let last = octets.popLast() else { return [0] }
        return octets + [last & 0x7F]
    }

    /// The digits of the magnitude, most significant first; none for zero.
    private func digits(base: UInt64) -> [UInt64] {
        var rest = groups
        var result: [UInt64] = []
        while !rest.isEmpty {
            var remainder: UInt64 = 0
            for index in rest.indices.reversed() {
                let value = remainder * 1_000_000_000 + UInt64(rest[index])
                rest[index] = UInt32(truncatingIfNeeded: value / base)
                remainder = value % base
            }
            while rest.last == 0 { rest.removeLast() }
            result.append(remainder)
        }
        return result.reversed()
    }

    /// The next larger integer.
    package var successor: BigInteger { isNegative ? -(-self).stepDown : stepUp }
    /// The next smaller integer.
    package var predecessor: BigInteger {
        isNegative ? -(-self).stepUp : groups.isEmpty ? BigInteger(-1) : stepDown
    }

    /// One more, of a value that is not negative.
    private var stepUp: BigInteger {
        var result = self
        for index in result.groups.indices {
            if result.groups[index] < 999_999_999 {
                result.groups[index] += 1
                return result
            }
            result.groups[index] = 0
        }
        result.groups.append(1)
        return result
    }

    /// One less, of a value greater than zero.
    private var stepDown: BigInteger {
        var result = self
        for index in result.groups.indices {
            if result.groups[index] > 0 {
                result.groups[index] -= 1
                break
            }
            result.groups[index] = 999_999_999
        }
        while result.groups.last == 0 { result.groups.removeLast() }
        return result
    }
}
