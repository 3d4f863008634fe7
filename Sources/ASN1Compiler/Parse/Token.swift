/// One lexical item.                                                                                     (X.680 12)
///
/// It holds no text: `TokenText` gives that from the file's bytes where it is needed, which is for names and strings
/// only. Sixteen bytes without references keep the list of a large file cheap, also in unoptimised builds.
package struct Token: Sendable {
    package enum Kind: UInt8, Sendable {
        /// A name that starts with a capital and is not reserved.
        case upperName
        /// A name that starts with a small letter.
        case lowerName
        /// A reserved word; `Token.keyword` says which.
        case keyword
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
        case leftBrace
        case rightBrace
        case leftParenthesis
        case rightParenthesis
        /// `[`; two without a gap between them are the item `[[` where the grammar has it.
        case leftBracket
        case rightBracket
        case less
        case greater
        case comma
        case dot
        case minus
        case colon
        case equals
        case semicolon
        case at
        case bar
        case caret
        case exclamation
        /// `*`, `/` and the like, which only MACRO definitions and encoding instructions use.
        case otherSymbol
        case endOfFile
    }

    package var kind: Kind
    /// The reserved or contextual word, or `.none`.
    package var keyword: Keyword
    /// Whether it is the first on its line.
    package var startsLine: Bool
    /// Offset of the first byte in the file.
    package var start: Int32
    /// Offset after the last byte.
    package var end: Int32
    /// For a bracket, brace or parenthesis the index of the token that closes or opens it, or -1 where there is none.
    package var partner: Int32

    package init(kind: Kind, keyword: Keyword = .none, startsLine: Bool, start: Int, end: Int) {
        self.kind = kind
        self.keyword = keyword
        self.startsLine = startsLine
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
        self.partner = -1
    }
}
