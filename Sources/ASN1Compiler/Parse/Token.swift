/// One lexical item.                                                                                     (X.680 12)
package struct Token: Sendable {
    package enum Kind: UInt8, Sendable {
        /// A name that starts with a capital: reference, or reserved word (`isReserved`).
        case upperName
        /// A name that starts with a small letter.
        case lowerName
        /// `&Name`
        case upperField
        /// `&name`
        case lowerField
        /// Digits only.
        case number
        /// Digits with a point or an exponent.
        case realNumber
        case binaryString
        case hexadecimalString
        case characterString
        /// `::=`
        case assign
        /// `..`
        case range
        /// `...`
        case ellipsis
        /// `[[` and `]]`
        case doubleLeftBracket
        case doubleRightBracket
        /// One of `{ } < > , . / ( ) [ ] - : = " ' ; @ | ! ^ *`
        case symbol
        case endOfFile
    }

    package var kind: Kind
    /// The name, digits or symbol as written; the contents of a string, with white space and quotes resolved.
    package var text: String
    package var range: SourceRange

    package init(kind: Kind, text: String, range: SourceRange) {
        self.kind = kind
        self.text = text
        self.range = range
    }
}
