// Values that an identifier decides the type of, in value notation.                                  (X.681 14.6, X.682 11)

extension ASN1ValueWriter {
    /// How deep values may be nested for what they hold in octets to be shown decoded. Each such value starts a decoder of its own, so
    /// that no limit of one bounds how far they go on.
    private static let rowDepthLimit = 64

    /// A component whose type an identifier decides: decoded where that succeeds, else as its octets; nothing when it is absent.
    public mutating func component(
        _ name: StaticString, _ value: (some ASN1Describable)?, row: () -> (some ASN1Describable)?
    ) {
        guard let value else { return }
        guard depth < Self.rowDepthLimit, !isShort, let row = row() else { return component(name, value) }
        component(name, row)
    }

    /// A value of an open type, with its type: `BasicConstraints : { cA TRUE }`.                             (X.681 14.6)
    public mutating func typed(_ type: StaticString, _ value: some ASN1Describable) {
        put(type)
        put(" : ")
        value.describe(to: &self)
    }

    /// The same for what octets or bits contain: `CONTAINING BasicConstraints : { cA TRUE }`.                (X.680 23.3)
    public mutating func containing(_ type: StaticString, _ value: some ASN1Describable) {
        put("CONTAINING ")
        typed(type, value)
    }

    /// Values of an open type: `{ Time : utcTime : "…" }`.
    public mutating func typed(_ type: StaticString, list: some Sequence<some ASN1Describable>) {
        self.list(list) { $0.typed(type, $1) }
    }

    /// The same for octets or bits.
    public mutating func containing(_ type: StaticString, list: some Sequence<some ASN1Describable>) {
        self.list(list) { $0.containing(type, $1) }
    }
}
