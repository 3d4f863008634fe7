import ASN1Compiler
import ASN1Runtime

/// Decodes what identifiers decide the types of, in a value that is decoded otherwise: a pass of its own, since constraints speak of
/// octets and open types as they are.
struct RowOpening {
    /// Where generated code ends too: it prints what is nested deeper as octets.
    private static let depthLimit = 64

    let interpreter: Interpreter
    let rules: ASN1EncodingRules
    let limits: ASN1Limits
    let options: ASN1Options

    /// The value with its rows decoded; what cannot be decoded stays as it is.
    /// - Parameter depth: How many braces value notation has around it.
    func opened(_ value: InterpretedValue, _ plan: TypePlan, depth: Int = 0) -> InterpretedValue {
        let planner = interpreter.planner
        switch (value, plan.contents) {
        case (.structure(var structure), .sequence(let record)), (.structure(var structure), .set(let record)):
            let rows = record.tables.map { table in
                table.identifiers(of: structure).flatMap { table.row(identifiedBy: $0, planner) }
            }
            for index in structure.members.indices {
                let name = structure.members[index].name
                guard let component = record.component(named: name) else { continue }
                let member = structure.members[index].value
                if let (table, column) = record.column(named: name) {
                    guard let row = rows[table], let type = column.types[row], depth + 1 < Self.depthLimit else {
                        continue
                    }
                    structure.members[index].value = self.column(member, column, type, depth + 1)
                } else {
                    structure.members[index].value = opened(member, component.plan(planner), depth: depth + 1)
                }
            }
            return .structure(structure)
        case (.list(let elements), .list(let element, _)):
            let plan = element.plan(planner)
            return .list(elements.map { opened($0, plan, depth: depth + 1) })
        case (.choice(let name, let inner), .choice(let choice)):
            guard let alternative = choice.alternatives.first(where: { $0.name == name }) else { return value }
            return .choice(name, opened(inner, alternative.plan(planner), depth: depth))
        default: return value
        }
    }

    /// The value of a column: a list only if all its elements can be decoded.
    private func column(
        _ value: InterpretedValue, _ column: TablePlan.Column, _ type: (name: String, element: ElementPlan),
        _ depth: Int
    ) -> InterpretedValue {
        guard case .list(let elements) = value else {
            return row(value, column, type, depth).map { .row($0) } ?? value
        }
        var rows: [InterpretedValue] = []
        for element in elements {
            guard let row = row(element, column, type, depth + 1) else { return value }
            rows.append(.row(row))
        }
        return .list(rows)
    }

    private func row(
        _ value: InterpretedValue, _ column: TablePlan.Column, _ type: (name: String, element: ElementPlan),
        _ depth: Int
    ) -> InterpretedRow? {
        let encoding: ASN1Any
        switch value {
        case .any(let any): encoding = any
        case .octets(let octets): encoding = ASN1Any(bytes: octets, rules: rules, options: options)
        case .bits(let bits) where bits.unusedBits == 0:
            encoding = ASN1Any(bytes: bits.bytes, rules: rules, options: options)
        default: return nil
        }
        let plan = type.element.plan(interpreter.planner)
        guard let inner = try? interpreter.decode(encoding, plan, limits) else { return nil }
        return InterpretedRow(
            encoded: value, isContained: column.isContained, typeName: type.name,
            value: opened(inner, plan, depth: depth))
    }
}
