import ASN1Runtime

/// What object identifiers are called: those of a schema, and well-known ones.
package struct IdentifierNames: Sendable {
    private var own: [ASN1ObjectIdentifier: String] = [:]

    /// The well-known ones.
    package init() {}

    /// Names of a schema, which go before the well-known ones. Of several names for an identifier the first is kept.
    package init(_ names: [(identifier: ASN1ObjectIdentifier, name: String)]) {
        own = Dictionary(names.map { ($0.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The name of an identifier; nil where none is known.
    package func name(of identifier: ASN1ObjectIdentifier) -> String? {
        own[identifier] ?? Self.wellKnown[identifier]
    }

    /// The name of the identifier with these contents octets; nil where none is known, or where they are none.
    package func name(of contents: ASN1Bytes) -> String? {
        ASN1ObjectIdentifier(contents: contents).flatMap { name(of: $0) }
    }

    /// The well-known ones, each once.
    private static let wellKnown: [ASN1ObjectIdentifier: String] = Dictionary(
        WellKnownIdentifiers.text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ")
            guard parts.count == 2, let identifier = ASN1ObjectIdentifier(String(parts[0])) else { return nil }
            return (identifier, String(parts[1]))
        }, uniquingKeysWith: { first, _ in first })
}
