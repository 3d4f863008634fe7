/// One declaration of a generated file: as much of Swift as the generator writes, not more.
struct SwiftDeclaration {
    indirect enum Body {
        /// Nothing follows the head: a stored property, a case, a typealias.
        case none
        /// Declarations in braces.
        case members([SwiftDeclaration])
        /// Statements in braces.
        case code(CodeBlock)
        /// Elements of an array in brackets.
        case list(CodeBlock)
    }

    /// Lines of the doc comment, without `///`.
    var documentation: [String] = []
    /// All up to the opening brace, such as `public struct Validity: ASN1Taggable, Hashable`.
    var head: String
    /// Parameters of an initialiser, which go on lines of their own where one line would be too long.
    var parameters: [String]?
    /// What follows the parameters, such as `throws(ASN1Error)`.
    var effects: String?
    var body: Body = .none

    static func line(_ head: String, documentation: [String] = []) -> SwiftDeclaration {
        SwiftDeclaration(documentation: documentation, head: head)
    }

    static func function(_ head: String, _ body: (inout CodeBlock) -> Void) -> SwiftDeclaration {
        var block = CodeBlock()
        body(&block)
        return SwiftDeclaration(head: head, body: .code(block))
    }
}

/// A generated file before it is text.
struct SwiftFile {
    var name: String
    /// The header comment's lines, without `//`.
    var header: [String]
    var imports: [String]
    var declarations: [SwiftDeclaration]
}
