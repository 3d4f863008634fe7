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
    /// More attributes than names in use have in one place; beyond them the order counts, so that no comparison takes long.
    private static var mostUnordered: Int { 16 }

    /// Each attribute is one of the other's: the order of DER depends on kinds of strings and lengths, which do not count.
    fileprivate func isSame(as other: RelativeDistinguishedName) -> Bool {
        guard count == other.count else { return false }
        guard count > 1, count <= Self.mostUnordered else { return zip(self, other).allSatisfy { $0.isSame(as: $1) } }
        var rest = Array(other)
        for attribute in self {
            guard let index = rest.firstIndex(where: { attribute.isSame(as: $0) }) else { return false }
            rest.remove(at: index)
        }
        return true
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
