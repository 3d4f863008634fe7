package struct Parser { package static func parse(_ file: SourceFile, index: Int32) -> (SyntaxTree, [Diagnostic]) { fatalError() } }
struct BracedParser { var diagnostics: [Diagnostic] = []; init(_ b: BracedSyntax, in t: SyntaxTree) {}
mutating func namedBits() -> [Identifier]? { nil }
mutating func objectIdentifierValue() -> ObjectIdentifierSyntax? { nil } }
