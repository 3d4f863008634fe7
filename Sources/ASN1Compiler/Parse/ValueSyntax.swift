/// A value as written.                                                                                  (X.680 17.7)
package struct ValueSyntax: Sendable {
    package indirect enum Kind: Sendable {
        /// TRUE or FALSE
        case boolean(Bool)
        case null
        /// Decimal digits, with `-` in front where negative; any length.
        case integer(String)
        /// A real number as written, such as `3.14E-2`.
        case real(String)
        case plusInfinity
        case minusInfinity
        case notANumber
        /// `'0101'B`, white space removed.
        case binaryString(String)
        /// `'0AFF'H`, white space removed, upper case.
        case hexadecimalString(String)
        /// `"…"`, quotes resolved and line breaks handled as X.680 12.14 says.
        case characterString(String)
        /// `name`, `Module.name`, `name{parameters}`: a value, object, named number or enumeration item.
        case reference(ReferenceSyntax)
        /// `object.&field`, `Set.&field`                                                                 (X.681 15)
        case field(ReferenceSyntax, path: [FieldNameSyntax])
        /// `alternative : value` of a CHOICE.
        case choice(Identifier, ValueSyntax)
        /// `Type : value` of an open type.
        case typed(TypeSyntax, ValueSyntax)
        /// MIN or MAX, at the end of a range only.
        case min
        case max
        /// `CONTAINING value`
        case containing(ValueSyntax)
        /// `{ … }` of any kind; parsed again once its governor is known.
        case braced(BracedSyntax)
    }

    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// `{ … }` whose meaning its governor decides: the tokens between the braces.
package struct BracedSyntax: Sendable {
    /// Index of the file, and so of the syntax tree, that holds the tokens.
    package var file: Int32
    /// The tokens between the braces, without them, as indices into `SyntaxTree.tokens`.
    package var tokens: Range<Int>
    /// The braces and what they hold.
    package var range: SourceRange

    package init(file: Int32, tokens: Range<Int>, range: SourceRange) {
        self.file = file
        self.tokens = tokens
        self.range = range
    }
}

/// `&name` or `&Name`, without the ampersand in `text`.                                              (X.681 7.2-7.6)
package typealias FieldNameSyntax = Identifier
