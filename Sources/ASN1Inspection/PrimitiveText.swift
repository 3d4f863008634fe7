import ASN1Runtime

/// What the contents octets of a primitive value say, on one line, as far as its tag tells.
enum PrimitiveText {
    /// How many octets are shown as text.
    private static let textLimit = 120
    /// How many are shown in hexadecimal.
    private static let hexadecimalLimit = 32

    /// A text for people; empty when there is nothing to show.
    static func text(of contents: ASN1Bytes, tag: ASN1Tag) -> String {
        guard tag.tagClass == .universal else { return hexadecimal(contents) }
        guard contents.count > textLimit else { return value(of: contents, tag) ?? hexadecimal(contents) }
        guard isText(tag) else { return hexadecimal(contents) }
        // Characters have one, two or four octets, all of which divide the limit; those of UTF-8 are cut at the start of one.
        var start = contents.slice(0..<textLimit)
        if tag == .utf8String {
            let isInside = { (count: Int) in contents[count] & 0xC0 == 0x80 }
            while !start.isEmpty, isInside(start.count) { start = start.slice(0..<start.count - 1) }
        }
        return value(of: start, tag).map { $0 + "…" } ?? hexadecimal(contents)
    }

    /// The value in value notation, identifiers with points; nothing when the octets are no value of the type.
    private static func value(of contents: ASN1Bytes, _ tag: ASN1Tag) -> String? {
        // A short value of its own, so that the decoder's checks decide.
        var encoding: [UInt8] = tag.number < 31 ? [UInt8(tag.number)] : [0x1F, UInt8(truncatingIfNeeded: tag.number)]
        guard tag.number < 0x80, contents.count < 0x80 else { return nil }
        encoding.append(UInt8(contents.count))
        encoding.append(contentsOf: contents)
        do throws(ASN1Error) {
            return try ASN1Decoder.read(ASN1Bytes(encoding), .ber, .default, .ber) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) -> String? in
                try value(tag, contents, &decoder)
            }
        } catch { return nil }
    }

    private static func value(
        _ tag: ASN1Tag, _ contents: ASN1Bytes, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> String? {
        switch tag {
        case .boolean: try decoder.boolean().valueNotation()
        case .integer: contents.count > hexadecimalLimit ? nil : try decoder.bigInteger().valueNotation()
        case .enumerated: try decoder.enumerated().valueNotation()
        case .bitString: bits(try decoder.bitString())
        case .null: contents.isEmpty ? "" : nil
        case .objectIdentifier: try decoder.objectIdentifier().description
        case .relativeOID: try decoder.relativeObjectIdentifier().description
        case .real: try decoder.real().valueNotation()
        case .utf8String: try decoder.utf8String().valueNotation()
        case .numericString: try decoder.numericString().valueNotation()
        case .printableString: try decoder.printableString().valueNotation()
        case .ia5String: try decoder.ia5String().valueNotation()
        case .visibleString: try decoder.visibleString().valueNotation()
        case .bmpString: try decoder.bmpString().valueNotation()
        case .universalString: try decoder.universalString().valueNotation()
        case .teletexString, .videotexString, .graphicString, .generalString, .objectDescriptor:
            ASN1OctetCharacters(contents).description
        case .utcTime: try decoder.utcTime().valueNotation()
        case .generalizedTime: try decoder.generalizedTime().valueNotation()
        case .time: try decoder.time().valueNotation()
        case .date: try decoder.date().valueNotation()
        case .timeOfDay: try decoder.timeOfDay().valueNotation()
        case .dateTime: try decoder.dateTime().valueNotation()
        case .duration: try decoder.duration().valueNotation()
        case .oidIRI: try decoder.oidIRI().valueNotation()
        case .relativeOIDIRI: try decoder.relativeOIDIRI().valueNotation()
        default: nil
        }
    }

    /// The types whose values may be shown in part.
    private static func isText(_ tag: ASN1Tag) -> Bool {
        switch tag {
        case .utf8String, .numericString, .printableString, .teletexString, .videotexString, .ia5String, .graphicString,
            .visibleString, .generalString, .universalString, .bmpString, .objectDescriptor:
            true
        default: false
        }
    }

    private static func bits(_ bits: ASN1BitString) -> String {
        if bits.count <= 64 { return bits.valueNotation() }
        let unused = bits.unusedBits == 0 ? "" : ", unused bits: \(bits.unusedBits)"
        return hexadecimal(bits.bytes) + unused
    }

    /// The first octets in hexadecimal, and as text where all are printable ASCII and there are enough for that to be no accident.
    private static func hexadecimal(_ contents: ASN1Bytes) -> String {
        if contents.isEmpty { return "" }
        let start = contents.slice(0..<hexadecimalLimit)
        let text = start.valueNotation() + (start.count < contents.count ? "…" : "")
        guard start.count >= 4, start.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return text }
        return text + " " + ASN1OctetCharacters(start).description + (start.count < contents.count ? "…" : "")
    }
}
