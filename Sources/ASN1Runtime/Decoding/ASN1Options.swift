/// What decoders and encoders tolerate beyond the standard, because files in use need it.
@frozen
public struct ASN1Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `@`, `&`, `_` and `*` count as characters of PrintableString, to which X.680 41.4 does not admit them; certificates use them.
    @inlinable
    public static var symbolsInPrintableString: ASN1Options { .init(rawValue: 1) }

    /// Octets above 127 in an IA5String are read as Latin-1; X.680 41 ends at 127.
    @inlinable
    public static var latin1InIA5String: ASN1Options { .init(rawValue: 2) }

    /// INTEGER and ENUMERATED with superfluous leading octets are accepted in BER; X.690 8.3.2 forbids them in all rules.
    @inlinable
    public static var paddedIntegers: ASN1Options { .init(rawValue: 4) }

    /// Constraints that generated code checks through `require` are not enforced.
    @inlinable
    public static var uncheckedConstraints: ASN1Options { .init(rawValue: 8) }

    /// What DER is read with unless the caller says otherwise: the standard alone.
    @inlinable
    public static var der: ASN1Options { .init(rawValue: 0) }

    /// What BER is read with unless the caller says otherwise: ``symbolsInPrintableString``.
    @inlinable
    public static var ber: ASN1Options { .symbolsInPrintableString }
}
