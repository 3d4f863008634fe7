import ASN1Runtime
import Licensing
import PKIX

/// Reads and writes licences, as the readme shows it. Their type is of another module of this package, and their terms of another package.
@main
enum Consumer {
    /// Made by `openssl asn1parse -genconf` from
    ///
    ///     asn1 = SEQUENCE:licence
    ///     [licence]
    ///     holder = IMPLICIT:0,UTF8:Ada Lovelace
    ///     seats = IMPLICIT:1,INTEGER:25
    ///     term = IMPLICIT:2,SEQUENCE:term
    ///     [term]
    ///     notBefore = UTCTIME:250101000000Z
    ///     notAfter = GENERALIZEDTIME:20501231235959Z
    static let bytes: [UInt8] = [
        0x30, 0x33, 0x80, 0x0c, 0x41, 0x64, 0x61, 0x20, 0x4c, 0x6f, 0x76, 0x65, 0x6c, 0x61, 0x63, 0x65, 0x81, 0x01,
        0x19, 0xa2, 0x20, 0x17, 0x0d, 0x32, 0x35, 0x30, 0x31, 0x30, 0x31, 0x30, 0x30, 0x30, 0x30, 0x30, 0x30, 0x5a,
        0x18, 0x0f, 0x32, 0x30, 0x35, 0x30, 0x31, 0x32, 0x33, 0x31, 0x32, 0x33, 0x35, 0x39, 0x35, 0x39, 0x5a,
    ]

    static func main() throws {
        var licence = try Licence(derEncoded: bytes)
        guard licence.isLongTerm else { return }
        let term: Validity = licence.term
        guard case .utcTime = term.notBefore else { return }
        print("\(licence.holder) has \(licence.seats) seats")
        licence.seats += 1
        print(try Licence(derEncoded: licence.derEncoded()))
    }
}
