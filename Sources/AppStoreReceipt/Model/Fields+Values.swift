internal import ASN1Runtime

// Values of fields for those who do not care why there is none: `nil` when a field is absent, empty or unreadable. Where a field
// occurs more than once, its first attribute counts.

extension Sequence where Element: ASN1TableRow {
    func value<Value>(_ key: ASN1Key<Element, Value>) -> Value? { try? first(key) }

    func text(_ key: ASN1Key<Element, String>) -> String? {
        guard let text = value(key), !text.isEmpty else { return nil }
        return text
    }

    func date(_ key: ASN1Key<Element, String>) -> ReceiptDate? { text(key).flatMap { ReceiptDate($0) } }

    func octets(_ key: ASN1Key<Element, ASN1Bytes>) -> ASN1Bytes? {
        guard let octets = value(key), !octets.isEmpty else { return nil }
        return octets
    }

    func flag(_ key: ASN1Key<Element, Int>) -> Bool? { value(key).map { $0 != 0 } }
}
