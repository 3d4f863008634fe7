/// Prepares value notation as ``InterpretedValue`` prints it for a parser of X.680's, keeping every character at its place.
///
/// - A value that the schema does not know is printed as a comment, `-- [5] 850101 --`, as X.680 has no notation for it. Where a
///   value is due it becomes the `'…'H` of its encoding; where one has just ended it is an extension addition and stays.
/// - A type that the schema writes in place is named by its first word before a colon, as in `CHOICE : …`; it becomes a type reference.
struct NotationText {
    /// The encodings of extension additions, by the offset of the brace that closes the value they are in.
    private(set) var additions: [Int: [[UInt8]]] = [:]
    private(set) var bytes: [UInt8]

    private var position = 0
    /// What the words before the place are.
    private var last = Word.start
    private var beforeLast = Word.start
    /// Additions since the last brace.
    private var waiting: [[UInt8]] = []

    private enum Word {
        case start
        /// `{`, `,` or `:`, after which a value or a name comes.
        case opening
        case name
        /// A keyword that may be the first of a type written in place, by its place.
        case structure(Range<Int>)
        case other
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < self.bytes.count { item() }
    }

    private mutating func item() {
        let byte = bytes[position]
        switch byte {
        case 0x22: quoted(0x22)
        case 0x27: quoted(0x27)
        case 0x2D where position + 1 < bytes.count && bytes[position + 1] == 0x2D: comment()
        case 0x2F where position + 1 < bytes.count && bytes[position + 1] == 0x2A:
            position += 2
            while position < bytes.count, !(bytes[position - 1] == 0x2A && bytes[position] == 0x2F) { position += 1 }
            position += 1
        case 0x7B, 0x2C:
            word(.opening)
            position += 1
        case 0x3A:
            if case .structure(let range) = last {
                for index in range.dropFirst() where bytes[index] < 0x5B { bytes[index] += 0x20 }
            }
            word(.opening)
            position += 1
        case 0x7D:
            if !waiting.isEmpty { additions[position] = waiting }
            waiting = []
            word(.other)
            position += 1
        case 0x61...0x7A, 0x41...0x5A: name()
        case 0x00...0x20: position += 1
        default:
            word(.other)
            position += 1
        }
    }

    private mutating func word(_ word: Word) {
        beforeLast = last
        last = word
        if case .other = word { return }
        waiting = []
    }

    /// A string, up to its closing quotation mark. A doubled one starts another string, which does no harm.
    private mutating func quoted(_ mark: UInt8) {
        position += 1
        while position < bytes.count, bytes[position] != mark { position += 1 }
        position += 1
        word(.other)
    }

    private mutating func name() {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) {
            // Two hyphens start a comment.
            if bytes[position] == 0x2D, position + 1 < bytes.count, bytes[position + 1] == 0x2D { break }
            position += 1
        }
        switch String(decoding: bytes[start..<position], as: UTF8.self) {
        case "SEQUENCE", "SET", "CHOICE", "ENUMERATED": word(.structure(start..<position))
        default: word(bytes[start] >= 0x61 ? .name : .other)
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D: true
        default: false
        }
    }

    private mutating func comment() {
        let start = position
        var end = position + 2
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if bytes[end] == 0x2D, end + 1 < bytes.count, bytes[end + 1] == 0x2D {
                end += 2
                break
            }
            end += 1
        }
        position = min(end, bytes.count)
        guard let encoding = Self.encoding(bytes[start..<position]) else { return }
        guard isValueDue else {
            waiting.append(encoding.octets)
            return
        }
        for index in start..<position { bytes[index] = 0x20 }
        let text = [0x27] + encoding.digits + [0x27, 0x48]
        for (index, byte) in text.enumerated() { bytes[start + index] = byte }
        word(.other)
    }

    /// Whether what comes next is a value: at the start, after an opening, and after the name of a component.
    private var isValueDue: Bool {
        switch (beforeLast, last) {
        case (_, .start), (_, .opening), (.opening, .name): true
        default: false
        }
    }

    /// The encoding in `-- [5] 850101 --`; nil for another comment.
    private static func encoding(_ comment: ArraySlice<UInt8>) -> (digits: ArraySlice<UInt8>, octets: [UInt8])? {
        let prefix: [UInt8] = Array("-- ".utf8)
        let suffix: [UInt8] = Array(" --".utf8)
        guard comment.count > 6, comment.starts(with: prefix), comment.suffix(3).elementsEqual(suffix) else {
            return nil
        }
        let inner = comment.dropFirst(3).dropLast(3)
        // The tag comes first, which may have a space in it: `OCTET STRING [UNIVERSAL 4]`.
        guard let close = inner.lastIndex(of: 0x5D), inner.contains(0x5B), close + 2 < inner.endIndex,
            inner[close + 1] == 0x20
        else { return nil }
        let digits = inner[(close + 2)...]
        guard let octets = String(decoding: digits, as: UTF8.self).hexadecimalOctets else { return nil }
        return (digits, octets)
    }
}
