/// Writes declarations as text: four spaces, lines of 120 columns where that can be had.
struct Renderer {
    private var text = ""
    /// The spaces before lines of each depth that came up so far.
    private var indentations: [String] = [""]

    static func render(_ file: SwiftFile) -> String {
        var renderer = Renderer()
        for line in file.header { renderer.comment("//", line, depth: 0) }
        renderer.blank()
        for line in file.imports { renderer.line(line, depth: 0) }
        for declaration in file.declarations {
            renderer.blank()
            renderer.write(declaration, depth: 0)
        }
        return renderer.text
    }

    private mutating func write(_ declaration: SwiftDeclaration, depth: Int) {
        for line in declaration.documentation { comment("///", line, depth: depth) }
        switch declaration.body {
        case .none: broken(declaration.head, depth: depth)
        case .members(let members):
            guard !members.isEmpty else { return broken(declaration.head + " {}", depth: depth) }
            broken(declaration.head + " {", depth: depth)
            write(members, depth: depth + 1)
            line("}", depth: depth)
        case .list(let elements):
            guard !elements.lines.isEmpty else { return broken(declaration.head + " []", depth: depth) }
            broken(declaration.head + " [", depth: depth)
            write(elements, depth: depth + 1)
            line("]", depth: depth)
        case .code(let code):
            let lastLine = head(of: declaration, depth: depth)
            guard !code.lines.isEmpty else { return broken(lastLine + " {}", depth: depth) }
            broken(lastLine + " {", depth: depth)
            write(code, depth: depth + 1)
            line("}", depth: depth)
        }
    }

    /// Members, with a blank line around each that has a body or documentation.
    private mutating func write(_ members: [SwiftDeclaration], depth: Int) {
        var previousIsPlain = true
        for (index, member) in members.enumerated() {
            var isPlain = false
            if case .none = member.body, member.documentation.isEmpty { isPlain = true }
            if index > 0, !(isPlain && previousIsPlain) { blank() }
            write(member, depth: depth)
            previousIsPlain = isPlain
        }
    }

    /// Writes the head with its parameters, on one line or one parameter a line, but for the last line, which it returns.
    private mutating func head(of declaration: SwiftDeclaration, depth: Int) -> String {
        guard let parameters = declaration.parameters else { return declaration.head }
        let effects = declaration.effects.map { " " + $0 } ?? ""
        let oneLine = declaration.head + "(" + parameters.joined(separator: ", ") + ")" + effects
        if oneLine.utf8.count <= 100 { return oneLine }
        broken(declaration.head + "(", depth: depth)
        for (index, parameter) in parameters.enumerated() {
            broken(parameter + (index == parameters.count - 1 ? "" : ","), depth: depth + 1)
        }
        return ")" + effects
    }

    // MARK: Lines

    private mutating func write(_ code: CodeBlock, depth: Int) {
        for line in code.lines { self.line(line.text, depth: depth + line.depth) }
    }

    /// One line, broken at a closure where it is too long.
    private mutating func broken(_ text: String, depth: Int) {
        guard text.utf8.count > CodeBlock.room else { return line(text, depth: depth) }
        var block = CodeBlock()
        block.line(text)
        write(block, depth: depth)
    }

    private mutating func comment(_ mark: String, _ text: String, depth: Int) {
        line(text.isEmpty ? mark : mark + " " + text, depth: depth)
    }

    private mutating func blank() { text += "\n" }

    private mutating func line(_ line: String, depth: Int) {
        if !line.isEmpty {
            while indentations.count <= depth {
                indentations.append(String(repeating: "    ", count: indentations.count))
            }
            text += indentations[depth]
            text += line
        }
        text += "\n"
    }
}
