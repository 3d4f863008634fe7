/// The fields of one kind of attribute set, by number, in the order they are shown in.
package struct FieldTable: Sendable {
    /// All rows.
    package let fields: [ReceiptField]
    private let byNumber: [Int: ReceiptField]

    init(_ fields: [ReceiptField]) {
        self.fields = fields
        byNumber = Dictionary(fields.map { ($0.number, $0) }) { first, _ in first }
    }

    /// The row of an attribute type, or `nil` when it has no name.
    subscript(number: Int) -> ReceiptField? { byNumber[number] }
}
