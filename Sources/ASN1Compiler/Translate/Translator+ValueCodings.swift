// Types that are only other names for Swift types, where values of them can stand by themselves.

extension Translator {
    /// The declaration that decodes and encodes such a type; nil for one whose Swift type does so itself, or that is only a part of
    /// others.
    func valueCoding(of definition: TypeDefinition, named name: String) -> SwiftDeclaration? {
        guard applied.roots[nil]?.contains(where: { $0 === definition }) ?? !isReferred(to: definition) else {
            return nil
        }
        let type = definition.type
        let outer = (conditionFunctions, conditionNames)
        defer { (conditionFunctions, conditionNames) = outer }
        (conditionFunctions, conditionNames) = ([], [:])
        let known = coding(of: type)
        guard known != "type", known != "any" else { return nil }
        var codingName = name + "Coding"
        while names.hides(codingName) { codingName += "_" }
        let codingType = "\(runtime("ASN1Coding"))<\(swiftType(type))>"
        let coding = SwiftDeclaration.function("\(access)static var coding: \(codingType)") { code in
            if let known { code.line(".\(known)") } else { writeCoding(of: type, &code) }
        }
        let asn1Name = Self.literal(definition.name.text)
        return SwiftDeclaration(
            documentation: [
                "Decodes and encodes values of type `\(Self.singleLine(definition.name.text))` that stand by themselves."
            ],
            head: "\(access)enum \(codingName): \(runtime("ASN1ValueCoding"))",
            body: .members(
                [
                    .line("\(access)static var asn1Name: \(standard("StaticString")) { \(asn1Name) }"), coding,
                ] + conditionFunctions))
    }

    /// The expression for the coding of a type that the runtime has none for.
    func writeCoding(of type: ResolvedType, _ code: inout CodeBlock) {
        code.line("\(runtime("ASN1Coding")) { decoder throws(\(runtime("ASN1Error"))) in")
        code.indented { $0.line(decode(type)) }
        code.line("} write: { value, encoder throws(\(runtime("ASN1Error"))) in")
        code.indented {
            levels = 0
            encode(type, "value", &$0)
        }
        code.line("}")
    }

    /// Whether another type of the model is made of this one.
    private func isReferred(to definition: TypeDefinition) -> Bool {
        let referred = referredTypes ?? model.referredTypes
        referredTypes = referred
        return referred.contains(ObjectIdentifier(definition))
    }
}

extension Model {
    /// The definitions that types refer to.
    fileprivate var referredTypes: Set<ObjectIdentifier> {
        var result: Set<ObjectIdentifier> = []
        for definition in modules.flatMap(\.types) {
            var work = [definition.type]
            while let type = work.popLast() {
                if case .reference(let target) = type.kind { result.insert(ObjectIdentifier(target)) }
                work += type.kind.parts
                if let contents = type.constraints.contents { work.append(contents) }
                for table in type.tables { work += table.set.objects.flatMap(\.types) }
            }
        }
        return result
    }
}

extension InformationObject {
    fileprivate var types: [ResolvedType] {
        settings.values.compactMap { if case .type(let type) = $0 { type } else { nil } }
    }
}
