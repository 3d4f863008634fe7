/// What a schema says of a row of an object set's table.
public struct ASN1RowInfo<ID: Hashable & Sendable>: Hashable, Sendable {
    /// What identifies the row.
    public let id: ID

    /// The name of the object, as the schema has it.
    public let name: String

    /// The names of the types that it gives, by column; `nil` where it gives none.
    public let types: [String?]

    /// A row from its parts.
    public init(_ id: ID, _ name: String, _ types: [String?]) {
        self.id = id
        self.name = name
        self.types = types
    }
}
