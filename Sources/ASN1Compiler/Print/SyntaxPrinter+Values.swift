// Values and references.                                                       (X.680 14, 17.7, X.681 15, X.683 9)

extension SyntaxPrinter {
    /// Value                                                                                           (X.680 17.7)
    func value(_ syntax: ValueSyntax) -> Layout {
        switch syntax.kind {
        case .boolean(let value): .text(value ? "TRUE" : "FALSE")
        case .null: .text("NULL")
        case .integer(let text), .real(let text): .text(text)
        case .plusInfinity: .text("PLUS-INFINITY")
        case .minusInfinity: .text("MINUS-INFINITY")
        case .notANumber: .text("NOT-A-NUMBER")
        case .binaryString(let digits): .text("'\(digits)'B")
        case .hexadecimalString(let digits): .text("'\(digits)'H")
        case .characterString(let text): .text(Notation.string(text))
        case .reference(let reference): self.reference(reference)
        case .field(let reference, let path):
            .sequence([self.reference(reference), .text("." + Notation.path(path))])
        case .choice(let name, let value): .sequence([.text(name.text + " : "), self.value(value)])
        case .typed(let type, let value): .fill(self.type(type) + [.text(":"), self.value(value)])
        case .min: .text("MIN")
        case .max: .text("MAX")
        case .containing(let value): .sequence([.text("CONTAINING "), self.value(value)])
        case .braced(let braced): tokens(braced.file).braces(braced)
        }
    }

    /// `M.T{a, B}`                                                                        (X.680 14.1, X.683 9.2)
    func reference(_ syntax: ReferenceSyntax) -> Layout {
        let name = Layout.text((syntax.module.map { $0.text + "." } ?? "") + syntax.name.text)
        guard let parameters = syntax.parameters else { return name }
        return .sequence([name, .list(" {", parameters.map(parameter), "}", space: "")])
    }

    /// ActualParameter                                                                                  (X.683 9.5)
    private func parameter(_ syntax: ActualParameterSyntax) -> Layout {
        switch syntax {
        case .type(let type): typeOnOneLine(type)
        case .value(let value): self.value(value)
        case .braced(let braced): tokens(braced.file).braces(braced)
        }
    }
}
