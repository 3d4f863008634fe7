/// The schema with every name looked up: what every later stage works on.
package struct Model {
    /// In the order of the files; those of dependencies are there too, for reference, with `swiftModule` set.
    package var modules: [ModuleModel]
}

/// One ASN.1 module.
package final class ModuleModel {
    package let name: String
    package let file: Int32
    /// The Swift module that the ASN.1 module's Swift code lies in, where that is not the one being generated.
    package let swiftModule: String?
    /// As written after its name.
    package internal(set) var objectIdentifier: ObjectIdentifierSyntax?
    package internal(set) var iri: String?
    package internal(set) var types: [TypeDefinition] = []
    package internal(set) var values: [ValueDefinition] = []

    init(name: String, file: Int32, swiftModule: String?) {
        self.name = name
        self.file = file
        self.swiftModule = swiftModule
    }

    /// Takes the definitions apart, which have no meaning without their module: those that refer to each other in a
    /// circle would stay, and a long chain of them would take the stack to go.
    deinit {
        var held: [ResolvedType] = []
        for definition in types {
            held.append(definition.type)
            definition.type = ResolvedType(.invalid, range: definition.range)
        }
    }
}

/// A type assignment.
package final class TypeDefinition {
    package let name: Identifier
    package unowned let module: ModuleModel
    /// The whole assignment, for the doc comment of the generated declaration.
    package internal(set) var range: SourceRange
    package internal(set) var type: ResolvedType
    /// Whether the schema does not name it: an instance of a parameterised type, an argument, the type of a field.
    package internal(set) var isHidden = false

    init(name: Identifier, module: ModuleModel, range: SourceRange, type: ResolvedType) {
        self.name = name
        self.module = module
        self.range = range
        self.type = type
    }
}

/// A value assignment.
package final class ValueDefinition {
    package let name: Identifier
    package unowned let module: ModuleModel
    package let range: SourceRange
    package let type: ResolvedType
    package let value: ResolvedValue

    init(name: Identifier, module: ModuleModel, range: SourceRange, type: ResolvedType, value: ResolvedValue) {
        self.name = name
        self.module = module
        self.range = range
        self.type = type
        self.value = value
    }
}
