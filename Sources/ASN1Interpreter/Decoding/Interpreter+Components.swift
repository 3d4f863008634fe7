import ASN1Compiler
import ASN1Runtime

/// SEQUENCE, SET and CHOICE.                                                                    (X.690 8.9, 8.11, 8.13)
extension Interpreter {
    func sequence(
        _ record: RecordPlan, _ tag: ASN1Tag, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> InterpretedValue {
        // The name of what is being read, for the path of an error.
        var place = ""
        do throws(ASN1Error) {
            let scope = try decoder.enter(tag)
            var structure = InterpretedStructure(members: [])
            for index in 0...record.components.count {
                if index == record.leadingCount, record.isExtensible {
                    place = ""
                    structure.unknownExtensions = try unknownExtensions(record, &decoder)
                }
                guard index < record.components.count else { break }
                let component = record.components[index]
                place = component.name
                let following = record.components[(index + 1)...]
                if let value = try self.component(component, before: following, &decoder) {
                    structure.members.append(InterpretedStructure.Member(name: component.name, value: value))
                }
            }
            for table in record.tables {
                place = table.identifierName
                try checkRow(structure, table, in: scope, decoder)
            }
            place = ""
            try decoder.leave(scope)
            return .structure(structure)
        } catch { throw error.at(named: place) }
    }

    /// In DER a closed set has an object for the identifier.                                                     (X.682 10.6)
    private func checkRow(
        _ structure: InterpretedStructure, _ table: TablePlan, in scope: ASN1Scope, _ decoder: borrowing ASN1Decoder
    ) throws(ASN1Error) {
        guard decoder.rules == .der, !decoder.options.contains(.uncheckedConstraints), table.isClosed,
            let identifiers = table.identifiers(of: structure),
            table.row(identifiedBy: identifiers, planner) == nil
        else { return }
        let identifier = InterpretedValue.structure(structure).part(named: table.identifierName)
        throw decoder.unknownRow(dynamic: table.text, in: scope, identifier ?? .structure(structure))
    }

    /// Additions that the schema does not know: all up to the end, or to where the rest of the root begins.
    private func unknownExtensions(
        _ record: RecordPlan, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> [ASN1Any] {
        let rest = record.components.dropFirst(record.leadingCount)
        guard !rest.isEmpty else { return try decoder.skipUnknownExtensions() }
        let next = rest.prefix(rest.prefix(while: \.mayBeAbsent).count + 1)
        return try decoder.skipUnknownExtensions { (decoder: borrowing ASN1Decoder) -> Bool in
            for component in next where component.first.isNext(in: decoder) { return true }
            return false
        }
    }

    /// A component of a SEQUENCE; none when it is absent.
    /// - Parameter following: The components after it, which one that takes anything leaves alone.
    private func component(
        _ component: ComponentPlan, before following: ArraySlice<ComponentPlan>, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> InterpretedValue? {
        guard component.mayBeAbsent else { return try read(component.plan(planner), &decoder) }
        var isPresent = component.first.isNext(in: decoder)
        if isPresent, component.first.isAnything {
            let others = following.prefix(following.prefix(while: \.mayBeAbsent).count + 1)
            for other in others where !other.first.isAnything && other.first.isNext(in: decoder) { isPresent = false }
        }
        guard isPresent else { return component.standardValue(planner) }
        return try present(component, &decoder)
    }

    /// A component that comes next. DER does not encode what is the DEFAULT.                                     (X.690 11.5)
    private func present(
        _ component: ComponentPlan, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> InterpretedValue {
        let plan = component.plan(planner)
        guard decoder.rules == .der, let comparison = component.comparison(plan) else {
            return try read(plan, &decoder)
        }
        if case .encoding(let standard) = comparison {
            return try decoder.exceptDefault(encoded: standard) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) -> InterpretedValue in
                try self.read(plan, &decoder)
            }
        }
        let value = try read(plan, &decoder)
        guard let standard = component.standardValue(planner) else { return value }
        if case .text(let text) = value, case .text(let other) = standard {
            return .text(try decoder.exceptDefault(text, other))
        }
        return try decoder.exceptDefault(value, standard)
    }

    func set(
        _ record: RecordPlan, _ tag: ASN1Tag, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> InterpretedValue {
        var place = ""
        do throws(ASN1Error) {
            let scope = try decoder.enter(tag)
            var values = [InterpretedValue?](repeating: nil, count: record.components.count)
            var unknown: [ASN1Any] = []
            var members = ASN1SetMembers()
            while decoder.hasMore {
                if let index = nextMember(record, decoder) {
                    place = record.components[index].name
                    try decoder.member(index, of: &members)
                    values[index] = try present(record.components[index], &decoder)
                } else {
                    place = ""
                    guard record.isExtensible else {
                        throw decoder.unexpected(dynamic: "a member of \(record.typeName)")
                    }
                    try decoder.member(values.count + unknown.count, of: &members)
                    unknown.append(try decoder.any())
                }
            }
            place = ""
            var structure = InterpretedStructure(members: [], unknownExtensions: unknown)
            for (index, component) in record.components.enumerated() {
                if let value = values[index] ?? component.standardValue(planner) {
                    structure.members.append(InterpretedStructure.Member(name: component.name, value: value))
                } else if !component.mayBeAbsent {
                    place = component.name
                    throw decoder.missing(dynamic: component.expectation)
                }
            }
            for table in record.tables {
                place = table.identifierName
                try checkRow(structure, table, in: scope, decoder)
            }
            place = ""
            try decoder.leave(scope)
            return .structure(structure)
        } catch { throw error.at(named: place) }
    }

    /// The place of the component that comes next.
    private func nextMember(_ record: RecordPlan, _ decoder: borrowing ASN1Decoder) -> Int? {
        for index in record.order where record.components[index].first.isNext(in: decoder) { return index }
        return nil
    }

    func choice(_ choice: ChoicePlan, _ decoder: inout ASN1Decoder) throws(ASN1Error) -> InterpretedValue {
        for alternative in choice.alternatives where alternative.first.isNext(in: decoder) {
            do throws(ASN1Error) {
                return .choice(alternative.name, try read(alternative.plan(planner), &decoder))
            } catch { throw error.at(named: alternative.name) }
        }
        guard choice.isExtensible else { throw decoder.unexpected(dynamic: choice.expectation) }
        return .unknownAlternative(try decoder.any())
    }
}
