package import Catalogue

extension Order {
    /// How many pieces are ordered.
    package var total: Int { lines.reduce(0) { $0 + $1.count } }

    /// The items that are bright, in their order.
    package var brightItems: [Item] { lines.map(\.item).filter(\.colour.isBright) }
}
