// Value notation of the types that hold primitive values.

extension Bool: ASN1Describable {
    /// `TRUE` or `FALSE`                                                                                    (X.680 18.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(self ? "TRUE" : "FALSE") }
}

extension Int: ASN1Describable {
    /// The number in decimal.                                                                               (X.680 19.9)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(String(self)) }
}

extension UInt64: ASN1Describable {
    /// The number in decimal.                                                                               (X.680 19.9)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put(String(self)) }
}

extension Double: ASN1Describable {
    /// A REAL: `0.5`, `1.5E10`, `PLUS-INFINITY`.                                                            (X.680 21.6)
    public func describe(to writer: inout ASN1ValueWriter) { writer.real(self) }
}

extension String: ASN1Describable {
    /// A character string: `"text"`.                                                                        (X.680 41.8)
    public func describe(to writer: inout ASN1ValueWriter) { writer.characters(self) }
}

extension Array: ASN1Describable where Element: ASN1Describable {
    /// A list: `{ 1, 2, 3 }`.                                                                         (X.680 26.3, 28.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.list(self) }
}

extension ASN1List where Self: ASN1Describable, Element: ASN1Describable {
    /// A list: `{ 1, 2, 3 }`.                                                                         (X.680 26.3, 28.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.list(elements) }
}

extension ASN1Null: ASN1Describable {
    /// `NULL`                                                                                               (X.680 24.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.put("NULL") }
}

extension ASN1Integer: ASN1Describable {
    /// The number in decimal; see ``ASN1ValueWriter/integer(_:)``.                                          (X.680 19.9)
    public func describe(to writer: inout ASN1ValueWriter) { writer.integer(self) }
}

extension ASN1Bytes: ASN1Describable {
    /// An OCTET STRING: `'04FF'H`. The octets of a character string are ``ASN1OctetCharacters``.            (X.680 23.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.octets(self) }
}

extension ASN1BitString: ASN1Describable {
    /// A BIT STRING: `'A0'H` or `'101'B`.                                                                  (X.680 22.16)
    public func describe(to writer: inout ASN1ValueWriter) { writer.bits(self) }
}

extension ASN1ObjectIdentifier: ASN1Describable {
    /// The arcs: `{ 1 2 840 113549 }`.                                                                      (X.680 32.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.arcs(description) }
}

extension ASN1RelativeObjectIdentifier: ASN1Describable {
    /// The arcs: `{ 8571 3 }`.                                                                              (X.680 33.3)
    public func describe(to writer: inout ASN1ValueWriter) { writer.arcs(description) }
}

extension ASN1Any: ASN1Describable {
    /// The whole encoding: `'020105'H`.
    public func describe(to writer: inout ASN1ValueWriter) { writer.octets(bytes) }
}

/// The octets of a string type that switches alphabets, such as TeletexString, to be written as characters where they can be.
public struct ASN1OctetCharacters: Hashable, Sendable, ASN1Describable {
    /// The octets.
    public let octets: ASN1Bytes

    /// Octets that are characters.
    public init(_ octets: ASN1Bytes) { self.octets = octets }

    /// A character string, when all octets are printable ASCII; otherwise as ``ASN1Bytes``.
    public func describe(to writer: inout ASN1ValueWriter) { writer.characters(octets) }
}

extension ASN1Bytes {
    /// These octets as characters of a string type that switches alphabets.
    public var characters: ASN1OctetCharacters { ASN1OctetCharacters(self) }
}
