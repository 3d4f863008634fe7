import ASN1Compiler
import ASN1Runtime

/// Makes values of JSON as ``InterpretedValue/json`` writes it.                                                        (X.697)
///
/// The order of members does not matter. A member that is left out has its DEFAULT.
struct JSONValueReader {
    private(set) var checks: ValueChecks
    private var depth = 0

    init(planner: Planner) { checks = ValueChecks(planner: planner) }

    /// The value that JSON stands for.
    /// - Throws: ``WrittenValueError`` for the first part that is no value of its type.
    mutating func value(_ json: JSONValue, _ plan: TypePlan) throws(WrittenValueError) -> InterpretedValue {
        guard depth < ValueChecks.depthLimit else {
            throw WrittenValueError(message: "the value is nested too deeply", range: json.range)
        }
        depth += 1
        defer { depth -= 1 }
        return try checks.checked(contents(json, plan), plan, at: json.range)
    }

    private mutating func contents(
        _ json: JSONValue, _ plan: TypePlan
    ) throws(WrittenValueError) -> InterpretedValue {
        switch plan.contents {
        case .sequence(let record), .set(let record): return .structure(try structure(json, record))
        case .choice(let choice): return try self.choice(json, choice)
        case .list(let element, _): return try list(json, element.plan(checks.planner))
        case .external, .embeddedPDV, .unrestrictedCharacterString, .instanceOf:
            return try selfDescribing(json, plan)
        case .enumerated(let enumeration): return try enumerated(json, enumeration)
        case .namedBits(let names): return try namedBits(json, names)
        case .bitString: return .bits(try bits(json))
        default: return try JSONLeaf(json: json).value(plan.contents)
        }
    }

    /// The value of a component.
    private mutating func member(
        _ json: JSONValue, _ component: ComponentPlan
    ) throws(WrittenValueError) -> InterpretedValue {
        let mayLackEncoding = checks.mayLackEncoding
        defer { checks.mayLackEncoding = mayLackEncoding }
        if component.standard != nil { checks.mayLackEncoding = true }
        let value = try value(json, component.plan(checks.planner))
        checks.mayLackEncoding = mayLackEncoding
        try checks.checkMember(value, component, at: json.range)
        return value
    }

    // MARK: Structures

    private mutating func structure(
        _ json: JSONValue, _ record: RecordPlan
    ) throws(WrittenValueError) -> InterpretedStructure {
        let members = try Self.object(json, "an object with the components")
        var values: [String: InterpretedValue] = [:]
        var unknown: [ASN1Any] = []
        let columns = record.columnNames
        var later: [JSONValue.Member] = []
        for member in members {
            if member.key == "..." {
                unknown = try additions(member, record)
            } else if let component = record.component(named: member.key) {
                if columns.contains(member.key) {
                    later.append(member)
                } else {
                    values[member.key] = try self.member(member.value, component)
                }
            } else {
                throw ValueChecks.unknown(
                    "component", member.key, among: record.components.map(\.name), at: member.keyRange)
            }
        }
        // What identifies the row is known now.
        for member in later {
            guard let component = record.component(named: member.key) else { continue }
            let type = checks.rowType(record, column: member.key, among: values)
            values[member.key] = try column(member.value, component.plan(checks.planner), type)
        }
        return try checks.structure(record, values, unknown: unknown, at: json.range)
    }

    private func additions(
        _ member: JSONValue.Member, _ record: RecordPlan
    ) throws(WrittenValueError) -> [ASN1Any] {
        guard record.isExtensible else {
            throw WrittenValueError(
                message: "the type has no '...', so it has no additions; leave them out", range: member.keyRange)
        }
        guard case .array(let elements) = member.value.content else {
            throw Self.wrong(member.value, "an array of encodings in hexadecimal")
        }
        var result: [ASN1Any] = []
        for element in elements {
            result.append(try JSONLeaf(json: element).encoding())
        }
        return result
    }

    /// A component whose type the row decides: its encoding, or an object with one member, named after the type.
    private mutating func column(
        _ json: JSONValue, _ plan: TypePlan, _ type: (name: String, plan: TypePlan)?
    ) throws(WrittenValueError) -> InterpretedValue {
        if case .list(let element, _) = plan.contents, case .array(let elements) = json.content {
            var values: [InterpretedValue] = []
            for item in elements { values.append(try column(item, element.plan(checks.planner), type)) }
            return try checks.checked(.list(values), plan, at: json.range)
        }
        guard case .object(let members) = json.content, let member = members.first, members.count == 1 else {
            return try value(json, plan)
        }
        guard let type else {
            throw WrittenValueError(
                message: "no object of the schema has this identifier; write the encoding in hexadecimal",
                range: json.range)
        }
        guard member.key == type.name else {
            throw WrittenValueError(
                message: "the identifier says that this is '\(type.name)', not '\(member.key)'", range: member.keyRange)
        }
        return try checks.contained(value(member.value, type.plan), type.plan, in: plan, at: member.value.range)
    }

    private mutating func choice(
        _ json: JSONValue, _ choice: ChoicePlan
    ) throws(WrittenValueError) -> InterpretedValue {
        let members = try Self.object(json, "an object with one member, the alternative")
        guard let member = members.first, members.count == 1 else {
            throw Self.wrong(json, "an object with one member, the alternative")
        }
        if member.key == "...", choice.isExtensible {
            let encoding = try JSONLeaf(json: member.value).encoding()
            return try checks.unknownAlternative(encoding, of: choice, at: member.value.range)
        }
        guard let alternative = choice.alternatives.first(where: { $0.name == member.key }) else {
            let names = choice.alternatives.map(\.name)
            throw ValueChecks.unknown("alternative", member.key, among: names, at: member.keyRange)
        }
        return .choice(alternative.name, try value(member.value, alternative.plan(checks.planner)))
    }

    private mutating func list(_ json: JSONValue, _ element: TypePlan) throws(WrittenValueError) -> InterpretedValue {
        guard case .array(let elements) = json.content else { throw Self.wrong(json, "an array") }
        var values: [InterpretedValue] = []
        values.reserveCapacity(elements.count)
        for item in elements { values.append(try value(item, element)) }
        return .list(values)
    }

    /// EXTERNAL and its kin, by the components that they are encoded with.
    private mutating func selfDescribing(
        _ json: JSONValue, _ plan: TypePlan
    ) throws(WrittenValueError) -> InterpretedValue {
        let members = try Self.object(json, "an object with the components of the type")
        guard
            let record = SelfDescribingValue.record(plan, isOld: members.contains { $0.key == "encoding" }),
            let value = SelfDescribingValue.value(try structure(json, record), plan.contents)
        else { throw Self.wrong(json, "a value of the type") }
        return value
    }

    // MARK: Names and bits

    private func enumerated(
        _ json: JSONValue, _ enumeration: EnumerationPlan
    ) throws(WrittenValueError) -> InterpretedValue {
        switch json.content {
        case .string(let name):
            guard let number = enumeration.names.first(where: { $0.value == name })?.key else {
                throw ValueChecks.unknown(
                    "item", name, among: enumeration.names.sorted { $0.key < $1.key }.map(\.value), at: json.range)
            }
            return .enumerated(number, name: name)
        case .number(let text):
            guard let number = Int(text), let name = enumeration.names[number] ?? (enumeration.isExtensible ? "" : nil)
            else { throw Self.wrong(json, "the name of an item") }
            return .enumerated(number, name: name.isEmpty ? nil : name)
        default: throw Self.wrong(json, "the name of an item in double quotes")
        }
    }

    private func namedBits(
        _ json: JSONValue, _ names: [Int: String]
    ) throws(WrittenValueError) -> InterpretedValue {
        guard case .array(let elements) = json.content else { throw Self.wrong(json, "an array of names of bits") }
        var numbers: Set<Int> = []
        for element in elements {
            switch element.content {
            case .string(let name):
                guard let number = names.first(where: { $0.value == name })?.key else {
                    let known = names.sorted { $0.key < $1.key }.map(\.value)
                    throw ValueChecks.unknown("bit", name, among: known, at: element.range)
                }
                numbers.insert(number)
            case .number(let text):
                guard let number = Int(text), number >= 0, number < SelfDescribingValue.bitLimit else {
                    throw Self.wrong(element, "the number of a bit")
                }
                numbers.insert(number)
            default: throw Self.wrong(element, "the name or number of a bit")
            }
        }
        return .namedBits(InterpretedBits(ASN1BitString(setBits: numbers), names: names))
    }

    private func bits(_ json: JSONValue) throws(WrittenValueError) -> ASN1BitString {
        let form = "an object with 'value', hexadecimal digits, and 'length', the number of bits"
        guard case .object(let members) = json.content, members.count == 2,
            let digits = members.first(where: { $0.key == "value" })?.value,
            let length = members.first(where: { $0.key == "length" })?.value
        else { throw Self.wrong(json, form) }
        let octets = try JSONLeaf(json: digits).octets("hexadecimal digits")
        guard case .number(let text) = length.content, let count = Int(text), count >= 0,
            case let unused = octets.count * 8 - count, (0..<8).contains(unused), !octets.isEmpty || unused == 0,
            let bits = ASN1BitString(bytes: ASN1Bytes(octets), unusedBits: unused)
        else { throw Self.wrong(length, "the number of bits that the digits are") }
        return bits
    }

    // MARK: Errors

    private static func object(
        _ json: JSONValue, _ expected: String
    ) throws(WrittenValueError) -> [JSONValue.Member] {
        guard case .object(let members) = json.content else { throw wrong(json, expected) }
        return members
    }

    static func wrong(_ json: JSONValue, _ expected: String) -> WrittenValueError {
        WrittenValueError(message: "expected \(expected), found \(json.summary)", range: json.range)
    }
}
