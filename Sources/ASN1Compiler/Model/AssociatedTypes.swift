// The SEQUENCE types in whose notation values of some types are written that are no SEQUENCE.

extension ResolvedType.Kind {
    /// The components that a value of the type is written with; nil for types that have notation of their own.
    /// - Parameters:
    ///   - isOld: Whether those of an EXTERNAL are the ones of X.208, which show its encoding.
    ///   - range: Where the type stands.
    package func associatedComponents(isOld: Bool = false, at range: SourceRange) -> ComponentList? {
        let associated = Associated(range: range)
        return switch self {
        case .external: isOld ? associated.oldExternal : associated.external
        case .embeddedPDV: associated.embeddedPDV
        case .unrestrictedCharacterString: associated.characterString
        case .instanceOf: associated.instanceOf
        default: nil
        }
    }
}

private struct Associated {
    let range: SourceRange

    /// EXTERNAL                                                                                           (X.680 37.5)
    var external: ComponentList {
        list([
            component(
                "identification",
                .choice(
                    list([
                        component("syntax", .objectIdentifier), component("presentation-context-id", .integer([])),
                        component("context-negotiation", negotiation),
                    ]))), component("data-value-descriptor", .objectDescriptor, .optional),
            component("data-value", .octetString),
        ])
    }

    /// EXTERNAL as X.208 writes it and X.690 encodes it.                                                  (X.690 8.18.1)
    var oldExternal: ComponentList {
        list([
            component("direct-reference", .objectIdentifier, .optional),
            component("indirect-reference", .integer([]), .optional),
            component("data-value-descriptor", .objectDescriptor, .optional),
            component(
                "encoding",
                .choice(
                    list([
                        component("single-ASN1-type", .any), component("octet-aligned", .octetString),
                        component("arbitrary", .bitString([])),
                    ]))),
        ])
    }

    /// EMBEDDED PDV                                                                                       (X.680 36.5)
    var embeddedPDV: ComponentList {
        list([component("identification", identification), component("data-value", .octetString)])
    }

    /// CHARACTER STRING                                                                                   (X.680 44.5)
    var characterString: ComponentList {
        list([component("identification", identification), component("string-value", .octetString)])
    }

    /// INSTANCE OF                                                                                          (X.681 C.7)
    var instanceOf: ComponentList {
        list([component("type-id", .objectIdentifier), component("value", .any)])
    }

    private var identification: ResolvedType.Kind {
        .choice(
            list([
                component(
                    "syntaxes",
                    .sequence(
                        list([component("abstract", .objectIdentifier), component("transfer", .objectIdentifier)]))),
                component("syntax", .objectIdentifier), component("presentation-context-id", .integer([])),
                component("context-negotiation", negotiation), component("transfer-syntax", .objectIdentifier),
                component("fixed", .null),
            ]))
    }

    private var negotiation: ResolvedType.Kind {
        .sequence(
            list([
                component("presentation-context-id", .integer([])), component("transfer-syntax", .objectIdentifier),
            ]))
    }

    private func list(_ components: [Component]) -> ComponentList {
        ComponentList(first: components, isExtensible: false, additions: [], second: [])
    }

    private func component(
        _ name: String, _ kind: ResolvedType.Kind, _ presence: Component.Presence = .required
    ) -> Component {
        Component(
            name: Identifier(name, at: range), type: ResolvedType(kind, range: range), presence: presence)
    }
}
