import ASN1Compiler
import ASN1Runtime

/// A constraint that a value of a type must satisfy.                                                             (X.680 51)
struct ConstraintCheck {
    let condition: Condition

    /// The constraint as written in the schema, on one line.
    let text: String

    /// The checks of the constraints that are written on a type itself. Those that can be extended check nothing.
    static func all(of type: ResolvedType) -> [ConstraintCheck] {
        type.constraints.conditions.compactMap { constraint in
            guard !constraint.predicate.isAlways else { return nil }
            return ConstraintCheck(condition: Condition(constraint.predicate), text: constraint.message)
        }
    }

    /// Whether a value, read by a plan, satisfies the constraint.
    func holds(_ value: InterpretedValue, _ plan: TypePlan, _ planner: Planner) -> Bool {
        condition.holds(value, plan, planner)
    }
}
