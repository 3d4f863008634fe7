/// A BIT STRING whose bits have names: a set of flags.                                                  (X.680 22)
///
/// A conforming type declares `rawValue` and `init(rawValue:)`, and one static member for each bit. Trailing zero bits are
/// no part of the value (X.680 22.7), so two lists are equal when the same bits are set.
public protocol ASN1NamedBits: ASN1Taggable, RawRepresentable, ExpressibleByArrayLiteral, Hashable
where RawValue == ASN1BitString, ArrayLiteralElement == Self {
    /// The bits as received.
    var rawValue: ASN1BitString { get set }

    /// A list of these bits.
    init(rawValue: ASN1BitString)
}

extension ASN1NamedBits {
    /// The list in which just this bit is set.
    /// - Parameter bit: The bit's number, from 0.
    public init(bit: Int) {
        self.init(rawValue: ASN1BitString((0...Swift.max(0, bit)).lazy.map { $0 == bit }))
    }

    /// The list in which all bits of these are set.
    public init(arrayLiteral elements: Self...) {
        let count = elements.reduce(0) { Swift.max($0, $1.rawValue.count) }
        self.init(rawValue: ASN1BitString((0..<count).lazy.map { bit in elements.contains { $0.rawValue.isSet(bit) } }))
    }

    /// Whether all bits of the other list are set here.
    public func contains(_ other: Self) -> Bool {
        other.rawValue.indices.allSatisfy { !other.rawValue.isSet($0) || rawValue.isSet($0) }
    }

    /// Whether no bit is set.
    public var isEmpty: Bool { !rawValue.contains(true) }

    public static func == (left: Self, right: Self) -> Bool { left.contains(right) && right.contains(left) }

    public func hash(into hasher: inout Hasher) {
        for bit in rawValue.indices where rawValue.isSet(bit) { hasher.combine(bit) }
    }
}
