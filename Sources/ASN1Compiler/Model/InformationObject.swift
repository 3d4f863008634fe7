/// An information object class: its fields, looked up.                                                  (X.681 9)
package final class InformationObjectClass {
    package enum FieldKind {
        case type
        /// A value of a type that the class fixes.
        case value(ResolvedType)
        /// A value, or a set of values, of the type in another field.
        case variableValue(path: [FieldNameSyntax])
        case valueSet(ResolvedType)
        case variableValueSet(path: [FieldNameSyntax])
        case object(InformationObjectClass)
        case objectSet(InformationObjectClass)
        /// A field whose definition was reported as wrong.
        case invalid
    }

    package struct Field {
        package var name: FieldNameSyntax
        package var kind: FieldKind
        package var isUnique = false
        /// Whether an object may leave it out, with or without a default.
        package var isOptional = false
        /// As written; its names are looked up in `scope`.
        var presence: FieldSyntax.Presence = .required
        var scope: Scope?
        var defaultType: ResolvedType?
        /// Resolves the default, which may need types that are not built when the class is.
        var defaultValue: (() -> ResolvedValue?)?

        init(name: FieldNameSyntax, kind: FieldKind) {
            self.name = name
            self.kind = kind
        }
    }

    package let name: String
    package let range: SourceRange
    package internal(set) var fields: [Field] = []
    package internal(set) var fieldIndex: [String: Int] = [:]
    /// Where it is defined.
    package internal(set) weak var module: ModuleModel?
    /// Whether it is an instance of a parameterised class, which the schema does not name.
    package internal(set) var isHidden = false
    var withSyntax: [SyntaxListItem]?
    /// Fields that are not added yet, by name: those before them may need them.
    var pendingFields: [String: () -> Void] = [:]
    /// Definitions that stand for the types of value fields which need a name.
    var fieldDefinitions: [String: TypeDefinition] = [:]

    init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }

    /// Puts the fields into the order of the class; those that others needed were added before their turn.
    func sortFields() {
        fields.sort { $0.name.range.start < $1.name.range.start }
        for (index, field) in fields.enumerated() { fieldIndex[field.name.text] = index }
    }

    package func field(_ name: String) -> Field? { fieldIndex[name].map { fields[$0] } }

    /// What the parser needs to know to read an object's settings.
    var settingKinds: [String: FieldSettingKind] {
        Dictionary(
            fields.compactMap { field in
                switch field.kind {
                case .type: (field.name.text, .type)
                case .value, .variableValue: (field.name.text, .value)
                case .valueSet, .variableValueSet: (field.name.text, .valueSet)
                case .object: (field.name.text, .object)
                case .objectSet: (field.name.text, .objectSet)
                case .invalid: nil
                }
            }, uniquingKeysWith: { first, _ in first })
    }
}

/// An information object: what its fields are set to.                                                   (X.681 11)
package final class InformationObject {
    package enum Setting {
        case type(ResolvedType)
        case value(ResolvedValue)
        case valueSet(ResolvedType)
        case object(InformationObject)
        case objectSet(InformationObjectSet)
        /// What an error was reported for.
        case invalid
    }

    /// The name it was assigned to; nil for one written in place.
    package let name: Identifier?
    package let objectClass: InformationObjectClass
    package internal(set) var settings: [String: Setting] = [:]
    /// Where it is defined; nil for one that is written in place or an instance of a parameterised object.
    package internal(set) weak var module: ModuleModel?
    /// What was written for the fields.
    var written: [String: FieldSettingSyntax.Setting] = [:]
    package let range: SourceRange

    init(name: Identifier?, objectClass: InformationObjectClass, range: SourceRange) {
        self.name = name
        self.objectClass = objectClass
        self.range = range
    }
}

/// A set of objects with all references to other sets expanded.                                         (X.681 12)
package final class InformationObjectSet {
    package private(set) var objects: [InformationObject] = []
    package internal(set) var isExtensible = false
    private var members: Set<ObjectIdentifier> = []
    /// Its class; nil for a set that a field of objects gives, or that only collects some on the way.
    package internal(set) var objectClass: InformationObjectClass?
    /// The name it was assigned to, or that of the parameter it was given for.
    package internal(set) var name: Identifier?
    /// Where it is defined; nil for one that has no name of its own.
    package internal(set) weak var module: ModuleModel?

    init(of objectClass: InformationObjectClass? = nil) { self.objectClass = objectClass }

    /// Adds objects that are not in the set yet; what two sets have in common is in their union once.
    func add(_ more: [InformationObject]) {
        for object in more where members.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
    }
}

/// A type that an information object decides: `CLASS.&Type`.                                           (X.681 14.2)
package final class OpenType {
    package let objectClass: InformationObjectClass
    package let field: String

    init(objectClass: InformationObjectClass, field: String) {
        self.objectClass = objectClass
        self.field = field
    }
}

/// `({Set}{@a.b})`: the objects that a component's value comes from, and the components it is tied to. (X.682 10)
package struct TableConstraint {
    package var set: InformationObjectSet
    package var related: [AtNotationSyntax]
    /// Where the constraint stands.
    package var range: SourceRange
}
