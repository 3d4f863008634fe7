/// Prints a resolved model as ASN.1: one text in which nothing is left to be looked up or decided.
///
/// It has no parameters, selection types, COMPONENTS OF and default tags: types that parameters made are definitions like
/// others, every tag is written with its mode, every value and number is evaluated. Classes, objects and object sets are
/// there as far as types refer to them. Resolving the text gives the same model, and so the same text.
///
/// What does not change an encoding is left out: EXPORTS, exception specifications and the names of list elements.
final class ResolvedPrinter {
    let resolver: Resolver
    let names: PrintedNames
    /// For what stays as it was written.
    let syntax: SyntaxPrinter
    /// The module that is being printed.
    var module: PrintedNames.Module
    /// What constraints refer to, resolved once.
    var types: [WrittenPlace: ResolvedType] = [:]
    var sets: [WrittenPlace: InformationObjectSet] = [:]

    /// How deep types and values may be nested in each other. Following references can nest them deeper than any text is.
    private static let nestingLimit = 128
    /// How many types and values may be printed. The largest published schemas have less than 200,000; following references
    /// can make any number of a few lines.
    static let sizeLimit = 500_000
    private let sizeLimit: Int
    private var depth = 0
    private var size = 0
    /// The type or value at which a limit was exceeded.
    private(set) var excess: SourceRange?

    /// A place in the source, for one list of arguments.
    struct WrittenPlace: Hashable {
        var range: SourceRange
        var scope: ObjectIdentifier
    }

    /// The text of all modules, and an error where it would get too large.
    static func print(_ resolver: Resolver, sizeLimit: Int = sizeLimit) -> (text: String, error: Diagnostic?) {
        let names = PrintedNames(resolver)
        guard let first = names.modules.first else { return ("", nil) }
        let printer = ResolvedPrinter(resolver, names, first, sizeLimit: sizeLimit)
        printer.findAll()
        if let excess = printer.excess {
            return (
                "",
                .error(
                    "with all references followed this is too large to be printed; print it without '--resolved'",
                    at: excess)
            )
        }
        names.complete()
        printer.size = 0
        var writer = LayoutWriter()
        for (index, module) in names.modules.enumerated() {
            if index > 0 { writer.blank() }
            printer.write(module, to: &writer)
        }
        return (writer.text, nil)
    }

    /// Prints a type or value within the limits.
    func limited<Printed>(_ range: SourceRange, or excessive: Printed, _ print: () -> Printed) -> Printed {
        guard excess == nil, depth < Self.nestingLimit, size < sizeLimit else {
            excess = excess ?? range
            return excessive
        }
        depth += 1
        size += 1
        defer { depth -= 1 }
        return print()
    }

    private init(
        _ resolver: Resolver, _ names: PrintedNames, _ module: PrintedNames.Module, sizeLimit: Int
    ) {
        self.sizeLimit = sizeLimit
        self.resolver = resolver
        self.names = names
        self.module = module
        syntax = SyntaxPrinter(trees: resolver.trees)
    }

    /// An assignment, and where the source has it; those without a name come last.
    private struct Item {
        var start: Int32
        var layout: Layout
    }

    /// Goes over the modules until nothing new is referred to.
    private func findAll() {
        var progress = names.modules.map { _ in Progress() }
        for module in names.modules {
            self.module = module
            for type in module.model.types where !type.isHidden { _ = assignment(type) }
            for value in module.model.values { _ = assignment(value) }
        }
        var isDone = false
        while !isDone {
            isDone = true
            for (index, module) in names.modules.enumerated() {
                self.module = module
                if visitNew(in: module, &progress[index]) { isDone = false }
            }
        }
    }

    private struct Progress {
        var types = 0
        var classes = 0
        var objects = 0
        var sets = 0
    }

    private func visitNew(in module: PrintedNames.Module, _ progress: inout Progress) -> Bool {
        var found = false
        func visit<Item>(_ items: () -> [Item], _ done: inout Int, _ print: (Item) -> Layout) {
            while done < items().count {
                _ = print(items()[done])
                done += 1
                found = true
            }
        }
        visit({ module.hiddenTypes }, &progress.types, assignment)
        visit({ module.classes }, &progress.classes, assignment)
        visit({ module.objects }, &progress.objects, assignment)
        visit({ module.sets }, &progress.sets, assignment)
        return found
    }

    private func write(_ module: PrintedNames.Module, to writer: inout LayoutWriter) {
        self.module = module
        var named: [Item] = []
        var hidden: [Layout] = []
        // In the order of the source, so that names are met in the order in which a reader meets them.
        var steps: [(start: Int32, print: () -> Layout)] = []
        for type in module.model.types where !type.isHidden {
            steps.append((type.name.range.start, { self.assignment(type) }))
        }
        for value in module.model.values { steps.append((value.name.range.start, { self.assignment(value) })) }
        for item in module.classes where !item.isHidden { steps.append((item.range.start, { self.assignment(item) })) }
        for item in module.objects { steps.append((item.range.start, { self.assignment(item) })) }
        for item in module.sets where item.module != nil {
            steps.append((item.name?.range.start ?? 0, { self.assignment(item) }))
        }
        steps.sort { $0.start < $1.start }
        for step in steps { named.append(Item(start: step.start, layout: step.print())) }
        for item in module.classes where item.isHidden { hidden.append(assignment(item)) }
        for item in module.hiddenTypes { hidden.append(assignment(item)) }
        for item in module.sets where item.module == nil { hidden.append(assignment(item)) }
        let identifier = syntax.moduleIdentifier(
            Identifier(module.model.name, at: SourceRange(file: module.model.file, start: 0, end: 0)),
            module.model.objectIdentifier, module.model.iri)
        writer.write(
            identifier, defaults: "EXPLICIT TAGS",
            clauses: module.imports.isEmpty ? [] : [syntax.imports(module.imports.map(symbolsFromModule))],
            assignments: named.map(\.layout) + hidden)
    }

    private func symbolsFromModule(_ item: (module: ModuleModel, names: [String])) -> Layout {
        var parts = Layout.commaSeparated(item.names.map { .text($0) })
        parts.append(.text("FROM \(item.module.name)"))
        if let oid = item.module.objectIdentifier { parts.append(syntax.objectIdentifier(oid)) }
        return .fill(parts)
    }

    // MARK: - Assignments

    private func assignment(_ definition: TypeDefinition) -> Layout {
        .fill([.text(names.name(of: definition, in: module)), .text("::=")] + type(definition.type))
    }

    private func assignment(_ definition: ValueDefinition) -> Layout {
        .fill(
            [.text(definition.name.text)] + type(definition.type)
                + [.text("::="), value(definition.value, of: definition.type)])
    }

    private func assignment(_ objectClass: InformationObjectClass) -> Layout {
        .sequence([.text(names.name(of: objectClass, in: module) + " ::= "), self.objectClass(objectClass)])
    }

    private func assignment(_ object: InformationObject) -> Layout {
        .fill([
            .text(object.name?.text ?? ""), .text(names.name(of: object.objectClass, in: module)), .text("::="),
            definition(of: object),
        ])
    }

    private func assignment(_ set: InformationObjectSet) -> Layout {
        let objectClass = set.objectClass.map { names.name(of: $0, in: module) } ?? ""
        return .fill([.text(names.name(of: set, in: module)), .text(objectClass), .text("::="), contents(of: set)])
    }
}
