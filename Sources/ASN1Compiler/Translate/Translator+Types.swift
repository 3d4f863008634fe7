// How types are spelled in Swift.

extension Translator {
    /// A name of the standard library, qualified where a type of the schema hides it.
    func standard(_ name: String) -> String {
        names.hides(name) ? "Swift." + name : name
    }

    /// A name of ASN1Runtime, qualified where a type of the schema hides it.
    func runtime(_ name: String) -> String {
        usesRuntime = true
        return names.hides(name) ? "ASN1Runtime." + name : name
    }

    /// Whether a definition is a Swift type of its own; otherwise it is a `typealias`.
    func isNominal(_ definition: TypeDefinition) -> Bool { nominals.isNominal(definition) }

    /// Whether a reference gives a nominal type other tags, so that it needs a Swift type of its own to be decoded by.
    func isRetagged(_ type: ResolvedType, _ definition: TypeDefinition) -> Bool {
        nominals.nominal(definition).map { $0.type.tags != type.tags } ?? false
    }

    /// Swift names of the members of a type that is no reference, in their order.
    func memberNames(_ type: ResolvedType) -> [String] {
        if let names = knownMemberNames[ObjectIdentifier(type)] { return names }
        let names = applied.memberNames(of: type)
        knownMemberNames[ObjectIdentifier(type)] = names
        return names
    }

    /// What to call a type that is written in place of a component's type: after the component.
    func nestedName(_ component: Component, of type: ResolvedType) -> String {
        SwiftNames.type(applied.newName(ofMember: component.name.text, of: type)?.text ?? component.name.text)
    }

    /// The Swift type that holds a value.
    func swiftType(_ type: ResolvedType) -> String {
        switch type.kind {
        case .boolean: return standard("Bool")
        case .null: return runtime("ASN1Null")
        case .real: return standard("Double")
        case .integer(let numbers): return numbers.isEmpty ? integerName(form(of: type)) : anonymousName(type)
        case .enumerated, .sequence, .set, .choice: return anonymousName(type)
        case .bitString(let bits): return bits.isEmpty ? runtime("ASN1BitString") : anonymousName(type)
        case .octetString, .objectDescriptor: return runtime("ASN1Bytes")
        case .objectIdentifier: return runtime("ASN1ObjectIdentifier")
        case .relativeObjectIdentifier: return runtime("ASN1RelativeObjectIdentifier")
        case .characterString(let kind): return kind.isText ? standard("String") : runtime("ASN1Bytes")
        case .utcTime: return runtime("ASN1UTCTime")
        case .generalizedTime: return runtime("ASN1GeneralizedTime")
        case .sequenceOf(let element), .setOf(let element): return "[\(swiftType(element))]"
        case .iri: return standard("String")
        case .unrestrictedCharacterString: return runtime("ASN1CharacterString")
        case .embeddedPDV: return runtime("ASN1EmbeddedPDV")
        case .external: return runtime("ASN1External")
        case .instanceOf: return runtime("ASN1InstanceOf")
        case .time(let kind): return runtime(kind.swiftType)
        case .any, .openType, .invalid: return runtime("ASN1Any")
        case .reference(let definition):
            if case .integer(let numbers) = type.base.kind, numbers.isEmpty, form(of: type) != form(of: definition.type)
            {
                return integerName(form(of: type))
            }
            if definition.isHidden, !isNominal(definition) { return swiftType(definition.type) }
            if let module = definition.module.swiftModule { usedModules.insert(module) }
            return names.reference(definition)
        }
    }

    func integerName(_ form: IntegerForm) -> String {
        form == .big ? runtime(form.rawValue) : standard(form.rawValue)
    }

    /// How an INTEGER is held: what its bounds leave, or what the options say where it has none.
    func form(of type: ResolvedType) -> IntegerForm {
        type.boundedForm ?? (applied.integers(of: type) == .native ? .int : .big)
    }

    // MARK: Anonymous types

    private func anonymousName(_ type: ResolvedType) -> String {
        anonymousNames[ObjectIdentifier(type)] ?? runtime("ASN1Any")
    }

    /// Names a type that is written in place, after the component or alternative that holds it, and translates it.
    /// Types inside SEQUENCE OF and SET OF are named after the component too.
    func anonymousDeclarations(of type: ResolvedType, suggested: String, asn1Name: String) -> [SwiftDeclaration] {
        switch type.kind {
        case .sequenceOf(let element), .setOf(let element):
            return anonymousDeclarations(of: element, suggested: suggested + "Element", asn1Name: asn1Name)
        case .sequence, .set, .choice, .enumerated: break
        case .integer(let numbers) where !numbers.isEmpty: break
        case .bitString(let bits) where !bits.isEmpty: break
        default: return []
        }
        var name = suggested
        while names.isTaken(name) || enclosing.contains(name) || Self.knownNames.contains(name)
            || siblingNames.contains(name)
        {
            name += name == suggested ? "Value" : "_"
        }
        siblingNames.insert(name)
        anonymousNames[ObjectIdentifier(type)] = name
        let outerSiblings = siblingNames
        siblingNames = []
        enclosing.append(name)
        let result = declaration(of: type, named: name, asn1Name: asn1Name) ?? []
        enclosing.removeLast()
        siblingNames = outerSiblings
        return result
    }

    /// Names that generated code uses, so that no nested type may hide them.
    private static let knownNames: Set<String> = [
        "ArrayLiteralElement", "Bool", "Double", "Element", "Hashable", "Index", "Indices", "Iterator", "SubSequence",
        "Int", "StaticString", "String", "UInt64", "ASN1Any", "ASN1BitString",
        "ASN1Boxed", "ASN1Bytes", "ASN1Check", "ASN1Codable", "ASN1Decoder", "ASN1Options", "ASN1Encoder",
        "ASN1Enumerated",
        "ASN1Error",
        "ASN1ValueWriter",
        "ASN1GeneralizedTime", "ASN1Integer",
        "ASN1List", "ASN1NamedBits", "ASN1Null", "ASN1ObjectIdentifier", "ASN1Preserved",
        "ASN1RelativeObjectIdentifier", "ASN1Tag", "ASN1Coding", "ASN1Describable", "ASN1Key", "ASN1Limits",
        "ASN1Origin",
        "ASN1RowInfo", "ASN1TableRow", "Sendable",
        "ASN1Taggable", "ASN1UTCTime", "ASN1CharacterString", "ASN1Date", "ASN1DateTime", "ASN1Duration",
        "ASN1EmbeddedPDV",
        "ASN1External", "ASN1InstanceOf", "ASN1SetMembers", "ASN1Time", "ASN1TimeOfDay", "RawRepresentable",
    ]
}

extension ResolvedType.TimeKind {
    fileprivate var swiftType: String {
        switch self {
        case .time: "ASN1Time"
        case .date: "ASN1Date"
        case .timeOfDay: "ASN1TimeOfDay"
        case .dateTime: "ASN1DateTime"
        case .duration: "ASN1Duration"
        }
    }
}

extension CharacterStringKind {
    /// Whether the type's values are Unicode text; of the others, which switch alphabets, the octets are kept.
    package var isText: Bool {
        switch self {
        case .utf8, .printable, .ia5, .visible, .iso646, .numeric, .bmp, .universal: true
        case .teletex, .t61, .videotex, .graphic, .general: false
        }
    }
}
