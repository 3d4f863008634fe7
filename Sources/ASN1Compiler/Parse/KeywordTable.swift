/// Finds the keyword that a stretch of bytes spells, with one probe for most names.
struct KeywordTable: Sendable {
    static let shared = KeywordTable()

    /// Start of the hash; see `extend`.
    static let seed: UInt32 = 2_166_136_261

    private static let mask = 511
    private var slots: [Keyword]
    private var spellings: [[UInt8]]

    private init() {
        slots = [Keyword](repeating: .none, count: Self.mask + 1)
        spellings = [[UInt8]](repeating: [], count: Self.mask + 1)
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = Array(keyword.rawValue.utf8)
            var slot = Self.slot(spelling.reduce(Self.seed, Self.extend))
            while !spellings[slot].isEmpty { slot = (slot + 1) & Self.mask }
            slots[slot] = keyword
            spellings[slot] = spelling
        }
    }

    /// One step of the FNV-1a hash, which the lexer takes for each byte of a name as it reads it.
    @inline(__always)
    static func extend(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash ^ UInt32(truncatingIfNeeded: byte)) &* 16_777_619
    }

    private static func slot(_ hash: UInt32) -> Int {
        Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
    }

    /// The keyword spelt by `bytes[start..<end]`, whose hash is given; `.none` where they spell another name.
    func keyword(in bytes: [UInt8], from start: Int, to end: Int, hash: UInt32) -> Keyword {
        var slot = Self.slot(hash)
        while true {
            let keyword = slots[slot]
            if case .none = keyword { return .none }
            if spells(slot, bytes, start, end) { return keyword }
            slot = (slot + 1) & Self.mask
        }
    }

    private func spells(_ slot: Int, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        let spelling = spellings[slot]
        guard spelling.count == end - start else { return false }
        var offset = 0
        while offset < spelling.count {
            if spelling[offset] != bytes[start + offset] { return false }
            offset += 1
        }
        return true
    }
}
