// Types.                                                                                                   (X.680 17)

extension SyntaxPrinter {
    /// A type in parts between which a line may break: its tags, the type, its constraints.
    func type(_ syntax: TypeSyntax) -> [Layout] {
        syntax.tags.map(tag) + untagged(syntax)
    }

    /// The same where only the type's own braces may break.
    func typeOnOneLine(_ syntax: TypeSyntax) -> Layout { .fill(type(syntax)) }

    private func tag(_ syntax: TagSyntax) -> Layout {
        guard case .integer(let number) = syntax.number.kind else {
            return .sequence([
                .text(Notation.tag(syntax.tagClass, "", nil).dropLastCharacter), value(syntax.number),
                .text("]" + (syntax.mode.map { $0 == .implicit ? " IMPLICIT" : " EXPLICIT" } ?? "")),
            ])
        }
        return .text(Notation.tag(syntax.tagClass, number, syntax.mode))
    }

    private func untagged(_ syntax: TypeSyntax) -> [Layout] {
        switch syntax.kind {
        case .sequenceOf(let name, let element): list("SEQUENCE", name, element, syntax.constraints)
        case .setOf(let name, let element): list("SET", name, element, syntax.constraints)
        default: [kind(syntax)] + syntax.constraints.map(constraint)
        }
    }

    /// SEQUENCE OF and SET OF; their constraints stand before OF.                               (X.680 26.1, 49.5)
    private func list(
        _ word: String, _ name: Identifier?, _ element: TypeSyntax, _ constraints: [ConstraintSyntax]
    ) -> [Layout] {
        var parts: [Layout]
        if constraints.isEmpty {
            parts = [.text(word + " OF")]
        } else if constraints.count == 1, let size = constraints[0].onlySize {
            parts = [.text(word + " SIZE"), constraint(size), .text("OF")]
        } else {
            parts = [.text(word)] + constraints.map(constraint) + [.text("OF")]
        }
        if let name { parts.append(.text(name.text)) }
        return parts + type(element)
    }

    /// The type without its tags and constraints.
    private func kind(_ syntax: TypeSyntax) -> Layout {
        switch syntax.kind {
        case .integer(let names): namedNumbers("INTEGER", names)
        case .bitString(let names): namedNumbers("BIT STRING", names)
        case .enumerated(let items): enumeration(items)
        case .sequence(let list): components("SEQUENCE", list)
        case .set(let list): components("SET", list)
        case .choice(let list): components("CHOICE", list)
        case .reference(let reference): self.reference(reference)
        case .selection(let name, let type): .fill([.text(name.text + " <")] + self.type(type))
        case .field(let reference, let path):
            .sequence([self.reference(reference), .text("." + Notation.path(path))])
        case .instanceOf(let reference): .sequence([.text("INSTANCE OF "), self.reference(reference)])
        case .any(let name): .text(name.map { "ANY DEFINED BY " + $0.text } ?? "ANY")
        case .macroUse: tokens(syntax.range.file).verbatim(syntax.range)
        default: .text(syntax.kind.word)
        }
    }

    /// `INTEGER { a(1), b(2) }`
    private func namedNumbers(_ word: String, _ names: [NamedNumberSyntax]) -> Layout {
        names.isEmpty ? .text(word) : .list(word + " {", names.map(namedNumber), "}")
    }

    private func namedNumber(_ syntax: NamedNumberSyntax) -> Layout {
        guard let value = syntax.value else { return .text(syntax.name.text) }
        return .sequence([.text(syntax.name.text + "("), self.value(value), .text(")")])
    }

    /// Enumerations                                                                                    (X.680 20.1)
    private func enumeration(_ syntax: EnumerationSyntax) -> Layout {
        var items = syntax.root.map(namedNumber)
        if syntax.extensionMarker != nil { items.append(extensionMarker(syntax.exception)) }
        items += syntax.additional.map(namedNumber)
        return .list("ENUMERATED {", items, "}")
    }

    private func extensionMarker(_ exception: ExceptionSyntax?) -> Layout {
        exception.map { .fill([.text("..."), self.exception($0)]) } ?? .text("...")
    }

    /// ExceptionSpec                                                                                   (X.680 53.4)
    func exception(_ syntax: ExceptionSyntax) -> Layout {
        guard let type = syntax.type else { return .sequence([.text("! "), value(syntax.value)]) }
        return .fill([.text("!")] + self.type(type) + [.text(":"), value(syntax.value)])
    }

    // MARK: - Components

    private func components(_ word: String, _ list: ComponentListSyntax) -> Layout {
        .list(word + " {", list.items.map(item), "}", isOpen: true)
    }

    private func item(_ syntax: ComponentListSyntax.Item) -> Layout {
        switch syntax {
        case .component(let component): self.component(component)
        case .componentsOf(let type, _): .fill([.text("COMPONENTS OF")] + self.type(type))
        case .extensionMarker(let exception, _): extensionMarker(exception)
        case .additionGroup(let version, let items, _):
            .list(version.map { "[[ \($0):" } ?? "[[", items.map(item), "]]", isOpen: true)
        }
    }

    /// NamedType, with OPTIONAL or DEFAULT                                                             (X.680 25.1)
    private func component(_ syntax: ComponentSyntax) -> Layout {
        var parts = type(syntax.type)
        if let name = syntax.name { parts.insert(.text(name.text), at: 0) }
        switch syntax.presence {
        case .required: break
        case .optional: parts.append(.text("OPTIONAL"))
        case .defaulted(let value): parts += [.text("DEFAULT"), self.value(value)]
        }
        return .fill(parts)
    }
}

extension TypeSyntax.Kind {
    /// The words of a type that is nothing else; empty for other types.
    fileprivate var word: String {
        switch self {
        case .boolean: "BOOLEAN"
        case .real: "REAL"
        case .octetString: "OCTET STRING"
        case .null: "NULL"
        case .objectIdentifier: "OBJECT IDENTIFIER"
        case .relativeObjectIdentifier: "RELATIVE-OID"
        case .oidIRI: "OID-IRI"
        case .relativeOIDIRI: "RELATIVE-OID-IRI"
        case .characterString(let kind): kind.rawValue
        case .unrestrictedCharacterString: "CHARACTER STRING"
        case .objectDescriptor: "ObjectDescriptor"
        case .external: "EXTERNAL"
        case .embeddedPDV: "EMBEDDED PDV"
        case .utcTime: "UTCTime"
        case .generalizedTime: "GeneralizedTime"
        case .time: "TIME"
        case .date: "DATE"
        case .timeOfDay: "TIME-OF-DAY"
        case .dateTime: "DATE-TIME"
        case .duration: "DURATION"
        default: ""
        }
    }
}

extension ConstraintSyntax {
    /// What `SIZE` takes, where the constraint is nothing else.
    var onlySize: ConstraintSyntax? {
        guard exception == nil, case .subtype(let set) = spec, set.extensionMarker == nil,
            case .size(let size)? = set.root?.kind
        else { return nil }
        return size
    }
}

extension String {
    fileprivate var dropLastCharacter: String { String(dropLast()) }
}
