/// Writes declarations as text: four spaces, lines of 120 columns where that can be had.
struct Renderer {
    private var output = CodeBlock()

    static func render(_ file: SwiftFile) -> String {
        var renderer = Renderer()
        for line in file.header { renderer.output.comment(line.isEmpty ? "//" : "// " + line) }
        renderer.output.blank()
        for line in file.imports { renderer.output.line(line) }
        for declaration in file.declarations {
            renderer.output.blank()
            renderer.output.append(Self.block(declaration))
        }
        var text = ""
        for line in renderer.output.lines {
            if !line.text.isEmpty {
                text += String(repeating: "    ", count: line.depth)
                text += line.text
            }
            text += "\n"
        }
        return text
    }

    private static func block(_ declaration: SwiftDeclaration) -> CodeBlock {
        var block = CodeBlock()
        for line in declaration.documentation { block.comment(line.isEmpty ? "///" : "/// " + line) }
        switch declaration.body {
        case .none: block.line(declaration.head)
        case .members(let members):
            if members.isEmpty {
                block.line(declaration.head + " {}")
            } else {
                block.block(declaration.head) { append(members, to: &$0) }
            }
        case .list(let elements):
            guard !elements.lines.isEmpty else {
                block.line(declaration.head + " []")
                break
            }
            block.line(declaration.head + " [")
            block.indented { $0.append(elements) }
            block.line("]")
        case .code(let code):
            let lastLine = appendHead(of: declaration, to: &block)
            if code.lines.isEmpty {
                block.line(lastLine + " {}")
            } else {
                block.block(lastLine) { $0.append(code) }
            }
        }
        return block
    }

    /// Adds the head with its parameters, on one line or one parameter a line, but for the last line, which it returns.
    private static func appendHead(of declaration: SwiftDeclaration, to block: inout CodeBlock) -> String {
        guard let parameters = declaration.parameters else { return declaration.head }
        let effects = declaration.effects.map { " " + $0 } ?? ""
        let oneLine = declaration.head + "(" + parameters.joined(separator: ", ") + ")" + effects
        if oneLine.utf8.count <= 100 { return oneLine }
        block.line(declaration.head + "(")
        block.indented { block in
            for (index, parameter) in parameters.enumerated() {
                block.line(parameter + (index == parameters.count - 1 ? "" : ","))
            }
        }
        return ")" + effects
    }

    /// Members, with a blank line around each that has a body or documentation.
    private static func append(_ members: [SwiftDeclaration], to block: inout CodeBlock) {
        var previousIsPlain = true
        for (index, member) in members.enumerated() {
            var isPlain = false
            if case .none = member.body, member.documentation.isEmpty { isPlain = true }
            if index > 0, !(isPlain && previousIsPlain) { block.blank() }
            block.append(self.block(member))
            previousIsPlain = isPlain
        }
    }
}
