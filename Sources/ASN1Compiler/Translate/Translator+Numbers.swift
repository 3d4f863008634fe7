// ENUMERATED, INTEGER with named numbers, and BIT STRING with named bits.

extension Translator {
    func enumeration(_ type: ResolvedType, _ items: Enumeration, named name: String, asn1Name: String)
        -> SwiftDeclaration
    {
        for item in items.items where item.value.asInt == nil {
            diagnostics.append(
                .error(
                    "a number of an ENUMERATED has at most 64 bits, with its sign; choose a smaller one",
                    at: item.name.range))
        }
        let cases = memberNames(type, items.items)
        var members: [SwiftDeclaration] = cases.map { name, item in
            .line(items.isExtensible ? "case \(name)" : "case \(name) = \(literal(item.value, .int))")
        }
        if items.isExtensible {
            members.append(
                .line("case unknown(\(standard("Int")))", documentation: ["A number that the schema does not know."]))
            members.append(
                .function("\(access)init(rawValue: \(standard("Int")))") { code in
                    code.line("switch rawValue {")
                    for (name, item) in cases {
                        code.line("case \(self.literal(item.value, .int)): self = .\(name)")
                    }
                    code.line("default: self = .unknown(rawValue)")
                    code.line("}")
                })
            members.append(
                .function("\(access)var rawValue: \(standard("Int"))") { code in
                    code.line("switch self {")
                    for (name, item) in cases { code.line("case .\(name): \(self.literal(item.value, .int))") }
                    code.line("case .unknown(let number): number")
                    code.line("}")
                })
        }
        members += conformance(type, asn1Name: asn1Name, standardTag: .universal(10))
        // The protocol has the methods for a value inside one tag that no constraint narrows.
        var check = CodeBlock()
        checkSelf(type, with: "decoder", &check)
        if type.tags.count > 1 || !check.lines.isEmpty {
            members.append(
                decoder(type) { code in
                    self.reading(type, into: &code) { ["self = try decoder.enumeration(\($0))"] }
                    code.append(check)
                })
            members.append(
                encoder(type) { code in
                    self.writing(type, leaving: 1, &code) { tag, _, code in
                        code.line("try encoder.enumeration(self, \(tag))")
                        self.checkSelf(type, with: "encoder", &code)
                    }
                })
        }
        members.append(
            describer { code in
                let numbers = items.items.compactMap(\.value.asInt).sorted()
                guard let last = numbers.last, numbers.first == 0, last == numbers.count - 1 else {
                    code.line("switch self {")
                    for (name, item) in cases {
                        code.line("case .\(name): writer.identifier(\(Self.literal(item.name.text)))")
                    }
                    if items.isExtensible { code.line("case .unknown(let number): number.describe(to: &writer)") }
                    return code.line("}")
                }
                let ordered = items.items.sorted { $0.value < $1.value }.map { Self.literal($0.name.text) }
                code.list("writer.identifier(rawValue, of: [", ordered, "])")
            })
        let raw = items.isExtensible ? "" : standard("Int") + ", "
        return SwiftDeclaration(
            head: "\(access)enum \(name): \(raw)\(runtime("ASN1Enumerated"))", body: .members(members))
    }

    func namedInteger(_ type: ResolvedType, _ numbers: [NamedNumber], named name: String, asn1Name: String)
        -> SwiftDeclaration
    {
        let form = form(of: type)
        let raw = integerName(form)
        var members: [SwiftDeclaration] = [
            .line("\(access)var rawValue: \(raw)"),
            .function("\(access)init(rawValue: \(raw))") { $0.line("self.rawValue = rawValue") },
        ]
        // A number beyond the bounds of the type is none of its values.
        for number in numbers where type.boundedForm == nil && !fits(number.value, form) {
            diagnostics.append(Self.misfit(number.value, form, at: number.name.range))
        }
        members += memberNames(type, numbers).filter { fits($0.item.value, form) }.map { name, item in
            .line("\(access)static var \(name): Self { Self(rawValue: \(literal(item.value, form))) }")
        }
        members += conformance(type, asn1Name: asn1Name)
        members.append(
            decoder(type) { code in
                self.reading(type, into: &code) { tag in
                    let read = "try decoder.\(self.integerMethod(form))(\(tag))"
                    return ["rawValue = \(self.checked(read, type, isBare: true))"]
                }
            })
        members.append(wrappingEncoder(type, integerMethod(form)))
        members.append(
            describer { code in
                code.line("switch rawValue {")
                for number in numbers where fits(number.value, form) {
                    let name = Self.literal(number.name.text)
                    code.line("case \(literal(number.value, form)): writer.identifier(\(name))")
                }
                code.line("default: rawValue.describe(to: &writer)")
                code.line("}")
            })
        return SwiftDeclaration(
            head: "\(access)struct \(name): \(standard("RawRepresentable")), \(runtime("ASN1Taggable")), "
                + standard("Hashable"),
            body: .members(members))
    }

    /// The highest position of a named bit: a value in which it is set takes as many bits.
    private static let highestBit = 65535

    func namedBits(_ type: ResolvedType, _ bits: [NamedNumber], named name: String, asn1Name: String)
        -> SwiftDeclaration
    {
        for bit in bits where bit.value.asInt.map({ $0 > Self.highestBit }) ?? true {
            diagnostics.append(
                .error(
                    "a named bit beyond position \(Self.highestBit) is not supported; leave it out", at: bit.name.range)
            )
        }
        var members: [SwiftDeclaration] = [
            .line("\(access)var rawValue: \(runtime("ASN1BitString"))"),
            .function("\(access)init(rawValue: \(runtime("ASN1BitString")))") { $0.line("self.rawValue = rawValue") },
        ]
        members += memberNames(type, bits).map { name, item in
            .line("\(access)static var \(name): Self { Self(bit: \(literal(item.value, .int))) }")
        }
        members += conformance(type, asn1Name: asn1Name)
        members.append(
            decoder(type) { code in
                self.reading(type, into: &code) { tag in
                    let read = "try decoder.namedBits(\(tag))"
                    return ["rawValue = \(self.checked(read, type, isBare: true))"]
                }
            })
        members.append(wrappingEncoder(type, "namedBits"))
        members.append(
            describer { code in
                code.line("writer.namedBits(rawValue, [")
                for bit in bits.sorted(by: { $0.value < $1.value }) {
                    code.line("    (\(literal(bit.value, .int)), \(Self.literal(bit.name.text))),")
                }
                code.line("])")
            })
        return SwiftDeclaration(head: "\(access)struct \(name): \(runtime("ASN1NamedBits"))", body: .members(members))
    }

    /// The encoding method of a type whose `rawValue` is what is encoded.
    private func wrappingEncoder(_ type: ResolvedType, _ method: String) -> SwiftDeclaration {
        encoder(type) { code in
            self.writing(type, leaving: 1, &code) { tag, _, code in
                code.line("try encoder.\(method)(rawValue, \(tag))")
                self.checkBare(type, "rawValue", &code)
            }
        }
    }

    /// Statements that read a primitive value: inside explicit tags where the type has more than one tag.
    func reading(_ type: ResolvedType, into code: inout CodeBlock, _ statements: (String) -> [String]) {
        let scopes = enter(type, leaving: 1, &code)
        let tag = scopes.isEmpty ? "tag" : type.tags.last.map { swiftTag($0) } ?? ""
        for line in statements(tag) { code.line(line) }
        for scope in scopes.reversed() { code.line("try decoder.leave(\(scope))") }
    }

    /// The items of a type with their Swift names.
    func memberNames(_ type: ResolvedType, _ items: [NamedNumber]) -> [(name: String, item: NamedNumber)] {
        Array(zip(memberNames(type), items))
    }
}
