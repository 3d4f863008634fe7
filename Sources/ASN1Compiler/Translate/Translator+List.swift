// SEQUENCE OF and SET OF with a name, and references that only change a tag.

extension Translator {
    func list(_ type: ResolvedType, of element: ResolvedType, named name: String, asn1Name: String) -> SwiftDeclaration
    {
        var nested = anonymousDeclarations(of: element, suggested: "Item", asn1Name: asn1Name)
        let elementType = swiftType(element)
        nested.insert(.line("\(access)typealias Element = \(elementType)"), at: 0)
        var members = [SwiftDeclaration.line("\(access)var elements: [\(elementType)]" + forgetting(type))]
        members += preservedProperty(type)
        members.append(
            .function("\(access)init(_ elements: [\(elementType)])") { $0.line("self.elements = elements") })
        members += conformance(type, asn1Name: asn1Name)
        members.append(
            decoder(type) { code in
                self.notePreserved(type, &code)
                self.reading(type, into: &code) { tag in
                    ["elements = \(self.elements(type, of: element, tag: tag))"]
                }
                self.keepPreserved(type, &code)
            })
        members.append(
            encoder(type) { code in
                self.writePreserved(type, &code)
                self.writing(type, leaving: 1, &code) { tag, _, code in
                    self.writeElements(type.kind.codingMethod, element, "elements", ", \(tag)", &code)
                    self.checkBare(type, "elements", &code)
                }
            })
        let shown = describable(element, "$0", isOptional: false)
        members.append(
            describer { $0.line("writer.list(elements\(shown == "$0" ? "" : ".lazy.map { \(shown) }"))") })
        return SwiftDeclaration(
            head: "\(access)struct \(name): \(runtime("ASN1List")), \(runtime("ASN1Taggable"))",
            body: .members(nested + members))
    }

    private func elements(_ type: ResolvedType, of element: ResolvedType, tag: String) -> String {
        let read = readElements(type.kind.codingMethod, element, tag)
        return checked(read, type, isBare: true)
    }

    /// `A ::= [APPLICATION 1] B`: a type of its own that holds a B, since it is encoded under another tag.
    func retagged(_ type: ResolvedType, _ definition: TypeDefinition, named name: String, asn1Name: String)
        -> SwiftDeclaration
    {
        let held = swiftType(type)
        var members: [SwiftDeclaration] = [
            .line("\(access)var value: \(held)"),
            .function("\(access)init(_ value: \(held))") { $0.line("self.value = value") },
        ]
        members += conformance(type, asn1Name: asn1Name)
        members.append(
            decoder(type) { code in
                code.line("value = \(self.decodeRetagged(type))")
            })
        members.append(encoder(type) { code in self.encodeRetagged(type, "value", &code) })
        members.append(describer { $0.line("value.describe(to: &writer)") })
        return SwiftDeclaration(
            head: "\(access)struct \(name): \(runtime("ASN1Taggable")), \(standard("Hashable"))",
            body: .members(members))
    }

    /// A definition that is only another name for a Swift type.
    func alias(_ definition: TypeDefinition, named name: String) -> SwiftDeclaration {
        .line("\(access)typealias \(name) = \(swiftType(definition.type))")
    }
}
