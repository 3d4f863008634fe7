extension ASN1Octets {
    /// The octets as an hstring of value notation: `'0A1B'H`.                                             (X.680 12.12)
    static func hstring(_ bytes: ASN1Bytes) -> String { "'" + bytes.description.uppercased() + "'H" }
}
