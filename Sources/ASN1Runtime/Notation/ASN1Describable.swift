#if hasFeature(Embedded)
/// A value that can be written in ASN.1 value notation.                                                      (X.680 17)
///
/// Arrays of Embedded Swift are no `CustomStringConvertible`, so the protocol does not ask for it there.
public protocol ASN1Describable {
    /// Writes the value.
    func describe(to writer: inout ASN1ValueWriter)
}
#else
/// A value that can be written in ASN.1 value notation, which is its `description`.                         (X.680 17)
///
/// The value types of this module are described differently where people write them in another way: an
/// ``ASN1ObjectIdentifier`` prints as `2.5.4.3`, and is `{ 2 5 4 3 }` in value notation.
public protocol ASN1Describable: CustomStringConvertible {
    /// Writes the value.
    func describe(to writer: inout ASN1ValueWriter)
}
#endif

extension ASN1Describable {
    /// The value in ASN.1 value notation, on one line.                                                      (X.680 17)
    public var description: String { valueNotation() }

    /// The value in ASN.1 value notation.                                                                   (X.680 17)
    /// - Parameter layout: On one line, or with a line for every component and element.
    public func valueNotation(_ layout: ASN1ValueWriter.Layout = .line) -> String {
        var writer = ASN1ValueWriter(layout)
        describe(to: &writer)
        return writer.text
    }

    /// The start of the value in value notation, for errors: at most 40 characters, the last of which is `…` when there are more.
    package var shortNotation: String {
        // No character is longer than four octets.
        var writer = ASN1ValueWriter(room: 4 * 41)
        describe(to: &writer)
        let characters = writer.text.unicodeScalars
        return characters.count <= 40 ? writer.text : String(characters.prefix(39)) + "…"
    }
}
