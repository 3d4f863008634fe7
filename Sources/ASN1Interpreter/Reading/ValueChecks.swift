import ASN1Compiler
import ASN1Runtime

/// What both readers of values do with each one, so that an error names the place in the text: whether it has an encoding and
/// satisfies the constraints of its type.
struct ValueChecks {
    /// How deep values may be nested. The decoder stops at 64, but a CHOICE has no level of its own there.
    static let depthLimit = 256

    let planner: Planner
    /// Whether what is read may be a DEFAULT, or part of one, which need not have an encoding: it is never encoded. (X.690 11.5)
    var mayLackEncoding = false

    /// The value, checked.
    func checked(
        _ value: InterpretedValue, _ plan: TypePlan, at range: SourceRange
    ) throws(WrittenValueError) -> InterpretedValue {
        switch plan.contents {
        case .sequence, .set, .choice, .list: break
        default: if !mayLackEncoding { try requireEncoding(value, plan, at: range) }
        }
        for case .check(let check) in plan.steps where !check.holds(value, plan, planner) {
            let found = check.condition.found(in: value)
            throw WrittenValueError(message: "the value violates \(check.text), found \(found)", range: range)
        }
        return value
    }

    /// Throws when a value has no encoding.
    private func requireEncoding(
        _ value: InterpretedValue, _ plan: TypePlan, at range: SourceRange
    ) throws(WrittenValueError) {
        do throws(ASN1Error) { _ = try encoded(value, plan) } catch {
            throw WrittenValueError(message: Self.text(of: error), range: range)
        }
    }

    /// Checks a component that was read while it might have been its DEFAULT.
    func checkMember(
        _ value: InterpretedValue, _ component: ComponentPlan, at range: SourceRange
    ) throws(WrittenValueError) {
        guard component.standard != nil, !mayLackEncoding, value != component.standardValue(planner) else { return }
        try requireEncoding(value, component.plan(planner), at: range)
    }

    /// The encoding of a value in DER.
    func encoded(_ value: InterpretedValue, _ plan: TypePlan) throws(ASN1Error) -> [UInt8] {
        try PlannedValue(value: value, plan: plan, planner: planner).derEncoded()
    }

    /// A value whose type an identifier decides, as it stands in the value around it.                              (X.682 10)
    /// - Parameters:
    ///   - plan: The plan of the component, an open type or octets or bits.
    ///   - type: The plan of the value itself.
    func contained(
        _ value: InterpretedValue, _ type: TypePlan, in plan: TypePlan, at range: SourceRange
    ) throws(WrittenValueError) -> InterpretedValue {
        let encoding: [UInt8]
        do throws(ASN1Error) { encoding = try encoded(value, type) } catch {
            throw WrittenValueError(message: Self.text(of: error), range: range)
        }
        switch plan.contents {
        case .octetString: return try checked(.octets(ASN1Bytes(encoding)), plan, at: range)
        case .bitString: return try checked(.bits(ASN1BitString(octets: ASN1Bytes(encoding))), plan, at: range)
        default: return try checked(.any(ASN1Any(constant: encoding)), plan, at: range)
        }
    }

    /// The components of a SEQUENCE or SET in the order of its type, each that is not written with its DEFAULT.
    /// - Parameters:
    ///   - members: The components that are written, with their places.
    ///   - range: The whole structure.
    func structure(
        _ record: RecordPlan, _ members: [String: InterpretedValue], unknown: [ASN1Any], at range: SourceRange
    ) throws(WrittenValueError) -> InterpretedStructure {
        if !unknown.isEmpty {
            // A value that is the DEFAULT is not there either.
            let takers = record.takers { component in
                members[component.name].map { $0 != component.standardValue(planner) } ?? false
            }
            for (index, addition) in unknown.enumerated() {
                let possible = index == 0 ? takers.first : takers.others
                guard let taker = possible.component(for: addition.tag) else { continue }
                throw WrittenValueError(
                    message: "tag \(addition.tag) is no addition's; write component '\(taker.name)' by its name",
                    range: range)
            }
        }
        var structure = InterpretedStructure(members: [], unknownExtensions: unknown)
        for component in record.components {
            if let value = members[component.name] ?? component.standardValue(planner) {
                structure.members.append(InterpretedStructure.Member(name: component.name, value: value))
            } else if !component.mayBeAbsent {
                throw WrittenValueError(
                    message: "component '\(component.name)' is missing; it is \(component.expectation)", range: range)
            }
        }
        return structure
    }

    /// An alternative that the schema does not know.
    func unknownAlternative(
        _ encoding: ASN1Any, of choice: ChoicePlan, at range: SourceRange
    ) throws(WrittenValueError) -> InterpretedValue {
        guard let taker = choice.takers.component(for: encoding.tag) else {
            return .unknownAlternative(encoding)
        }
        throw WrittenValueError(
            message: "tag \(encoding.tag) is known; write alternative '\(taker.name)' by its name", range: range)
    }

    /// The type of the column `name` in the row that the other components identify; nil where no row is known.
    func rowType(
        _ record: RecordPlan, column name: String, among members: [String: InterpretedValue]
    ) -> (name: String, plan: TypePlan)? {
        guard let (number, column) = record.column(named: name) else { return nil }
        let known = InterpretedStructure(
            members: record.components.compactMap { component in
                (members[component.name] ?? component.standardValue(planner)).map {
                    InterpretedStructure.Member(name: component.name, value: $0)
                }
            })
        let table = record.tables[number]
        guard let identifiers = table.identifiers(of: known),
            let row = table.row(identifiedBy: identifiers, planner), let type = column.types[row]
        else { return nil }
        return (type.name, type.element.plan(planner))
    }

    /// What is written for a component or alternative that the type does not have.
    static func unknown(
        _ kind: String, _ name: String, among names: [String], at range: SourceRange
    ) -> WrittenValueError {
        let hint = Spelling.hint(for: name, among: names)
        return WrittenValueError(message: "the type has no \(kind) '\(name)'\(hint)", range: range)
    }

    /// What an encoder says, without an offset: there is none before a value is encoded.
    private static func text(of error: ASN1Error) -> String {
        (error.path.isEmpty ? "" : error.path + ": ") + error.message
    }
}

extension StringProtocol {
    /// The octets of an even number of hexadecimal digits of either case; nil for anything else.
    var hexadecimalOctets: [UInt8]? {
        var octets: [UInt8] = []
        octets.reserveCapacity(utf8.count / 2)
        var high: UInt8?
        for character in utf8 {
            let digit: UInt8
            switch character {
            case 0x30...0x39: digit = character - 0x30
            case 0x41...0x46: digit = character - 0x37
            case 0x61...0x66: digit = character - 0x57
            default: return nil
            }
            if let first = high {
                octets.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? octets : nil
    }
}
