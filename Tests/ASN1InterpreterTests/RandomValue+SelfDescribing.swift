import ASN1Runtime

@testable import ASN1Interpreter

/// Values that say themselves which type they have, and those that a schema does not know.
extension RandomValue {
    /// A tag that no schema of these tests uses. Some codecs read none above 16383.
    private static let unknownTag: UInt32 = 9_000

    mutating func external() -> InterpretedValue? {
        guard let identifier = objectIdentifier() else { return nil }
        let direct = chance(3) ? nil : identifier
        let indirect = direct == nil || chance(3) ? ASN1Integer(Int.random(in: -129...300, using: &generator)) : nil
        let descriptor = chance(2) ? ASN1Bytes(Array("text".utf8)) : nil
        let encoding: ASN1External.Encoding =
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: .singleASN1Type(any())
            case 1: .octetAligned(octets(Int.random(in: 0...5, using: &generator)))
            default: .arbitrary(bits(Int.random(in: 0...17, using: &generator)))
            }
        return .external(
            ASN1External(
                directReference: direct, indirectReference: indirect, dataValueDescriptor: descriptor,
                encoding: encoding))
    }

    /// What an EMBEDDED PDV and a CHARACTER STRING have in front of their octets.
    mutating func identification() -> ASN1DataIdentification? {
        guard let first = objectIdentifier(), let second = objectIdentifier() else { return nil }
        let context = ASN1Integer(Int.random(in: -129...300, using: &generator))
        return switch Int.random(in: 0..<6, using: &generator) {
        case 0: .syntaxes(abstract: first, transfer: second)
        case 1: .syntax(first)
        case 2: .presentationContextID(context)
        case 3: .contextNegotiation(presentationContextID: context, transferSyntax: second)
        case 4: .transferSyntax(first)
        default: .fixed
        }
    }

    /// The encoding of a value of any type.
    mutating func any() -> ASN1Any {
        let encodings: [[UInt8]] = [
            [0x05, 0], [0x01, 1, 0xFF], [0x02, 2, 0xFF, 0x7F], [0x0C, 1, 0x61], [0x04, 0], [0x30, 0],
            [0x30, 5, 0x05, 0, 0x02, 1, 5], [0x31, 0],
        ]
        return ASN1Any(constant: encodings.randomElement(using: &generator) ?? [5, 0])
    }

    /// A value of a type that no schema of these tests knows.
    /// - Parameter offset: Added to the number of its tag, which tells several apart.
    mutating func unknown(_ offset: UInt32 = 0) -> ASN1Any {
        let number = Self.unknownTag + offset
        // [PRIVATE n], whose number takes two octets; constructed, with a value in it, or primitive.
        let identifier = [0x80 | UInt8(number >> 7 & 0x7F), UInt8(number & 0x7F)]
        if chance(2) { return ASN1Any(constant: [0xFF] + identifier + [2, 0x80, 0]) }
        return ASN1Any(constant: [0xDF] + identifier + [1, UInt8.random(in: 0...255, using: &generator)])
    }
}
