internal import ASN1Runtime

extension ASN1Integer {
    /// The number in hexadecimal, upper case, without zeros in front, with a minus sign when it is below 0: how serial numbers are
    /// shown.
    var uppercaseHexadecimal: String {
        let digits = magnitude.description.drop { $0 == "0" }.uppercased()
        return (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
    }
}
