/// A value with its references followed, as its governing type says.
package indirect enum ResolvedValue {
    case boolean(Bool)
    case null
    case integer(BigInteger)
    case real(Double)
    case enumerated(NamedNumber)
    /// Characters `0` and `1`.
    case bits(String)
    case octets([UInt8])
    /// Of a character string type, a time type or an IRI.
    case string(String)
    case objectIdentifier([BigInteger])
    case relativeObjectIdentifier([BigInteger])
    /// Of a CHOICE: the alternative and its value.
    case choice(Identifier, ResolvedValue)
    /// Of a SEQUENCE or SET, or of a type that is written as one, such as EXTERNAL: the components that are written.
    case structure([(name: Identifier, value: ResolvedValue)])
    /// Of a SEQUENCE OF or SET OF.
    case list([ResolvedValue])
    /// Of an open type: a value with its type.
    case open(ResolvedType, ResolvedValue)
    /// Of an OCTET STRING or BIT STRING: the encoding of a value of this type.                          (X.682 11)
    case containing(ResolvedType, ResolvedValue)
    /// Of an open type or ANY, without its type: what X.208 allowed, and what stands in uses of macros. Only its form is known.
    case untyped(ValueSyntax)
}

extension ResolvedValue {
    /// Whether both are the same object identifier.
    func isSameIdentifier(as other: ResolvedValue) -> Bool {
        if case .objectIdentifier(let arcs) = self, case .objectIdentifier(let others) = other {
            arcs == others
        } else {
            false
        }
    }

    private static func joined(_ parts: [String?]) -> String? {
        let known = parts.compactMap { $0 }
        return known.count == parts.count ? "{\(known.map { "\($0.utf8.count):\($0)" }.joined())}" : nil
    }

    /// A text that is the same for equal values, of the kinds that identify something; nil for others.
    var identity: String? {
        switch self {
        case .boolean(let value): "b\(value)"
        case .integer(let value): "i\(value)"
        case .enumerated(let item): "e\(item.value)"
        case .bits(let bits): "B\(bits)"
        case .octets(let octets): "o\(octets)"
        case .string(let text): "s\(text)"
        case .objectIdentifier(let arcs), .relativeObjectIdentifier(let arcs):
            "O" + arcs.map(\.description).joined(separator: ".")
        case .choice(let name, let value): value.identity.map { "c\(name.text):\($0)" }
        case .null: "n"
        case .real(let number): "r\(number.bitPattern)"
        case .structure(let members):
            Self.joined(members.map { member in member.value.identity.map { "\(member.name.text):\($0)" } })
        case .list(let values): Self.joined(values.map(\.identity))
        case .open, .containing, .untyped: nil
        }
    }
}
