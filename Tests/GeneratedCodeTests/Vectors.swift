import ASN1Runtime
import Testing

/// Octets from hexadecimal digits.
func octets(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// Decodes a vector in DER as DER and as BER, and once more with all its constructed values in the indefinite form;
/// all three must give the value, and the value must give the vector.
func expectCoded<Value: ASN1Decodable & ASN1Encodable & Equatable>(
    _ hexadecimal: String, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
    let der = octets(hexadecimal)
    do throws(ASN1Error) {
        let values = [
            try Value(derEncoded: der), try Value(berEncoded: der), try Value(berEncoded: indefinite(der[...])),
        ]
        #expect(values == [expected, expected, expected], sourceLocation: sourceLocation)
        #expect(try expected.derEncoded() == der, sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

/// What goes wrong when a vector is decoded; nil when nothing does.
func failure<Value: ASN1Decodable>(
    _ type: Value.Type, der hexadecimal: String
) -> ASN1Error.Code? {
    do throws(ASN1Error) {
        _ = try Value(derEncoded: octets(hexadecimal))
        return nil
    } catch { return error.code }
}

/// The same values with end-of-contents octets in place of the lengths of all that is constructed.        (X.690 8.1.3.6)
private func indefinite(_ der: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = der
    while let leading = rest.popFirst() {
        var identifier = [leading]
        if leading & 0x1F == 0x1F {
            while let octet = rest.popFirst() {
                identifier.append(octet)
                if octet < 0x80 { break }
            }
        }
        var length = [rest.popFirst() ?? 0]
        var count = Int(length[0])
        if count > 0x80 {
            length += rest.prefix(count & 0x7F)
            rest = rest.dropFirst(count & 0x7F)
            count = length.dropFirst().reduce(0) { $0 << 8 | Int($1) }
        }
        let contents = rest.prefix(count)
        rest = rest.dropFirst(count)
        result += identifier
        result += leading & 0x20 == 0 ? length + contents : [0x80] + indefinite(contents) + [0, 0]
    }
    return result
}
