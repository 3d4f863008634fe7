import ASN1Runtime
import Badges

/// Reads a badge of another module and writes it again.
@main
enum InternalImports {
    /// Made by `openssl asn1parse -genconf` from
    ///
    ///     asn1 = SEQUENCE:badge
    ///     [badge]
    ///     algorithm = IMPLICIT:0,SEQUENCE:algorithm
    ///     level = IMPLICIT:2,INTEGER:3
    ///     [algorithm]
    ///     algorithm = OID:1.3.101.112
    static let bytes: [UInt8] = [
        0x30, 0x0a, 0xa0, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x82, 0x01, 0x03,
    ]

    static func main() throws {
        var badge = try Badge(derEncoded: bytes)
        print(badge)
        print(badge.kind == .numberBadge)
        badge.kind = ASN1ObjectIdentifier(1, 2, 3, 4)
        badge.level = 9
        print(badge.isHighest)
        print(try badge.derEncoded().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    }
}
