import ASN1Compiler

/// Finds the values and types of a model that a text refers to.
struct ValueNames {
    private let values: [String: [ValueDefinition]]
    private let types: [String: [TypeDefinition]]

    init(_ model: Model) {
        values = Dictionary(grouping: model.modules.flatMap(\.values), by: \.name.text)
        types = Dictionary(grouping: model.modules.flatMap(\.types).filter { !$0.isHidden }, by: \.name.text)
    }

    /// The value of this name; nil where none has it, or several modules do and none is given.
    func value(named name: String, of module: String?) -> ValueDefinition? {
        let found = (values[name] ?? []).filter { module == nil || $0.module.name == module }
        return found.count == 1 ? found.first : nil
    }

    /// The type of this name; nil where none has it, or several modules do and none is given.
    func type(named name: String, of module: String?) -> TypeDefinition? {
        let found = (types[name] ?? []).filter { module == nil || $0.module.name == module }
        return found.count == 1 ? found.first : nil
    }
}
