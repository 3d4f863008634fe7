// How values are read: each type gives one Swift expression, so that they nest.

extension Translator {
    /// `ASN1Tag` as Swift: `.sequence`, `.context(0)`.
    func swiftTag(_ tag: Tag) -> String {
        switch tag.tagClass {
        case .universal: Self.universalTags[tag.number].map { "." + $0 } ?? ".universal(\(tag.number))"
        case .application: ".application(\(tag.number))"
        case .contextSpecific: ".context(\(tag.number))"
        case .private: ".private(\(tag.number))"
        }
    }

    /// An expression that reads a value of the type, with its tags, and checks its constraints.
    func decode(_ type: ResolvedType) -> String {
        read(type, tags: type.tags.map { swiftTag($0) }, form: integerForm(type))
    }

    /// The same for the type of a retagged definition, whose outermost tag is the parameter `tag`.
    func decodeRetagged(_ type: ResolvedType) -> String {
        read(type, tags: ["tag"] + type.tags.dropFirst().map { swiftTag($0) }, form: integerForm(type))
    }

    /// The form of an INTEGER without names, which the outermost of several references decides.
    func integerForm(_ type: ResolvedType) -> IntegerForm? {
        if case .integer(let names) = type.base.kind, names.isEmpty { form(of: type) } else { nil }
    }

    /// `tags` and `form` are those of the use; they stand in place of the type's own.
    private func read(_ type: ResolvedType, tags: [String], form: IntegerForm?) -> String {
        let (type, outer) = behindOtherNames(type)
        let own = ownTags(of: type)
        var wrappers = tags.dropLast(own.count)
        let inner = tags.suffix(own.count).first
        let natural = own.first.map { swiftTag($0) }
        let plain = readPlain(type, argument: inner == natural ? "" : inner ?? "", form: form)
        var expression = checked(plain, type, form: form)
        let end = "(from: &decoder)"
        if expression.hasPrefix("try "), expression.hasSuffix(end), let tag = wrappers.popLast() {
            expression = "\(expression.dropLast(end.count))(from: &decoder, explicit: \(tag))"
        }
        for tag in wrappers.reversed() {
            expression =
                "try decoder.explicit(\(tag)) { decoder throws(\(runtime("ASN1Error"))) in \(expression) }"
        }
        return outer.reversed().reduce(expression) { checked($0, $1, form: form) }
    }

    /// The tags that reading or writing the type itself takes care of.
    func ownTags(of type: ResolvedType) -> [Tag] {
        switch type.kind {
        case .reference(let definition): definition.type.tags
        // A Swift type of its own handles all its tags.
        case .sequence, .set, .choice, .enumerated: type.tags
        case .integer(let names) where !names.isEmpty: type.tags
        case .bitString(let names) where !names.isEmpty: type.tags
        default: type.kind.universalTag.map { [.universal($0)] } ?? []
        }
    }

    /// `argument` is the tag, or nothing where it is the one that the method or type expects by itself.
    private func readPlain(_ type: ResolvedType, argument: String, form: IntegerForm?) -> String {
        func call(_ method: String) -> String { "try decoder.\(method)(\(argument))" }
        func nominal(_ name: String) -> String {
            argument.isEmpty ? "try \(name)(from: &decoder)" : "try \(name)(from: &decoder, tag: \(argument))"
        }
        switch type.kind {
        case .integer(let numbers):
            guard numbers.isEmpty else { return nominal(swiftType(type)) }
            return call(integerMethod(form ?? self.form(of: type)))
        case .enumerated, .sequence, .set, .choice: return nominal(swiftType(type))
        case .bitString(let bits) where !bits.isEmpty: return nominal(swiftType(type))
        case .sequenceOf(let element), .setOf(let element):
            return readElements(type.kind.codingMethod, element, argument)
        case .any, .openType, .invalid: return "try decoder.any()"
        case .reference(let definition):
            if let module = definition.module.swiftModule { usedModules.insert(module) }
            return nominal(names.reference(definition))
        default: return call(type.kind.codingMethod)
        }
    }

    /// A list: the method for elements of a type of the schema, or a closure that reads one.
    func readElements(_ method: String, _ element: ResolvedType, _ argument: String) -> String {
        let read = decode(element)
        if read == "try \(swiftType(element))(from: &decoder)" { return "try decoder.\(method)(\(argument))" }
        return "try decoder.\(method)(\(argument)) { decoder throws(\(runtime("ASN1Error"))) in \(read) }"
    }

    func integerMethod(_ form: IntegerForm) -> String {
        switch form {
        case .int: "integer"
        case .unsigned: "unsignedInteger"
        case .big: "bigInteger"
        }
    }

    // MARK: What comes next

    /// A condition: does an element of this type come next?
    func isNext(_ type: ResolvedType) -> String {
        if let tag = type.tags.first { return "decoder.peek(\(swiftTag(tag)))" }
        var current = type
        while case .reference(let definition) = current.kind {
            if isNominal(definition) {
                if let module = definition.module.swiftModule { usedModules.insert(module) }
                return "\(names.reference(definition)).isNext(in: decoder)"
            }
            current = definition.type
        }
        if case .choice = current.kind { return "\(swiftType(current)).isNext(in: decoder)" }
        return "decoder.hasMore"
    }

    /// A literal for a value of the form; one that the form cannot hold is noted as the reason why there is none.
    func exactLiteral(_ value: BigInteger, _ form: IntegerForm) -> String {
        if !fits(value, form) {
            unsupported = true
            misfit = (value, form)
        }
        return literal(value, form)
    }

    func fits(_ value: BigInteger, _ form: IntegerForm) -> Bool {
        switch form {
        case .int: value.asInt != nil
        case .unsigned: value.asUInt64 != nil
        case .big: true
        }
    }

    /// An integer literal for the end of a range of the form; one that the form cannot hold is cut to what it can.
    func literal(_ value: BigInteger, _ form: IntegerForm) -> String {
        switch form {
        case .int: value.asInt.map(String.init) ?? (value < 0 ? "\(standard("Int")).min" : "\(standard("Int")).max")
        case .unsigned:
            value.asUInt64.map(String.init) ?? (value < 0 ? "0" : "\(standard("UInt64")).max")
        case .big:
            value.asInt.map(String.init)
                ?? "(\(runtime("ASN1Integer"))(\(Self.literal(value.description))) ?? 0)"
        }
    }

    private static let universalTags: [UInt32: String] = [
        1: "boolean", 2: "integer", 3: "bitString", 4: "octetString", 5: "null", 6: "objectIdentifier",
        7: "objectDescriptor", 8: "external", 9: "real", 10: "enumerated", 11: "embeddedPDV", 12: "utf8String",
        13: "relativeOID", 14: "time", 16: "sequence", 17: "set", 18: "numericString", 19: "printableString",
        20: "teletexString", 21: "videotexString", 22: "ia5String", 23: "utcTime", 24: "generalizedTime",
        25: "graphicString", 26: "visibleString", 27: "generalString", 28: "universalString", 29: "characterString",
        30: "bmpString", 31: "date", 32: "timeOfDay", 33: "dateTime", 34: "duration", 35: "oidIRI",
        36: "relativeOIDIRI",
    ]
}
