import ASN1Runtime

/// Goes through the values in BER, or any of its kin, in the order of the octets, without a schema.
///
/// It takes time in proportion to the input, and no stack.
package struct EncodingWalk {
    /// What was met: a value, or the octets that end one of indefinite length.
    package struct Item {
        /// Where its identifier octets start.
        package var offset: Int
        /// How many values are around it.
        package var depth: Int
        /// Its tag; [UNIVERSAL 0] for end-of-contents octets.
        package var tag: ASN1Tag
        /// How many identifier and length octets there are.
        package var headerLength: Int
        /// How many contents octets there are; 0 where the length is indefinite.
        package var length: Int
        /// How many there should be, where the value goes beyond the end of what is around it; the walk ends after what there is of it.
        package var missingLength: Int?
        package var isConstructed: Bool
        package var isIndefinite: Bool
        /// Whether it is an OCTET STRING or BIT STRING whose octets are an encoding again: the items that follow.
        package var isEncapsulating = false

        /// Whether it is end-of-contents octets.                                                              (X.690 8.1.5)
        package var isEndOfContents: Bool { tag == .universal(0) }
    }

    /// A value that others are in.
    private struct Level {
        var end: Int
        var isIndefinite: Bool
        var isEncapsulating = false
        /// That the value should not end where it does.
        var problem: ASN1Error?
    }

    /// How many strings that hold encodings may be in each other: each level is read once more.
    private static let encapsulationLimit = 16

    private let bytes: ASN1Bytes
    private let descends: Bool
    private var levels: [Level] = []
    private var position = 0
    private var encapsulations = 0

    /// A walk over values that follow each other.
    /// - Parameters:
    ///   - bytes: The values.
    ///   - descends: Whether strings are gone into that hold encodings.
    package init(_ bytes: ASN1Bytes, descends: Bool) {
        self.bytes = bytes
        self.descends = descends
    }

    /// The next item; nil at the end.
    /// - Throws: ``ASN1Error`` where what comes next is no encoding; there is nothing after it.
    package mutating func next() throws(ASN1Error) -> Item? {
        guard !bytes.isEmpty else { throw ASN1Error(.truncated, "the input is empty", at: 0) }
        while let level = levels.last, !level.isIndefinite, level.end == position {
            if let problem = level.problem { throw problem }
            leave()
        }
        if levels.isEmpty, position == bytes.count { return nil }
        let level = levels.last ?? Level(end: bytes.count, isIndefinite: false)
        if level.isIndefinite, try isAtEndOfContents(level) {
            let item = Item(
                offset: position, depth: levels.count, tag: .universal(0), headerLength: 2, length: 0,
                isConstructed: false, isIndefinite: false)
            leave()
            position += 2
            return item
        }
        let header: ASN1Header
        do throws(ASN1Error) {
            header = try bytes.header(at: position, end: level.end)
        } catch {
            guard let item = cutOff(error, level) else { throw error }
            return item
        }
        if header.isEndOfContents {
            throw ASN1Error(.malformed, "end-of-contents octets where a value should be", at: position)
        }
        var item = Item(
            offset: position, depth: levels.count, tag: header.tag, headerLength: header.contents - position,
            length: header.length, isConstructed: header.isConstructed, isIndefinite: header.isIndefinite)
        let end = header.isIndefinite ? level.end : header.contents + header.length
        if header.isConstructed {
            levels.append(Level(end: end, isIndefinite: header.isIndefinite))
            position = header.contents
        } else if let start = encapsulated(header) {
            item.isEncapsulating = true
            levels.append(Level(end: end, isIndefinite: false, isEncapsulating: true))
            encapsulations += 1
            position = start
        } else {
            position = end
        }
        return item
    }

    /// What there is of the value that comes next, where its length goes beyond the end of what is around it.
    private mutating func cutOff(_ error: ASN1Error, _ level: Level) -> Item? {
        guard error.code == .truncated, let header = CutOffHeader(bytes.slice(position..<level.end)) else { return nil }
        let item = Item(
            offset: position, depth: levels.count, tag: header.tag, headerLength: header.count,
            length: level.end - position - header.count, missingLength: header.length,
            isConstructed: header.isConstructed, isIndefinite: false)
        levels.append(Level(end: level.end, isIndefinite: false, problem: error))
        position = header.isConstructed ? position + header.count : level.end
        return item
    }

    private mutating func leave() {
        if levels.popLast()?.isEncapsulating == true { encapsulations -= 1 }
    }

    private func isAtEndOfContents(_ level: Level) throws(ASN1Error) -> Bool {
        guard level.end - position >= 2 else {
            throw ASN1Error(.truncated, "the end-of-contents octets are missing", at: position)
        }
        return bytes[position] == 0 && bytes[position + 1] == 0
    }

    /// Where the encoding starts that a string holds; nil where it holds none.
    private func encapsulated(_ header: ASN1Header) -> Int? {
        guard descends, encapsulations < Self.encapsulationLimit, header.length >= 2 else { return nil }
        let end = header.contents + header.length
        switch header.tag {
        case .octetString: return Self.isOneValue(bytes.slice(header.contents..<end)) ? header.contents : nil
        // The initial octet says that all bits count.                                                      (X.690 8.6.2)
        case .bitString where bytes[header.contents] == 0:
            let start = header.contents + 1
            return Self.isOneValue(bytes.slice(start..<end)) ? start : nil
        default: return nil
        }
    }

    /// Whether octets are one value and nothing else, made of what schemas have: an accident is unlikely then.
    private static func isOneValue(_ bytes: ASN1Bytes) -> Bool {
        guard bytes.count >= 2 else { return false }
        var walk = EncodingWalk(bytes, descends: false)
        var isFirst = true
        do throws(ASN1Error) {
            while let item = try walk.next() {
                if item.depth == 0, !isFirst { return false }
                // What starts with a tag that is not universal is mostly text or chance.
                if isFirst, item.tag.tagClass != .universal, !item.isConstructed { return false }
                isFirst = false
                guard item.missingLength == nil, isPlausible(item) else { return false }
            }
        } catch { return false }
        return !isFirst
    }

    /// Whether a value of a universal type has the form that the type asks for.                                (X.690 8.2 …)
    private static func isPlausible(_ item: Item) -> Bool {
        guard item.tag.tagClass == .universal, !item.isEndOfContents else { return true }
        switch item.tag {
        case .boolean: return !item.isConstructed && item.length == 1
        case .null: return !item.isConstructed && item.length == 0
        case .integer, .enumerated, .objectIdentifier: return !item.isConstructed && item.length > 0
        case .sequence, .set: return item.isConstructed
        default: return item.tag.number <= 36 && item.tag.number != 15
        }
    }
}
