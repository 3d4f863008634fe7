/// An OBJECT IDENTIFIER, kept as its contents octets. Arcs may have any size.                        (X.680 32, X.690 8.19)
@frozen
public struct ASN1ObjectIdentifier: Hashable, Sendable {
    /// The contents octets: what values are compared by.
    public let contents: ASN1Bytes

    @inlinable
    init(uncheckedContents contents: ASN1Bytes) { self.contents = contents }

    /// An identifier from the contents octets of its encoding; `nil` when they are none.                       (X.690 8.19)
    public init?(contents: ASN1Bytes) {
        guard unsafe contents.withUnsafeBytes({ unsafe ASN1Subidentifiers.problem($0) == nil }) else { return nil }
        self.init(uncheckedContents: contents)
    }

    /// An identifier from its arcs; `nil` when there are fewer than two, the first is above 2, or the second above 39 under 0 or 1.
    public init?(arcs: some Collection<UInt64>) {
        guard let first = arcs.first, let second = arcs.dropFirst().first, first <= 2, first == 2 || second <= 39 else {
            return nil
        }
        var octets: [UInt8] = []
        let (sum, isTooLarge) = second.addingReportingOverflow(first * 40)
        if isTooLarge {
            var subidentifier = ASN1Natural(second)
            subidentifier.multiply(by: 1, adding: UInt32(truncatingIfNeeded: first * 40))
            ASN1Subidentifiers.append(subidentifier, to: &octets)
        } else {
            ASN1Subidentifiers.append(sum, to: &octets)
        }
        for arc in arcs.dropFirst(2) { ASN1Subidentifiers.append(arc, to: &octets) }
        self.init(uncheckedContents: ASN1Bytes(octets))
    }

    /// An identifier written in source code, such as `ASN1ObjectIdentifier(2, 5, 4, 3)`.
    ///
    /// The arcs must form one, as ``init(arcs:)`` says; this is for constants alone.
    public init(_ arcs: UInt64...) {
        guard let value = ASN1ObjectIdentifier(arcs: arcs) else {
            preconditionFailure("not the arcs of an object identifier")
        }
        self = value
    }

    /// An identifier from arcs with points between them, such as `2.5.4.3`, each of any size; `nil` when the text is none.
    public init?(_ dotted: String) {
        let parts = dotted.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
        guard parts.count >= 2 else { return nil }
        var octets: [UInt8] = []
        guard let first = ASN1Natural(decimal: parts[0])?.uint64, first <= 2,
            var second = ASN1Natural(decimal: parts[1])
        else { return nil }
        if first < 2 {
            guard let arc = second.uint64, arc <= 39 else { return nil }
        }
        second.multiply(by: 1, adding: UInt32(first) * 40)
        ASN1Subidentifiers.append(second, to: &octets)
        for part in parts.dropFirst(2) {
            guard let arc = ASN1Natural(decimal: part) else { return nil }
            ASN1Subidentifiers.append(arc, to: &octets)
        }
        self.init(uncheckedContents: ASN1Bytes(octets))
    }

    /// The arcs; `nil` when one of them has more than 64 bits.
    public var arcs: [UInt64]? {
        var arcs: [UInt64] = []
        var fits = true
        forEachArc { arc in
            if let small = arc.uint64 { arcs.append(small) } else { fits = false }
        }
        return fits ? arcs : nil
    }

    private func forEachArc(_ body: (ASN1Natural) -> Void) {
        var isFirst = true
        unsafe contents.withUnsafeBytes { octets in
            unsafe ASN1Subidentifiers.forEach(octets) { arc in
                guard isFirst else { return body(arc) }
                isFirst = false
                // The first subidentifier is 40 times the first arc plus the second one.                  (X.690 8.19.4)
                let small = arc.uint64 ?? .max
                let root = small < 40 ? 0 : small < 80 ? 1 : 2
                body(ASN1Natural(UInt64(root)))
                var second = arc
                second.subtract(UInt32(root * 40))
                body(second)
            }
        }
    }
}

extension ASN1ObjectIdentifier: CustomStringConvertible {
    /// The arcs in decimal with points between them: `1.2.840.113549`.
    public var description: String {
        var text = ""
        forEachArc { arc in
            if !text.isEmpty { text += "." }
            text += arc.decimal
        }
        return text
    }
}
