// Lists of rows, such as the extensions of a certificate: values by their keys.

extension Sequence where Element: ASN1TableRow {
    /// The first value of the rows that the key names.
    /// - Returns: `nil` when there is no such row, or none with a value.
    /// - Throws: ``ASN1Error`` when the value is not what the key says; its path starts with the index of the row.
    public func first<Value>(
        _ key: ASN1Key<Element, Value>, limits: ASN1Limits = .default
    ) throws(ASN1Error) -> Value? {
        var index = 0
        for row in self {
            do throws(ASN1Error) {
                if let value = try row.decode(key, limits: limits) { return value }
            } catch { throw error.at(index: index) }
            index += 1
        }
        return nil
    }

    /// All values of the rows that the key names, in their order.
    /// - Throws: ``ASN1Error`` when one of them is not what the key says; its path starts with the index of the row.
    public func all<Value>(
        _ key: ASN1Key<Element, Value>, limits: ASN1Limits = .default
    ) throws(ASN1Error) -> [Value] {
        var values: [Value] = []
        var index = 0
        for row in self {
            do throws(ASN1Error) { values += try row.decodeAll(key, limits: limits) } catch {
                throw error.at(index: index)
            }
            index += 1
        }
        return values
    }

    /// The first value of the rows that the key names; see ``first(_:limits:)``.
    public subscript<Value>(key: ASN1Key<Element, Value>) -> Value? {
        get throws(ASN1Error) { try first(key) }
    }
}
