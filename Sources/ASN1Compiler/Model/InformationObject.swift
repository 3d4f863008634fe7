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
        package var isUnique: Bool
        package var isOptional: Bool
        package var hasDefault: Bool
    }

    package let name: String
    package let range: SourceRange
    package internal(set) var fields: [Field] = []
    package internal(set) var fieldIndex: [String: Int] = [:]

    init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }

    package func field(_ name: String) -> Field? { fieldIndex[name].map { fields[$0] } }
}

/// An information object: what its fields are set to.                                                   (X.681 11)
package final class InformationObject {
    package enum Setting {
        case type(ResolvedType)
        case value(ResolvedValue)
        case valueSet
        case object(InformationObject)
        case objectSet(InformationObjectSet)
        case invalid
    }

    /// The name it was assigned to; nil for one written in place.
    package let name: Identifier?
    package let objectClass: InformationObjectClass
    package internal(set) var settings: [String: Setting] = [:]
    package let range: SourceRange

    init(name: Identifier?, objectClass: InformationObjectClass, range: SourceRange) {
        self.name = name
        self.objectClass = objectClass
        self.range = range
    }
}

/// A set of objects with all references to other sets expanded.                                         (X.681 12)
package final class InformationObjectSet {
    package internal(set) var objects: [InformationObject] = []
    package internal(set) var isExtensible = false
}
