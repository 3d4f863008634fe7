import ASN1Runtime

/// How much of an encoding a type says the meaning of.
struct Coverage: Comparable {
    /// The octets that are kept as they came: of open types, ANY and what is beyond `...`.
    private(set) var unknownOctets = 0
    /// The octets inside strings that an identifier or CONTAINING gives a type to.
    private(set) var containedOctets = 0

    /// Whether nothing is kept as it came.
    var isWhole: Bool { unknownOctets == 0 }

    /// The coverage of a decoded value.
    init(of value: InterpretedValue) {
        var work = [value]
        while let next = work.popLast() {
            switch next {
            case .any(let any), .unknownAlternative(let any): unknownOctets += any.bytes.count
            case .structure(let structure):
                for unknown in structure.unknownExtensions { unknownOctets += unknown.bytes.count }
                work += structure.members.map(\.value)
            case .choice(_, let inner): work.append(inner)
            case .list(let elements): work += elements
            case .row(let row) where row.isContained:
                // What is not known inside was not known as a string either.
                let inner = Coverage(of: row.value)
                containedOctets += max(0, row.octetCount - inner.unknownOctets) + inner.containedOctets
            case .row(let row): work.append(row.value)
            default: break
            }
        }
    }

    /// Less is said where more octets are unknown and, if as many are, where fewer are known inside strings.
    static func < (left: Coverage, right: Coverage) -> Bool {
        (right.unknownOctets, left.containedOctets) < (left.unknownOctets, right.containedOctets)
    }
}

extension InterpretedRow {
    /// How many octets the string has that contains the value.
    fileprivate var octetCount: Int {
        switch encoded {
        case .octets(let octets): octets.count
        case .bits(let bits): bits.bytes.count
        default: 0
        }
    }
}
