import ASN1Runtime

/// Encodes values of the schema in DER: for constants of open types, which hold encodings, and for DEFAULTs, which encodings are
/// compared with.
package enum DEREncoder {
    /// The longest encoding that is made; values that refer to each other can double with each reference.
    private static let sizeLimit = 1 << 16

    /// The encoding of a value of a type with all its tags; nil for a value that has none, such as a local time, or too long a one.
    package static func encode(_ value: ResolvedValue, as type: ResolvedType) -> [UInt8]? {
        let base = type.base
        switch base.kind {
        case .any, .openType:
            guard var encoding = encodeOpen(value) else { return nil }
            for tag in type.tags.reversed() { encoding = wrap(encoding, tag, isConstructed: true) }
            return encoding
        case .choice(let list):
            guard case .choice(let name, let value) = value,
                let alternative = list.all.first(where: { $0.name.text == name.text }),
                var encoding = encode(value, as: alternative.type)
            else { return nil }
            for tag in type.tags.reversed() { encoding = wrap(encoding, tag, isConstructed: true) }
            return encoding
        default:
            guard let last = type.tags.last else { return nil }
            var encoding: [UInt8]
            if let simple = SimpleValue(value, base.kind, ASN1Tag(last)) {
                guard let octets = try? simple.derEncoded(), octets.count <= sizeLimit else { return nil }
                encoding = octets
            } else {
                guard let (contents, isConstructed) = contents(of: value, base.kind) else { return nil }
                encoding = wrap(contents, last, isConstructed: isConstructed)
            }
            for tag in type.tags.dropLast().reversed() { encoding = wrap(encoding, tag, isConstructed: true) }
            return encoding
        }
    }

    /// The encoding of a value of an open type or ANY, without tags that stand around it.
    package static func encodeOpen(_ value: ResolvedValue) -> [UInt8]? {
        if case .open(let type, let value) = value { encode(value, as: type) } else { encodeByItself(value) }
    }

    /// A value whose own form says what type it has.
    private static func encodeByItself(_ value: ResolvedValue) -> [UInt8]? {
        let kind: ResolvedType.Kind
        switch value {
        case .boolean: kind = .boolean
        case .null: kind = .null
        case .integer: kind = .integer([])
        case .bits: kind = .bitString([])
        case .octets: kind = .octetString
        case .objectIdentifier: kind = .objectIdentifier
        case .relativeObjectIdentifier: kind = .relativeObjectIdentifier
        default: return nil
        }
        guard let (contents, isConstructed) = contents(of: value, kind), let tag = kind.universalTag else { return nil }
        return wrap(contents, .universal(tag), isConstructed: isConstructed)
    }

    private static func contents(
        of value: ResolvedValue, _ kind: ResolvedType.Kind
    ) -> (octets: [UInt8], isConstructed: Bool)? {
        switch (value, kind) {
        case (.boolean(let flag), _): return ([flag ? 0xFF : 0], false)
        case (.null, _): return ([], false)
        case (.integer(let number), _): return (number.twosComplement, false)
        case (.enumerated(let item), _): return (item.value.twosComplement, false)
        case (.bits(let bits), .bitString(let names)): return (octets(of: bits, isNamed: !names.isEmpty), false)
        case (.octets(let octets), _): return (octets, false)
        case (.containing(let type, let value), .bitString): return encode(value, as: type).map { ([0] + $0, false) }
        case (.containing(let type, let value), _): return encode(value, as: type).map { ($0, false) }
        case (.objectIdentifier(let arcs), _):
            guard ObjectIdentifierNames.isEncodable(arcs) else { return nil }
            // X.690 8.19.4: the first two arcs are one subidentifier.
            guard let root = arcs[0].asInt else { return nil }
            var first = arcs[1]
            for _ in 0..<(root * 40) { first = first.successor }
            return (([first] + arcs.dropFirst(2)).flatMap(\.base128), false)
        case (.relativeObjectIdentifier(let arcs), _): return (arcs.flatMap(\.base128), false)
        case (.string(let text), .characterString(let string)): return octets(of: text, string).map { ($0, false) }
        case (.structure(let members), _):
            guard let list = kind.record else { return nil }
            var encodings: [[UInt8]] = []
            var size = 0
            for component in list.all {
                guard let member = members.first(where: { $0.name.text == component.name.text }) else { continue }
                guard let encoding = encode(member.value, as: component.type) else { return nil }
                if case .defaulted(let standard) = component.presence, encode(standard, as: component.type) == encoding
                {
                    continue
                }
                encodings.append(encoding)
                size += encoding.count
                guard size <= sizeLimit else { return nil }
            }
            if case .set = kind {
                // By class, then number.                                                    (X.690 10.3, X.680 8.6)
                let members = encodings.map { (tag: ASN1Any(constant: $0).tag, octets: $0) }
                encodings = members.sorted { $0.tag < $1.tag }.map(\.octets)
            }
            return (encodings.flatMap { $0 }, true)
        case (.list(let values), .sequenceOf(let element)), (.list(let values), .setOf(let element)):
            var encodings: [[UInt8]] = []
            var size = 0
            for value in values {
                guard let encoding = encode(value, as: element) else { return nil }
                encodings.append(encoding)
                size += encoding.count
                guard size <= sizeLimit else { return nil }
            }
            if case .setOf = kind { encodings.sort { $0.lexicographicallyPrecedes($1) } }
            return (encodings.flatMap { $0 }, true)
        default: return nil
        }
    }

    /// The unused bits of the last octet, then the bits; without trailing zeros where they have names.     (X.690 8.6, 11.2)
    private static func octets(of bits: String, isNamed: Bool) -> [UInt8] {
        var bits = Substring(bits)
        if isNamed { while bits.last == "0" { bits.removeLast() } }
        let unused = (8 - bits.utf8.count % 8) % 8
        var octets: [UInt8] = [UInt8(unused)]
        for (index, bit) in bits.utf8.enumerated() {
            if index % 8 == 0 { octets.append(0) }
            if bit == 0x31 { octets[octets.count - 1] |= 0x80 >> UInt8(index % 8) }
        }
        return octets
    }

    private static func octets(of text: String, _ kind: CharacterStringKind) -> [UInt8]? {
        switch kind {
        case .bmp:
            text.unicodeScalars.contains { $0.value > 0xFFFF }
                ? nil : text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .universal:
            text.unicodeScalars.flatMap { scalar in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0)) }
            }
        case .utf8: Array(text.utf8)
        default: text.unicodeScalars.allSatisfy(\.isASCII) ? Array(text.utf8) : nil
        }
    }

    private static func wrap(_ contents: [UInt8], _ tag: Tag, isConstructed: Bool) -> [UInt8] {
        let classBits: UInt8 =
            switch tag.tagClass {
            case .universal: 0
            case .application: 0x40
            case .contextSpecific: 0x80
            case .private: 0xC0
            }
        let leading = classBits | (isConstructed ? 0x20 : 0)
        var octets: [UInt8]
        if tag.number < 31 {
            octets = [leading | UInt8(tag.number)]
        } else {
            octets = [leading | 31] + BigInteger(Int(tag.number)).base128
        }
        if contents.count < 0x80 {
            octets.append(UInt8(contents.count))
        } else {
            let length = BigInteger(contents.count).twosComplement.drop { $0 == 0 }
            octets.append(0x80 | UInt8(truncatingIfNeeded: length.count))
            octets += length
        }
        return octets + contents
    }
}

extension ResolvedType.Kind {
    /// The components of a SEQUENCE or SET.
    var record: ComponentList? {
        switch self {
        case .sequence(let list), .set(let list): list
        default: nil
        }
    }
}
