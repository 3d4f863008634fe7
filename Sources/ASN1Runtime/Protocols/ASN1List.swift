/// A named SEQUENCE OF or SET OF: a collection of its elements in the order they were received.                   (X.680 26, 28)
///
/// A conforming type declares `elements` and `init(_:)`; all else comes with the protocol.
public protocol ASN1List: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Hashable, Sendable
where Index == Int, Element: Hashable & Sendable, ArrayLiteralElement == Element {
    /// The elements.
    var elements: [Element] { get set }

    /// A list of these elements.
    init(_ elements: [Element])
}

extension ASN1List {
    @inlinable
    public init(arrayLiteral elements: Element...) { self.init(elements) }

    @inlinable
    public var startIndex: Int { 0 }

    @inlinable
    public var endIndex: Int { elements.count }

    /// The element at a position, which must be less than `count`.
    @inlinable
    public subscript(position: Int) -> Element {
        get { elements[position] }
        set { elements[position] = newValue }
    }
}
