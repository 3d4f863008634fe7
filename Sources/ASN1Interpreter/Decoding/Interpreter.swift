import ASN1Compiler
import ASN1Runtime

/// Decodes values with the model of a schema alone, by the same rules and with the same errors as generated code.
///
/// What a type needs is worked out when its first value is read and kept, so one interpreter should read all values of a schema.
package final class Interpreter {
    /// Definitions know their modules only as long as the model lives.
    let model: Model
    let planner = Planner()

    /// How many CHOICEs without tags may stand directly in each other: unlike all else they nest without bytes of their own, so the
    /// limit of the decoder's depth does not bound them.
    private static let choiceLimit = 256
    /// How many do around what is being read.
    private var openChoices = 0

    /// An interpreter of a model that was made without errors.
    package init(_ model: Model) { self.model = model }

    /// The definition that a name stands for.
    /// - Parameter name: The type's name, with `Module.` in front where several modules have it.
    /// - Throws: ``TypeNameError``.
    package func definition(named name: String) throws(TypeNameError) -> TypeDefinition {
        try TypeNames(model).definition(named: name)
    }

    /// All definitions that the schema names.
    var definitions: [TypeDefinition] { model.modules.flatMap(\.types).filter { !$0.isHidden } }

    /// Decodes one value, which must be all of the input.
    /// - Throws: ``ASN1Error``, also when bytes are left over.
    package func decode(
        _ definition: TypeDefinition, from bytes: ASN1Bytes, rules: ASN1EncodingRules,
        limits: ASN1Limits = .default, options: ASN1Options? = nil
    ) throws(ASN1Error) -> InterpretedValue {
        openChoices = 0
        let plan = planner.plan(definition.type, typeName: definition.name.text)
        let options = options ?? (rules == .der ? .der : .ber)
        do throws(ASN1Error) {
            let value = try decode(ASN1Any(bytes: bytes, rules: rules, options: options), plan, limits)
            return RowOpening(interpreter: self, rules: rules, limits: limits, options: options).opened(value, plan)
        } catch { throw error.at(named: definition.name.text) }
    }

    /// Decodes one value, which must be all of an encoding.
    func decode(_ encoding: ASN1Any, _ plan: TypePlan, _ limits: ASN1Limits) throws(ASN1Error) -> InterpretedValue {
        try ASN1Decoder.read(encoding.bytes, encoding.rules, limits, encoding.options) {
            (decoder: inout ASN1Decoder) throws(ASN1Error) -> InterpretedValue in
            let value = try self.read(plan, &decoder)
            try decoder.finish()
            return value
        }
    }

    /// Reads a value with its tags and checks its constraints.
    func read(_ plan: TypePlan, _ decoder: inout ASN1Decoder) throws(ASN1Error) -> InterpretedValue {
        var scopes: [ASN1Scope] = []
        for tag in plan.outerTags { scopes.append(try decoder.enter(tag)) }
        // What has a tag of its own counts against the decoder's limit, and CHOICEs in it from 0.
        let outerChoices = openChoices
        defer { openChoices = outerChoices }
        if !plan.type.tags.isEmpty { openChoices = 0 }
        let value: InterpretedValue
        switch plan.contents {
        case .choice(let choice):
            guard openChoices < Self.choiceLimit else { throw decoder.depthError() }
            openChoices += 1
            value = try self.choice(choice, &decoder)
        case .sequence(let record): value = try sequence(record, plan.tag, &decoder)
        case .set(let record): value = try set(record, plan.tag, &decoder)
        case .list(let element, let isSet): value = try list(element.plan(planner), isSet, plan.tag, &decoder)
        default: value = try Self.simple(plan.contents, plan.tag, &decoder)
        }
        for step in plan.steps {
            switch step {
            case .check(let check):
                if !decoder.options.contains(.uncheckedConstraints), !check.holds(value, plan, planner) {
                    throw decoder.violation(dynamic: check.text, found: check.condition.found(in: value))
                }
            case .leave: if let scope = scopes.popLast() { try decoder.leave(scope) }
            }
        }
        return value
    }

    private func list(
        _ element: TypePlan, _ isSet: Bool, _ tag: ASN1Tag, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> InterpretedValue {
        if isSet {
            return .list(
                try decoder.setOf(tag) { (decoder: inout ASN1Decoder) throws(ASN1Error) -> InterpretedValue in
                    try self.read(element, &decoder)
                })
        }
        return .list(
            try decoder.sequenceOf(tag) { (decoder: inout ASN1Decoder) throws(ASN1Error) -> InterpretedValue in
                try self.read(element, &decoder)
            })
    }
}
