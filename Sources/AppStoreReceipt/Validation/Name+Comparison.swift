internal import PKIX

extension Name {
    /// Whether two names are the same (RFC 5280, 7.1): attribute by attribute, text without regard to its kind of string, the case of
    /// ASCII letters and additional spaces, all else by its octets.
    func isSame(as other: Name) -> Bool {
        switch (self, other) {
        case (.rdnSequence(let left), .rdnSequence(let right)):
            if left == right { return true }
            return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        }
    }
}

extension RelativeDistinguishedName {
    /// Names of several attributes are compared in the order of DER, which does not depend on that in which they were written.
    fileprivate func isSame(as other: RelativeDistinguishedName) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
    }
}

extension AttributeTypeAndValue {
    fileprivate func isSame(as other: AttributeTypeAndValue) -> Bool {
        guard type == other.type else { return false }
        if value == other.value { return true }
        guard let left = try? value.decode(as: AttributeText.self).text,
            let right = try? other.value.decode(as: AttributeText.self).text
        else { return false }
        return Self.folded(left) == Self.folded(right)
    }

    private static func folded(_ text: String) -> [UInt8] {
        var folded: [UInt8] = []
        for octet in text.utf8 {
            let isSpace = octet == UInt8(ascii: " ")
            if isSpace, folded.isEmpty || folded.last == octet { continue }
            folded.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(octet) ? octet | 0x20 : octet)
        }
        if folded.last == UInt8(ascii: " ") { folded.removeLast() }
        return folded
    }
}
