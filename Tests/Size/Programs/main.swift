import ASN1Runtime

// Reads the payload of a receipt, given in hexadecimal digits, and its purchases, and says how many there are and how long the payload
// is in DER.
do {
    let payload = try Payload(berEncoded: octets(readLine() ?? ""))
    let purchases = try payload.filter { $0.type == 17 }.map { try InAppReceipt(berEncoded: $0.value) }
    print(purchases.count, try payload.derEncoded().count)
} catch {
    print(error)
}

func octets(_ digits: String) -> [UInt8] {
    var octets: [UInt8] = []
    var isSecond = false
    for case let digit? in digits.map(\.hexDigitValue) {
        if isSecond {
            octets[octets.count - 1] |= UInt8(digit)
        } else {
            octets.append(UInt8(digit) << 4)
        }
        isSecond.toggle()
    }
    return octets
}
