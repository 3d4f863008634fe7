/// The string types whose values are Unicode text, and how their contents octets become it.              (X.680 41, X.690 8.21)
enum ASN1StringKind {
    case utf8
    case printable
    case ia5
    case visible
    case numeric
    case bmp
    case universal

    /// The text; `nil` when the octets are not characters of the type.
    func text(_ octets: UnsafeRawBufferPointer, _ options: ASN1Options) -> String? {
        switch self {
        case .bmp: return unsafe Self.bmp(octets)
        case .universal: return unsafe Self.universal(octets)
        default:
            if unsafe areCharacters(octets, options) { return unsafe String(decoding: octets, as: UTF8.self) }
            return unsafe self == .ia5 && options.contains(.latin1InIA5String) ? Self.latin1(octets) : nil
        }
    }

    /// Whether octets are characters of a type that has one octet or UTF-8 for each.
    func areCharacters(_ octets: UnsafeRawBufferPointer, _ options: ASN1Options) -> Bool {
        switch self {
        case .utf8: return unsafe ASN1UTF8.isValid(octets)
        case .printable:
            let allowsSymbols = options.contains(.symbolsInPrintableString)
            return unsafe Self.areIn(allowsSymbols ? Self.symbolAlphabet : Self.printableAlphabet, octets)
        case .ia5: return unsafe octets.allSatisfy { $0 < 0x80 }
        case .visible: return unsafe octets.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        case .numeric: return unsafe Self.areIn(Self.numericAlphabet, octets)
        case .bmp, .universal: return false
        }
    }

    /// What is wrong when `text` is `nil`.
    var problem: StaticString {
        switch self {
        case .utf8: return "the contents are not UTF-8"
        case .printable: return "a character that PrintableString does not have"
        case .ia5: return "a character that IA5String does not have"
        case .visible: return "a character that VisibleString does not have"
        case .numeric: return "a character that NumericString does not have"
        case .bmp: return "the contents are not characters of BMPString"
        case .universal: return "the contents are not characters of UniversalString"
        }
    }

    /// A set of characters below 128, one bit each.
    private typealias Alphabet = (low: UInt64, high: UInt64)

    /// Digits and space.                                                                                (X.680 41.2)
    private static var numericAlphabet: Alphabet { (0x03FF_0001_0000_0000, 0) }

    /// Letters, digits, space and `'()+,-./:=?`.                                                        (X.680 41.4)
    private static var printableAlphabet: Alphabet { (0xA7FF_FB81_0000_0000, 0x07FF_FFFE_07FF_FFFE) }

    /// The same and `@&_*`.
    private static var symbolAlphabet: Alphabet { (0xA7FF_FFC1_0000_0000, 0x07FF_FFFE_87FF_FFFF) }

    private static func areIn(_ alphabet: Alphabet, _ octets: UnsafeRawBufferPointer) -> Bool {
        for index in octets.indices {
            let octet = unsafe octets[index]
            let word = octet < 0x40 ? alphabet.low : octet < 0x80 ? alphabet.high : 0
            if word >> UInt64(octet & 0x3F) & 1 == 0 { return false }
        }
        return true
    }

    private static func latin1(_ octets: UnsafeRawBufferPointer) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(octets.count)
        for index in octets.indices {
            let octet = unsafe octets[index]
            if octet < 0x80 {
                text.append(octet)
            } else {
                text.append(0xC0 | octet >> 6)
                text.append(0x80 | octet & 0x3F)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Two octets a character; surrogates are no characters.                                         (X.690 8.21.8)
    private static func bmp(_ octets: UnsafeRawBufferPointer) -> String? {
        guard octets.count & 1 == 0 else { return nil }
        var units: [UInt16] = []
        units.reserveCapacity(octets.count / 2)
        var index = 0
        while index < octets.count {
            let unit = unsafe UInt16(octets[index]) << 8 | UInt16(octets[index + 1])
            guard unit & 0xF800 != 0xD800 else { return nil }
            units.append(unit)
            index += 2
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Four octets a character.                                                                      (X.690 8.21.7)
    private static func universal(_ octets: UnsafeRawBufferPointer) -> String? {
        guard octets.count & 3 == 0 else { return nil }
        var text = String.UnicodeScalarView()
        var index = 0
        while index < octets.count {
            let value =
                unsafe UInt32(octets[index]) << 24 | UInt32(octets[index + 1]) << 16 | UInt32(octets[index + 2]) << 8
                | UInt32(octets[index + 3])
            guard let scalar = Unicode.Scalar(value) else { return nil }
            text.append(scalar)
            index += 4
        }
        return String(text)
    }
}
