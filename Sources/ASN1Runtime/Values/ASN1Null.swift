/// The value of type NULL.                                                                                       (X.680 24)
@frozen
public struct ASN1Null: Hashable, Sendable, CustomStringConvertible {
    @inlinable
    public init() {}

    /// `NULL`
    public var description: String { "NULL" }
}
