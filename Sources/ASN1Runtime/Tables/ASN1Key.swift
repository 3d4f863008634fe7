/// A row of an object set's table, with the type of its values: what values are asked for by.
///
/// The generator makes a key of each object, named after it, so that it is written `.basicConstraints`. For a row that the schema does
/// not have, a key is made from its identifier.
public struct ASN1Key<KeyedRow: ASN1TableRow, KeyedValue: Sendable>: Sendable {
    /// What identifies the row.
    public let id: KeyedRow.RowIdentifier

    /// Which of the components that the identifier decides the values stand in, from 0.
    public let column: Int

    /// How a value is decoded and encoded.
    public let coding: ASN1Coding<KeyedValue>

    /// A key for values that are read and written as `coding` says.
    public init(id: KeyedRow.RowIdentifier, column: Int = 0, _ coding: ASN1Coding<KeyedValue>) {
        self.id = id
        self.column = column
        self.coding = coding
    }

    /// The encoding of a value.
    /// - Throws: ``ASN1Error`` when the value breaks a constraint or has no encoding.
    public func encode(_ value: KeyedValue) throws(ASN1Error) -> ASN1Bytes {
        do throws(ASN1Error) {
            return try coding.encode(value)
        } catch { throw error.at(KeyedRow.rowPath(column)) }
    }

    /// The encoding of a value, as an open type holds it.
    /// - Throws: ``ASN1Error`` when the value breaks a constraint or has no encoding.
    public func encodeAny(_ value: KeyedValue) throws(ASN1Error) -> ASN1Any {
        do throws(ASN1Error) {
            return try coding.encodeAny(value)
        } catch { throw error.at(KeyedRow.rowPath(column)) }
    }
}

extension ASN1Key where KeyedValue: ASN1Codable {
    /// A key for values of a type that a schema declares.
    public init(id: KeyedRow.RowIdentifier, column: Int = 0) { self.init(id: id, column: column, .type) }
}

extension ASN1Key where KeyedValue == ASN1Bytes {
    /// A key for octets as they are.
    public init(id: KeyedRow.RowIdentifier, column: Int = 0) { self.init(id: id, column: column, .raw) }
}
