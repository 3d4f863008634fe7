/// A RELATIVE-OID, kept as its contents octets: arcs below an identifier known from elsewhere.       (X.680 33, X.690 8.20)
@frozen
public struct ASN1RelativeObjectIdentifier: Hashable, Sendable {
    /// The contents octets: what values are compared by.
    public let contents: ASN1Bytes

    @inlinable
    init(uncheckedContents contents: ASN1Bytes) { self.contents = contents }

    /// A value from the contents octets of its encoding; `nil` when they are none.                            (X.690 8.20)
    public init?(contents: ASN1Bytes) {
        guard unsafe contents.withUnsafeBytes({ unsafe ASN1Subidentifiers.problem($0) == nil }) else { return nil }
        self.init(uncheckedContents: contents)
    }

    /// A value from its arcs; `nil` when there is none.
    public init?(arcs: some Collection<UInt64>) {
        guard !arcs.isEmpty else { return nil }
        var octets: [UInt8] = []
        for arc in arcs { ASN1Subidentifiers.append(arc, to: &octets) }
        self.init(uncheckedContents: ASN1Bytes(octets))
    }

    /// A value from arcs with points between them, such as `8571.3.2`, each of any size; `nil` when the text is none.
    public init?(_ dotted: String) {
        var octets: [UInt8] = []
        for part in dotted.utf8.split(separator: 0x2E, omittingEmptySubsequences: false) {
            guard let arc = ASN1Natural(decimal: part) else { return nil }
            ASN1Subidentifiers.append(arc, to: &octets)
        }
        self.init(uncheckedContents: ASN1Bytes(octets))
    }

    /// The arcs; `nil` when one of them has more than 64 bits.
    public var arcs: [UInt64]? {
        var arcs: [UInt64] = []
        var fits = true
        unsafe contents.withUnsafeBytes { octets in
            unsafe ASN1Subidentifiers.forEach(octets) { arc in
                if let small = arc.uint64 { arcs.append(small) } else { fits = false }
            }
        }
        return fits ? arcs : nil
    }
}

extension ASN1RelativeObjectIdentifier: CustomStringConvertible {
    /// The arcs in decimal with points between them: `8571.3.2`.
    public var description: String {
        var text = ""
        unsafe contents.withUnsafeBytes { octets in
            unsafe ASN1Subidentifiers.forEach(octets) { arc in
                if !text.isEmpty { text += "." }
                text += arc.decimal
            }
        }
        return text
    }
}
