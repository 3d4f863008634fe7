/// What is generated: the types that the options name, all that these refer to, and the constants that go with them.
struct Reach {
    private var reached: Set<ObjectIdentifier> = []
    private let options: AppliedOptions
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<ObjectIdentifier> = []

    /// Takes all definitions out of the model's modules that the options leave out.
    ///
    /// - Returns: Errors about what is used here, but left out of the dependency that it belongs to.
    static func reduce(_ model: Model, by options: AppliedOptions) -> [Diagnostic] {
        // Where no module leaves anything out there is nothing to find.
        guard !options.roots.isEmpty else { return [] }
        var reach = Reach(options)
        // What dependencies leave out depends on themselves alone.
        for swiftModule in Set(model.modules.map(\.swiftModule)).sorted(by: { $0 ?? "~" < $1 ?? "~" }) {
            reach.follow(model.modules.filter { $0.swiftModule == swiftModule }, of: swiftModule)
        }
        for module in model.modules where options.roots[module.swiftModule] != nil {
            module.types.removeAll { !reach.isReached($0) }
            module.values.removeAll { !reach.isUsable($0) }
        }
        return reach.diagnostics
    }

    private init(_ options: AppliedOptions) { self.options = options }

    private func isReached(_ definition: TypeDefinition) -> Bool { reached.contains(ObjectIdentifier(definition)) }

    /// Whether a constant can be declared. The type of an object identifier's does not show.
    private func isUsable(_ definition: ValueDefinition) -> Bool {
        if case .objectIdentifier = definition.value { return true }
        var work = [definition.type]
        while let type = work.popLast() {
            if case .reference(let target) = type.kind, !isReached(target) { return false }
            work += type.kind.parts
        }
        return true
    }

    private mutating func follow(_ modules: [ModuleModel], of swiftModule: String?) {
        var work = options.roots[swiftModule] ?? modules.flatMap(\.types)
        for definition in work { reached.insert(ObjectIdentifier(definition)) }
        while let definition = work.popLast() {
            var types = [definition.type]
            while let type = types.popLast() {
                types += type.kind.parts
                var targets = contents(of: type)
                if case .reference(let target) = type.kind {
                    targets.append(target)
                    report(target, usedAt: type.range, from: swiftModule)
                }
                for target in targets where target.module.swiftModule == swiftModule {
                    if reached.insert(ObjectIdentifier(target)).inserted { work.append(target) }
                }
            }
        }
    }

    /// What the contents of a type may be, by its constraints: the types that the objects of its information object set
    /// give to an open type, and those that octets or bits contain.
    private func contents(of type: ResolvedType) -> [TypeDefinition] {
        var work = openTypes(of: type)
        if let contents = type.constraints.contents { work += [contents] + openTypes(of: contents) }
        var result: [TypeDefinition] = []
        while let type = work.popLast() {
            if case .reference(let target) = type.kind { result.append(target) }
            work += type.kind.parts
        }
        return result
    }

    /// The types that the objects of its set give to an open type.
    private func openTypes(of type: ResolvedType) -> [ResolvedType] {
        guard case .openType(let open) = type.kind, let table = type.constraints.table else { return [] }
        let path = type.constraints.field?.path.map(\.text) ?? [open.field]
        return table.set.objects.compactMap { $0.type(at: path) }
    }

    /// Reports a definition that its own module leaves out, once.
    private mutating func report(_ target: TypeDefinition, usedAt range: SourceRange, from swiftModule: String?) {
        guard swiftModule == nil, let other = target.module.swiftModule, !isReached(target),
            options.roots[other] != nil, reported.insert(ObjectIdentifier(target)).inserted
        else { return }
        let message =
            "type '\(target.name.text)' is not generated in '\(other)': its option 'pdu' leaves it out; name it there"
        diagnostics.append(.error(message, at: range))
    }
}
