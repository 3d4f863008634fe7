// CHOICE: an enum with a case for each alternative.

extension Translator {
    func choice(_ type: ResolvedType, _ list: ComponentList, named name: String, asn1Name: String) -> SwiftDeclaration {
        var nested: [SwiftDeclaration] = []
        let names = memberNames(type)
        siblingNames.formUnion(names)
        let alternatives = zip(names, list.all).map { name, component -> (name: String, component: Component) in
            nested += anonymousDeclarations(
                of: component.type, suggested: nestedName(component, of: type),
                asn1Name: "\(asn1Name).\(component.name.text)")
            return (name, component)
        }
        var members = alternatives.map { name, component in
            SwiftDeclaration.line(
                "\(recursion.isIndirect(component) ? "indirect " : "")case \(name)(\(swiftType(component.type)))")
        }
        if list.isExtensible {
            members.append(
                .line(
                    "case unknown(\(runtime("ASN1Any")))",
                    documentation: ["An alternative that the schema does not know, as received."]))
        }
        members += conformance(type, asn1Name: asn1Name)
        if type.tags.isEmpty { members.append(isNextFunction(list)) }
        members.append(
            decoder(type) { code in
                let scopes = self.enter(type, &code)
                // What takes anything comes last, so that it leaves the others theirs.
                let ordered =
                    alternatives.filter { !$0.component.type.takesAnything }
                    + alternatives.filter { $0.component.type.takesAnything }
                var branches: [(condition: String?, body: (inout CodeBlock) -> Void)] = ordered.map {
                    name, component in
                    (
                        self.isNext(component.type),
                        { code in
                            self.readAlternative(name, component, &code)
                        }
                    )
                }
                branches.append(
                    (
                        nil,
                        { code in
                            if list.isExtensible {
                                code.line("self = .unknown(try decoder.any())")
                            } else {
                                let expected = ResolvedType.expectation(list.all.map(\.type))
                                code.line("throw decoder.unexpected(\(Self.literal(expected)))")
                            }
                        }
                    ))
                if alternatives.isEmpty {
                    branches.last?.body(&code)
                } else {
                    code.chain(branches)
                }
                for scope in scopes.reversed() { code.line("try decoder.leave(\(scope))") }
                self.checkSelf(type, with: "decoder", &code)
            })
        members.append(choiceEncoder(type, alternatives, isExtensible: list.isExtensible))
        members.append(describer(of: alternatives, isExtensible: list.isExtensible))
        let protocols = runtime(type.tags.isEmpty ? "ASN1Codable" : "ASN1Taggable")
        return SwiftDeclaration(
            head: "\(access)enum \(name): \(protocols), \(standard("Hashable"))", body: .members(members + nested))
    }

    private func choiceEncoder(
        _ type: ResolvedType, _ alternatives: [(name: String, component: Component)], isExtensible: Bool
    ) -> SwiftDeclaration {
        encoder(type) { code in
            self.writing(type, &code) { _, _, code in
                if alternatives.isEmpty {
                    return code.line(
                        isExtensible ? "if case .unknown(let value) = self { try encoder.any(value) }" : "")
                }
                code.line("switch self {")
                for (name, component) in alternatives {
                    code.label("case .\(name)(let value):", self.writeAlternative(component))
                }
                if isExtensible { code.line("case .unknown(let value): try encoder.any(value)") }
                code.line("}")
            }
            self.checkSelf(type, with: "encoder", &code)
        }
    }

    /// Reads an alternative: by the method for those of types of the schema, or by a statement that names it in errors.
    private func readAlternative(_ name: String, _ component: Component, _ code: inout CodeBlock) {
        let text = Self.literal(component.name.text)
        let read = decode(component.type)
        let start = "try \(swiftType(component.type))(from: &decoder"
        if read.hasPrefix(start), read.hasSuffix(")") {
            let tag = Self.argument(read.dropFirst(start.count).dropLast())
            return code.line("self = try decoder.alternative(\(text)\(tag), Self.\(name))")
        }
        code.compactBlock("do throws(\(runtime("ASN1Error")))") { $0.line("self = .\(name)(\(read))") }
        code.continueLastLine("catch { throw error.at(\(text)) }")
    }

    /// Writes an alternative, `value`, in the same ways.
    private func writeAlternative(_ component: Component) -> CodeBlock {
        let text = Self.literal(component.name.text)
        var write = CodeBlock()
        encode(component.type, "value", &write)
        var code = CodeBlock()
        let start = "try value.encode(to: &encoder"
        if write.lines.count == 1, write.lines[0].text.hasPrefix(start) {
            let tag = Self.argument(write.lines[0].text.dropFirst(start.count).dropLast())
            code.line("try encoder.alternative(\(text), value\(tag))")
            return code
        }
        code.compactBlock("do throws(\(runtime("ASN1Error")))") { $0.append(write) }
        code.continueLastLine("catch { throw error.at(\(text)) }")
        return code
    }

    /// `, .context(0)` of `, tag: .context(0)`; an explicit tag keeps its label.
    private static func argument(_ text: Substring) -> Substring {
        let label = ", tag: "
        return text.hasPrefix(label) ? ", " + text.dropFirst(label.count) : text
    }

    /// Whether one of the alternatives comes next, for CHOICEs without a tag.
    private func isNextFunction(_ list: ComponentList) -> SwiftDeclaration {
        .function(
            "\(access)static func isNext(in decoder: borrowing \(runtime("ASN1Decoder"))) -> \(standard("Bool"))"
        ) { code in
            if list.isExtensible {
                code.line("decoder.hasMore")
            } else {
                code.anyOf(list.all.map { self.isNext($0.type) })
            }
        }
    }
}
