/// A SEQUENCE or SET in which an identifier decides the types of other components, by the objects of a set: a row of the table that
/// is associated with the set.                                                                     (X.681 13, X.682 10)
///
/// Generated types conform to it. What the identifier decides is decoded when it is asked for, so that a row that is wrong spoils
/// neither those beside it nor what it is part of.
public protocol ASN1TableRow: Sendable {
    /// What identifies an object of the set.
    associatedtype RowIdentifier: Hashable & Sendable

    /// The identifier of this row; `nil` where a component that it is made of is absent.
    var rowIdentifier: RowIdentifier? { get }

    /// Goes through the encodings that the identifier decides the type of.
    /// - Parameters:
    ///   - column: Which of the components that the identifier decides, from 0.
    ///   - body: Gets each encoding, and in a list its index; whether to go on.
    func visitRow<RowError: Error>(
        _ column: Int, _ body: (ASN1Any, Int?) throws(RowError) -> Bool
    ) throws(RowError)

    /// All rows of the table, in the order of the set.
    static var rows: [ASN1RowInfo<RowIdentifier>] { get }

    /// The path to a column, for errors.
    static func rowPath(_ column: Int) -> StaticString
}

extension ASN1TableRow {
    /// The value, if this is the row that the key names; the first one of a list.
    /// - Returns: `nil` when the row is another one, or has no value.
    /// - Throws: ``ASN1Error`` when the value is not what the key says.
    public func decode<Value>(
        _ key: ASN1Key<Self, Value>, limits: ASN1Limits = .default
    ) throws(ASN1Error) -> Value? {
        guard rowIdentifier == key.id else { return nil }
        return try rowValue(key, limits)
    }

    /// All values, if this is the row that the key names; none when it is another one.
    /// - Throws: ``ASN1Error`` when a value is not what the key says.
    public func decodeAll<Value>(
        _ key: ASN1Key<Self, Value>, limits: ASN1Limits = .default
    ) throws(ASN1Error) -> [Value] {
        guard rowIdentifier == key.id else { return [] }
        return try rowValues(key, limits)
    }

    /// What the schema says of this row; `nil` for one that the set does not have.
    public var rowInfo: ASN1RowInfo<RowIdentifier>? {
        guard let rowIdentifier else { return nil }
        return Self.rows.first { $0.id == rowIdentifier }
    }

    // MARK: What generated code calls, of rows that it has identified

    /// The value of a component that is always there.
    /// - Throws: ``ASN1Error`` when the value is not what the key says.
    public func requiredRowValue<Value>(
        _ key: ASN1Key<Self, Value>, _ limits: ASN1Limits
    ) throws(ASN1Error) -> Value {
        guard let value = try rowValue(key, limits) else {
            throw ASN1Error(.missingComponent, "a value", at: 0).at(Self.rowPath(key.column))
        }
        return value
    }

    /// The value, the first one of a list; `nil` when there is none.
    /// - Throws: ``ASN1Error`` when the value is not what the key says.
    public func rowValue<Value>(
        _ key: ASN1Key<Self, Value>, _ limits: ASN1Limits
    ) throws(ASN1Error) -> Value? {
        var result: Value?
        try visitRow(key.column) { encoding, index throws(ASN1Error) in
            result = try Self.value(key, encoding, index, limits)
            return false
        }
        return result
    }

    /// The values of a list.
    /// - Throws: ``ASN1Error`` when one of them is not what the key says.
    public func rowValues<Value>(
        _ key: ASN1Key<Self, Value>, _ limits: ASN1Limits
    ) throws(ASN1Error) -> [Value] {
        var values: [Value] = []
        try visitRow(key.column) { encoding, index throws(ASN1Error) in
            values.append(try Self.value(key, encoding, index, limits))
            return true
        }
        return values
    }

    private static func value<Value>(
        _ key: ASN1Key<Self, Value>, _ encoding: ASN1Any, _ index: Int?, _ limits: ASN1Limits
    ) throws(ASN1Error) -> Value {
        do throws(ASN1Error) {
            return try key.coding.decode(encoding, limits)
        } catch {
            throw (index.map { error.at(index: $0) } ?? error).at(rowPath(key.column))
        }
    }

    /// The encoding in a column; `nil` when the component is absent.
    public func rowEncoding(_ column: Int) -> ASN1Any? { rowEncodings(column).first }

    /// All encodings in a column.
    public func rowEncodings(_ column: Int) -> [ASN1Any] {
        var encodings: [ASN1Any] = []
        visitRow(column) { encoding, _ in
            encodings.append(encoding)
            return true
        }
        return encodings
    }
}

extension ASN1Decoder {
    /// Checks, in DER, that a closed set has an object for the identifier; BER is read with rows that the schema does not have.
    /// - Parameters:
    ///   - isKnown: Whether the set has an object for it.
    ///   - constraint: The set.
    ///   - row: The row, which the decoder is in.
    ///   - identifier: The component that identifies the row.
    public func requireRow(
        _ isKnown: Bool, _ constraint: StaticString, in row: ASN1Scope, _ identifier: (some ASN1Describable)?
    ) throws(ASN1Error) {
        if !isKnown, rules == .der, !options.contains(.uncheckedConstraints) {
            throw ASN1Error(violated: constraint, found: identifier?.shortNotation, at: Int(row.start))
        }
    }
}

extension ASN1Encoder {
    /// Checks that a closed set has an object for the identifier.
    /// - Parameters:
    ///   - isKnown: Whether the set has an object for it.
    ///   - constraint: The set.
    ///   - identifier: The component that identifies the row.
    public func requireRow(
        _ isKnown: Bool, _ constraint: StaticString, _ identifier: (some ASN1Describable)?
    ) throws(ASN1Error) {
        if !isKnown, checksConstraints {
            throw ASN1Error(violated: constraint, found: identifier?.shortNotation, at: count)
        }
    }
}
