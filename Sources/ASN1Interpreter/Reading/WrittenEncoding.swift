import ASN1Compiler
import ASN1Runtime

/// The encoding of a value, written as octets where no type says how else: of an open type, of an addition that the schema does not know.
enum WrittenEncoding {
    /// The encoding as a value: in DER, or else in BER, of which encoding makes DER.
    /// - Throws: ``WrittenValueError`` when the octets are not one value and nothing else, or of contents that DER cannot be made of,
    ///   such as a BIT STRING with more unused bits than an octet has.
    static func value(_ octets: [UInt8], at range: SourceRange) throws(WrittenValueError) -> ASN1Any {
        if let value = try? ASN1Any(derEncoded: octets) { return value }
        do throws(ASN1Error) {
            let value = try ASN1Any(berEncoded: octets)
            _ = try ASN1Any(derEncoded: value.derEncoded())
            return value
        } catch {
            let place = error.offset.map { " at octet \($0)" } ?? ""
            throw WrittenValueError(
                message:
                    "expected the whole encoding of a value, identifier, length and contents; \(error.message)\(place)",
                range: range)
        }
    }
}
