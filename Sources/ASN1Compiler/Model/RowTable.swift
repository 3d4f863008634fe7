/// Components of a SEQUENCE or SET whose types an identifier in it decides, through a table constraint.            (X.682 10)
package struct RowTable {
    /// One step from a type to a part of it.
    package enum Step {
        /// A component of a SEQUENCE or SET, or an alternative of a CHOICE.
        case component(Component, of: ResolvedType)
        /// An element of a SEQUENCE OF or SET OF.
        case element
    }

    /// A component that identifies a row, and the field of the class that it takes its value from.
    package struct Identifier {
        package var path: [Step]
        package var type: ResolvedType
        package var field: [String]

        /// The component itself, where it is one of the SEQUENCE or SET that has the table.
        package var component: Component? { path.count == 1 ? path[0].component : nil }
    }

    /// A component whose type the row gives.
    package struct Column {
        package enum Container {
            /// The value stands there itself.
            case open
            /// `OCTET STRING (CONTAINING …)`
            case octets
            /// `BIT STRING (CONTAINING …)`
            case bits
        }

        package var path: [Step]
        package var field: [String]
        package var container: Container

        /// Whether it is a list of values.
        package var isList: Bool {
            path.contains { if case .element = $0 { true } else { false } }
        }

        /// The component itself, where it is one of the SEQUENCE or SET that has the table.
        package var component: Component? {
            guard case .component(let component, _)? = path.first else { return nil }
            if path.count == 1 { return component }
            if path.count == 2, case .element = path[1] { return component }
            return nil
        }
    }

    /// An object of the set.
    package struct Row {
        package var object: InformationObject
        /// The values of the identifiers.
        package var identifiers: [ResolvedValue]
        /// The type in each column; nil where the object gives none.
        package var types: [ResolvedType?]
    }

    package let set: InformationObjectSet
    package let identifiers: [Identifier]
    package internal(set) var columns: [Column]

    /// The objects that have identifiers, each identifier once.
    package var rows: [Row] {
        var seen: Set<String> = []
        return set.objects.compactMap { object in
            let values = identifiers.compactMap { object.value(at: $0.field) }
            guard values.count == identifiers.count else { return nil }
            let identities = values.compactMap(\.identity)
            guard identities.count == values.count, seen.insert(identities.joined(separator: "|")).inserted else {
                return nil
            }
            return Row(object: object, identifiers: values, types: columns.map { object.type(at: $0.field) })
        }
    }
}

extension InformationObject {
    /// What a field is set to, through fields that hold objects.
    private func setting(at path: [String]) -> Setting? {
        var object = self
        for (index, name) in path.enumerated() {
            guard let setting = object.settings[name] else { return nil }
            if index == path.count - 1 { return setting }
            guard case .object(let next) = setting else { return nil }
            object = next
        }
        return nil
    }

    /// The value of a field; nil where it has none.
    func value(at path: [String]) -> ResolvedValue? {
        if case .value(let value)? = setting(at: path) { value } else { nil }
    }

    /// The set of values of a field; nil where it has none.
    func valueSet(at path: [String]) -> ResolvedType? {
        if case .valueSet(let type)? = setting(at: path) { type } else { nil }
    }

    /// The type of a field; nil where it has none.
    func type(at path: [String]) -> ResolvedType? {
        if case .type(let type)? = setting(at: path) { type } else { nil }
    }
}
