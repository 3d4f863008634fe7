import ASN1Compiler
import ASN1Runtime

/// The table of an object set that decides the types of components of a SEQUENCE or SET.              (X.681 13, X.682 10)
final class TablePlan {
    /// A component that the identifier decides the type of.
    struct Column {
        let name: String
        /// Whether the value stands in octets or bits.
        let isContained: Bool
        /// The plans of the rows' types, with their names; nil for rows without a type.
        let types: [(name: String, element: ElementPlan)?]
    }

    /// The columns that are components of the SEQUENCE or SET itself.
    let columns: [Column]
    /// Whether rows that the set does not have are against the schema.
    let isClosed: Bool
    /// The constraint as messages have it.
    let text: String
    /// The component that messages about the identifier name; empty for one further in.
    let identifierName: String
    private let table: RowTable
    private let rows: [RowTable.Row]
    private var knownNumbers: [[InterpretedValue]: Int]?

    init(_ table: RowTable, typeName: String) {
        self.table = table
        let rows = table.rows
        self.rows = rows
        isClosed = !table.set.isExtensible && !rows.isEmpty
        text = "({\(table.set.name?.text ?? "…")})"
        identifierName = table.identifiers.first?.component?.name.text ?? ""
        columns = table.columns.enumerated().compactMap { number, column in
            guard let name = column.component?.name.text else { return nil }
            return Column(
                name: name, isContained: column.container != .open,
                types: rows.map { row in
                    row.types[number].map { ($0.notationName, ElementPlan($0, typeName: "\(typeName).\(name)")) }
                })
        }
    }

    /// The row that these identify; nil where there is none.
    func row(identifiedBy identifiers: [InterpretedValue], _ planner: Planner) -> Int? {
        numbers(planner)[identifiers]
    }

    /// What identifies the row; nil where a component is absent.
    func identifiers(of structure: InterpretedStructure) -> [InterpretedValue]? {
        var result: [InterpretedValue] = []
        for identifier in table.identifiers {
            var value = InterpretedValue.structure(structure)
            for step in identifier.path {
                guard let name = step.component?.name.text, let part = value.part(named: name) else { return nil }
                value = part
            }
            result.append(value)
        }
        return result
    }

    private func numbers(_ planner: Planner) -> [[InterpretedValue]: Int] {
        if let knownNumbers { return knownNumbers }
        var numbers: [[InterpretedValue]: Int] = [:]
        for (number, row) in rows.enumerated() {
            let values = zip(row.identifiers, table.identifiers).compactMap { value, identifier in
                DefaultValues.value(of: value, as: planner.plan(identifier.type, typeName: ""), planner)
            }
            if values.count == row.identifiers.count, numbers[values] == nil { numbers[values] = number }
        }
        knownNumbers = numbers
        return numbers
    }
}

extension InterpretedValue {
    /// A component of a SEQUENCE or SET, or the value of a CHOICE if that is the alternative.
    func part(named name: String) -> InterpretedValue? {
        switch self {
        case .structure(let structure): structure.members.first { $0.name == name }?.value
        case .choice(name, let value): value
        default: nil
        }
    }
}
