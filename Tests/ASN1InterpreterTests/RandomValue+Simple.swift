import ASN1Compiler
import ASN1Runtime

@testable import ASN1Interpreter

extension RandomValue {
    /// A value without components.
    mutating func simple(_ contents: TypePlan.Contents, _ hints: Hints) -> InterpretedValue? {
        switch contents {
        case .boolean: return .boolean(chance(2))
        case .null: return .null
        case .integer(let form, let names):
            let number = integer(form, hints, names)
            return .integer(number, name: names[number])
        case .enumerated(let enumeration):
            // A number that only a later version of the schema knows.
            if enumeration.isExtensible, chance(10) { return .enumerated(99_999, name: nil) }
            guard let number = enumeration.names.keys.sorted().randomElement(using: &generator) else { return nil }
            return .enumerated(number, name: enumeration.names[number])
        case .real:
            let numbers = [0, -0.0, 1, -1, 0.1, 1.5, -2.5, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, 0.5]
            return numbers.randomElement(using: &generator).map { .real($0) }
        case .bitString: return .bits(bits(size(hints, most: 17)))
        case .namedBits(let names):
            let count = size(hints, most: (names.keys.max() ?? 0) + 1)
            var list = (0..<count).map { _ in chance(2) }
            while list.last == false { list.removeLast() }
            return .namedBits(InterpretedBits(ASN1BitString(list), names: names))
        case .octetString: return .octets(octets(size(hints, most: 130)))
        case .objectIdentifier:
            return objectIdentifier().map { .objectIdentifier($0) }
        case .relativeObjectIdentifier:
            return ASN1RelativeObjectIdentifier((["5"] + tail()).joined(separator: "."))
                .map { .relativeObjectIdentifier($0) }
        case .iri(let isRelative):
            return .text(isRelative ? "A/1" : ["/ISO", "/1/A"].randomElement(using: &generator) ?? "")
        case .characterString(let kind):
            let text = text(kind, hints)
            return kind.isText ? .text(text) : .octetCharacters(ASN1Bytes(Array(text.utf8)))
        case .objectDescriptor: return .octetCharacters(ASN1Bytes(Array("text".utf8)))
        case .utcTime:
            return ["500101000000Z", "491231235959Z", "000229120000Z"].randomElement(using: &generator)
                .flatMap { ASN1UTCTime($0) }.map { .utcTime($0) }
        case .generalizedTime:
            return ["00010101000000Z", "99991231235959.999Z", "20000229120000.5Z"].randomElement(using: &generator)
                .flatMap { ASN1GeneralizedTime($0) }.map { .generalizedTime($0) }
        case .time(let kind): return time(kind)
        case .external: return external()
        case .embeddedPDV:
            return identification().map { .embeddedPDV(ASN1EmbeddedPDV(identification: $0, dataValue: octets(3))) }
        case .unrestrictedCharacterString:
            return identification().map {
                .characterString(ASN1CharacterString(identification: $0, stringValue: octets(3)))
            }
        case .instanceOf:
            return objectIdentifier().map { .instanceOf(ASN1InstanceOf(typeID: $0, value: any())) }
        case .any: return .any(any())
        case .sequence, .set, .choice, .list: return nil
        }
    }

    /// TIME and the useful time types, as DER writes them.
    private mutating func time(_ kind: ResolvedType.TimeKind) -> InterpretedValue? {
        let date = ["1582-01-01", "2000-02-29", "9999-12-31"].randomElement(using: &generator) ?? ""
        let clock = ["00:00:00", "12:34:56", "23:59:60", "24:00:00"].randomElement(using: &generator) ?? ""
        let durations = ["P1Y2M3DT4H5M6.25S", "P4W", "PT0S", "P1YT1M", "P0.5D", "P4294967295Y0M", "P3M"]
        let duration = durations.randomElement(using: &generator) ?? ""
        switch kind {
        case .date: return ASN1Date(date).map { .date($0) }
        case .timeOfDay: return ASN1TimeOfDay(clock).map { .timeOfDay($0) }
        case .dateTime: return ASN1DateTime(date + "T" + clock).map { .dateTime($0) }
        case .duration: return ASN1Duration(duration).map { .duration($0) }
        case .time:
            let texts = [
                date, clock, date + "T" + clock + "Z", duration, "R5/" + date + "/" + duration, "1985-W15-5",
                "1985-102",
                "-0044-03", "+12345-01", "20C", "12:30.5+05:30", date + "/" + date,
            ]
            return texts.randomElement(using: &generator).flatMap { ASN1Time($0) }.map { .time($0) }
        }
    }

    mutating func objectIdentifier() -> ASN1ObjectIdentifier? {
        let arcs =
            [["0", "39"], ["1", "0"], ["2", "0"], ["2", "47"], ["2", "48"], ["2", "999"]]
            .randomElement(using: &generator) ?? []
        return ASN1ObjectIdentifier((arcs + tail()).joined(separator: "."))
    }

    /// Numbers at the ends of the ranges, and powers of two with their neighbours.
    private mutating func integer(
        _ form: IntegerForm, _ hints: Hints, _ names: [ASN1Integer: String]
    ) -> ASN1Integer {
        if chance(3), let interval = hints.integers.randomElement(using: &generator) {
            if let end = [interval.lower, interval.upper].compactMap({ $0 }).randomElement(using: &generator) {
                return end
            }
        }
        if chance(3), let named = names.keys.sorted().randomElement(using: &generator) { return named }
        if chance(2) { return ASN1Integer(Int.random(in: -2...12, using: &generator)) }
        let power = Int.random(in: 0..<62, using: &generator)
        let near = (1 << power) + Int.random(in: -1...1, using: &generator)
        guard case .big = form, !hasNativeIntegers, chance(4) else { return ASN1Integer(chance(2) ? near : -near) }
        var wide: [UInt8] = [chance(2) ? 1 : 0xFE]
        for _ in 0..<Int.random(in: 8...20, using: &generator) {
            wide.append(UInt8.random(in: 0...255, using: &generator))
        }
        return ASN1Integer(twosComplement: ASN1Bytes(wide))
    }

    mutating func bits(_ count: Int) -> ASN1BitString { ASN1BitString((0..<count).map { _ in chance(2) }) }

    mutating func octets(_ count: Int) -> ASN1Bytes {
        ASN1Bytes((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }

    /// More arcs of an identifier, some at the ends of one octet and of the machine's numbers.
    private mutating func tail() -> [String] {
        let arcs = ["0", "127", "128", "16383", "16384", "18446744073709551615", "18446744073709551616"]
        return (0..<Int.random(in: 0...3, using: &generator)).map { _ in arcs.randomElement(using: &generator) ?? "0" }
    }

    private mutating func text(_ kind: CharacterStringKind, _ hints: Hints) -> String {
        let standard =
            switch kind {
            case .utf8, .universal: "a\"\\ z0é€\u{1F600}\n"
            case .bmp: "aZ \"é€"
            case .numeric: "0123456789 "
            case .printable: "aZ 09'()+,-./:=?"
            case .ia5: "aZ 09\"\\~\n"
            default: "aZ 09\"~"
            }
        let interval = hints.characters.randomElement(using: &generator)
        let count = size(hints, most: 9)
        var text = ""
        for _ in 0..<count {
            if let interval, let lower = interval.lower, let upper = interval.upper {
                if let scalar = Unicode.Scalar(UInt32.random(in: lower...upper, using: &generator)) {
                    text.unicodeScalars.append(scalar)
                }
            } else if let scalar = standard.unicodeScalars.randomElement(using: &generator) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
