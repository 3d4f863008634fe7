/// Prints syntax trees as ASN.1: every construct that they hold, laid out anew. Comments and encoding instructions are
/// not in the trees and so are left out.
///
/// Reading the text again gives the same trees but for the places in them.
struct SyntaxPrinter {
    /// By the index of their file; `BracedSyntax` points into their tokens.
    let trees: [SyntaxTree]

    /// Modules, with an empty line between two.
    static func write(_ modules: [ModuleSyntax], trees: [SyntaxTree]) -> String {
        let printer = SyntaxPrinter(trees: trees)
        var writer = LayoutWriter()
        for (index, module) in modules.enumerated() {
            if index > 0 { writer.blank() }
            printer.write(module, to: &writer)
        }
        return writer.text
    }

    /// ModuleDefinition                                                                                (X.680 13.1)
    private func write(_ module: ModuleSyntax, to writer: inout LayoutWriter) {
        let tags =
            switch module.tagDefault {
            case .explicit: "EXPLICIT TAGS"
            case .implicit: "IMPLICIT TAGS"
            case .automatic: "AUTOMATIC TAGS"
            }
        let identifier = moduleIdentifier(module.name, module.objectIdentifier, module.iri)
        let extensibility = module.isExtensibilityImplied ? " EXTENSIBILITY IMPLIED" : ""
        var clauses: [Layout] = []
        if case .symbols(let symbols) = module.exports { clauses.append(exports(symbols)) }
        if !module.imports.isEmpty { clauses.append(imports(module.imports.map(symbolsFromModule))) }
        writer.write(
            identifier, defaults: tags + extensibility, clauses: clauses,
            assignments: module.assignments.map(assignment))
    }

    /// ModuleIdentifier                                                                                (X.680 13.1)
    func moduleIdentifier(_ name: Identifier, _ oid: ObjectIdentifierSyntax?, _ iri: String?) -> [Layout] {
        var parts: [Layout] = [.text(name.text)]
        if let oid { parts.append(objectIdentifier(oid)) }
        if let iri { parts.append(.text(Notation.string(iri))) }
        return parts
    }

    private func exports(_ symbols: [Identifier]) -> Layout {
        guard !symbols.isEmpty else { return .text("EXPORTS;") }
        let names = Layout.commaSeparated(symbols.map { .text($0.text) })
        return .sequence([.fill([.text("EXPORTS")] + names), .text(";")])
    }

    /// `IMPORTS … ;`, each module on a line of its own.
    func imports(_ items: [Layout]) -> Layout {
        let lines = items.flatMap { [.newline, $0] }
        return .sequence([.text("IMPORTS"), .nested(.sequence(lines)), .text(";")])
    }

    /// SymbolsFromModule                                                                               (X.680 13.1)
    private func symbolsFromModule(_ item: ImportSyntax) -> Layout {
        var parts = Layout.commaSeparated(item.symbols.map { .text($0.text) })
        let module = Layout.text("FROM \(item.module.text)")
        switch item.assignedIdentifier {
        case .objectIdentifier(let oid): parts += [module, objectIdentifier(oid)]
        case .reference(let place, let name):
            // On one line: at the start of a line the name would look like the next symbol.
            parts.append(.sequence([module, .text(" " + (place.map { $0.text + "." } ?? "") + name.text)]))
        case nil: parts.append(module)
        }
        switch item.selection {
        case .successors: parts.append(.text("WITH SUCCESSORS"))
        case .descendants: parts.append(.text("WITH DESCENDANTS"))
        case nil: break
        }
        return .fill(parts)
    }

    /// `{ iso standard(0) 8571 }`                                                                 (X.680 13.1, 32.3)
    func objectIdentifier(_ syntax: ObjectIdentifierSyntax) -> Layout {
        let components: [Layout] = syntax.components.map { component in
            if let reference = component.reference { return self.reference(reference) }
            guard let name = component.name else { return .text(component.number ?? "") }
            if let number = component.number { return .text("\(name.text)(\(number))") }
            if let number = component.numberReference {
                return .sequence([.text(name.text + "("), reference(number), .text(")")])
            }
            return .text(name.text)
        }
        return .sequence([.text("{ "), .fill(components), .text(" }")])
    }
}

extension LayoutWriter {
    /// One module: an empty line around each clause, and around each assignment of more than a line.
    ///
    /// - Parameters:
    ///   - identifier: Its name, object identifier and IRI.
    ///   - defaults: What stands between DEFINITIONS and `::=`.
    ///   - clauses: EXPORTS and IMPORTS.
    ///   - assignments: One for each.
    mutating func write(_ identifier: [Layout], defaults: String, clauses: [Layout], assignments: [Layout]) {
        write(.group(.sequence([.fill(identifier), .line(), .text("DEFINITIONS \(defaults) ::= BEGIN")])))
        blank()
        for clause in clauses {
            write(clause)
            blank()
        }
        var isAfterLong = false
        for (index, assignment) in assignments.enumerated() {
            let isLong = assignment.width > Self.limit
            if index > 0, isLong || isAfterLong { blank() }
            write(assignment)
            isAfterLong = isLong
        }
        if !assignments.isEmpty { blank() }
        write(.text("END"))
    }
}
