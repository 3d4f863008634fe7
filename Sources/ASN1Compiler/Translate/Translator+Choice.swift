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
                            let read = self.decode(component.type)
                            let step = Self.literal(component.name.text)
                            code.line(
                                "do throws(\(self.runtime("ASN1Error"))) { self = .\(name)(\(read)) } "
                                    + "catch { throw error.at(\(step)) }")
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
                code.line("let component: \(self.standard("StaticString"))")
                code.block("do throws(\(self.runtime("ASN1Error")))") { code in
                    code.line("switch self {")
                    for (name, component) in alternatives {
                        code.line("case .\(name)(let value):")
                        code.indented { code in
                            code.line("component = \(Self.literal(component.name.text))")
                            self.encode(component.type, "value", &code)
                        }
                    }
                    if isExtensible {
                        code.line("case .unknown(let value):")
                        code.indented { code in
                            code.line("component = \"\"")
                            code.line("try encoder.any(value)")
                        }
                    }
                    code.line("}")
                }
                code.continueLastLine("catch { throw error.at(component) }")
            }
            self.checkSelf(type, with: "encoder", &code)
        }
    }

    /// Whether one of the alternatives comes next, for CHOICEs without a tag.
    private func isNextFunction(_ list: ComponentList) -> SwiftDeclaration {
        .function(
            "\(access)static func isNext(in decoder: borrowing \(runtime("ASN1Decoder"))) -> \(standard("Bool"))"
        ) { code in
            if list.isExtensible {
                code.line("decoder.hasMore")
            } else {
                code.line(list.all.isEmpty ? "false" : list.all.map { self.isNext($0.type) }.joined(separator: " || "))
            }
        }
    }
}
