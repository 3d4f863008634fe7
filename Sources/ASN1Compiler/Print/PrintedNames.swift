/// What the resolved text consists of, and what each thing is called in it.
///
/// Definitions that the schema does not name get names here. What is found on one way through the model is all there is
/// to print; the second way knows it from the start, and with it where a name needs its module in front.
final class PrintedNames {
    /// What a module of the text defines beside its types and values.
    final class Module {
        let model: ModuleModel
        fileprivate(set) var hiddenTypes: [TypeDefinition] = []
        fileprivate(set) var classes: [InformationObjectClass] = []
        fileprivate(set) var objects: [InformationObject] = []
        fileprivate(set) var sets: [InformationObjectSet] = []
        /// The names that the text gives in this module.
        fileprivate var defined: Set<String> = []
        /// Names that no definition without a name may get.
        fileprivate var taken: Set<String> = []
        /// For each name that is used, the other modules that it is used from.
        fileprivate var used: [String: [ModuleModel]] = [:]
        /// The other modules in the order of their first use, with the names used from each.
        fileprivate(set) var imports: [(module: ModuleModel, names: [String])] = []

        fileprivate init(_ model: ModuleModel) { self.model = model }
    }

    private struct Place {
        /// nil for what every module knows.
        var module: Module?
        var name: String
    }

    let modules: [Module]
    private var byModel: [ObjectIdentifier: Module] = [:]
    private var places: [ObjectIdentifier: Place] = [:]
    private var nextSuffix: [String: Int] = [:]
    /// Sets with names of their own, by the objects in them.
    private var setsByContents: [[ObjectIdentifier]: InformationObjectSet] = [:]
    /// Whether everything has been found.
    private var isComplete = false

    init(_ resolver: Resolver) {
        modules = resolver.symbols.modules.map { Module($0.model) }
        for (module, scope) in zip(modules, resolver.symbols.modules) {
            byModel[ObjectIdentifier(module.model)] = module
            for (name, entry) in scope.entries {
                if entry.syntax.parameters.isEmpty { module.taken.insert(name) }
                if let set = entry.objectSet, set.module === module.model, !set.objects.isEmpty {
                    let key = set.objects.map { ObjectIdentifier($0) }
                    let isFirst = setsByContents[key].map { set.isBefore($0, in: modules) } ?? true
                    if isFirst { setsByContents[key] = set }
                }
            }
            for type in module.model.types where !type.isHidden { module.defined.insert(type.name.text) }
            for value in module.model.values { module.defined.insert(value.name.text) }
        }
    }

    /// Ends the first way through the model.
    func complete() {
        isComplete = true
        for module in modules { module.imports = [] }
    }

    // MARK: - References

    func name(of type: TypeDefinition, in user: Module) -> String {
        let place =
            places[ObjectIdentifier(type)]
            ?? add(type, to: byModel[ObjectIdentifier(type.module)], type.name.text, isHidden: type.isHidden) {
                if type.isHidden { $0.hiddenTypes.append(type) }
            }
        return use(place, in: user)
    }

    func name(of objectClass: InformationObjectClass, in user: Module) -> String {
        let home = objectClass.module.flatMap { byModel[ObjectIdentifier($0)] }
        let place =
            places[ObjectIdentifier(objectClass)]
            ?? add(
                objectClass, to: objectClass.isHidden ? user : home, objectClass.name, isHidden: objectClass.isHidden
            ) { $0.classes.append(objectClass) }
        return use(place, in: user)
    }

    /// nil for an object without a name, which is written in place.
    func name(of object: InformationObject, in user: Module) -> String? {
        guard let name = object.name, let home = object.module.flatMap({ byModel[ObjectIdentifier($0)] }) else {
            return nil
        }
        let place =
            places[ObjectIdentifier(object)]
            ?? add(object, to: home, name.text, isHidden: false) { $0.objects.append(object) }
        return use(place, in: user)
    }

    func name(of set: InformationObjectSet, in user: Module) -> String {
        if set.module == nil, let named = setsByContents[set.objects.map { ObjectIdentifier($0) }],
            named.isExtensible == set.isExtensible
        {
            return name(of: named, in: user)
        }
        let home = set.module.flatMap { byModel[ObjectIdentifier($0)] }
        let place =
            places[ObjectIdentifier(set)]
            ?? add(set, to: home ?? user, set.name?.text ?? "Objects", isHidden: home == nil) { $0.sets.append(set) }
        if home == nil, !set.objects.isEmpty, !isComplete {
            setsByContents[set.objects.map { ObjectIdentifier($0) }] = set
        }
        return use(place, in: user)
    }

    private func add(
        _ item: AnyObject, to home: Module?, _ name: String, isHidden: Bool, _ append: (Module) -> Void
    ) -> Place {
        guard let home else {
            let place = Place(module: nil, name: name)
            places[ObjectIdentifier(item)] = place
            return place
        }
        let place = Place(module: home, name: isHidden ? freeName(name, in: home) : name)
        home.defined.insert(place.name)
        home.taken.insert(place.name)
        places[ObjectIdentifier(item)] = place
        append(home)
        return place
    }

    /// The name itself, or with the first number that makes it one that the module does not have; in the form of a type
    /// reference.                                                                                          (X.680 12.2)
    private func freeName(_ name: String, in module: Module) -> String {
        let name = name.prefix(1).uppercased() + name.dropFirst()
        let isFree = !module.taken.contains(name) && Keyword(rawValue: name) == nil
        if isFree { return name }
        let key = "\(ObjectIdentifier(module).hashValue) \(name)"
        var number = nextSuffix[key] ?? 2
        while module.taken.contains("\(name)-\(number)") { number += 1 }
        nextSuffix[key] = number + 1
        return "\(name)-\(number)"
    }

    /// The name as it is written in a module, which imports it from then on.
    private func use(_ place: Place, in user: Module) -> String {
        guard let home = place.module, home !== user else { return place.name }
        if !(user.used[place.name]?.contains { $0 === home.model } ?? false) {
            user.used[place.name, default: []].append(home.model)
        }
        if let index = user.imports.firstIndex(where: { $0.module === home.model }) {
            if !user.imports[index].names.contains(place.name) { user.imports[index].names.append(place.name) }
        } else {
            user.imports.append((home.model, [place.name]))
        }
        let isAmbiguous = user.defined.contains(place.name) || (user.used[place.name]?.count ?? 0) > 1
        return isAmbiguous ? "\(home.model.name).\(place.name)" : place.name
    }
}

extension InformationObjectSet {
    /// Whether its definition comes first among the modules.
    fileprivate func isBefore(_ other: InformationObjectSet, in modules: [PrintedNames.Module]) -> Bool {
        func place(_ set: InformationObjectSet) -> (Int, Int32) {
            (modules.firstIndex { $0.model === set.module } ?? modules.count, set.name?.range.start ?? 0)
        }
        return place(self) < place(other)
    }
}
