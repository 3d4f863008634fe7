/// `CLASS { fields } WITH SYNTAX { … }`                                                                 (X.681 9.3)
package struct ObjectClassSyntax: Sendable {
    package var fields: [FieldSyntax]
    package var withSyntax: [SyntaxListItem]?
    package var range: SourceRange

    package init(fields: [FieldSyntax], withSyntax: [SyntaxListItem]?, range: SourceRange) {
        self.fields = fields
        self.withSyntax = withSyntax
        self.range = range
    }
}

/// FieldSpec                                                                                            (X.681 9.4)
package struct FieldSyntax: Sendable {
    package enum Kind: Sendable {
        /// `&Type`                                                                                            (9.5)
        case type
        /// `&value Type UNIQUE`                                                                               (9.6)
        case fixedTypeValue(TypeSyntax, isUnique: Bool)
        /// `&value &Type`: the type is in another field.                                                      (9.8)
        case variableTypeValue(path: [FieldNameSyntax])
        /// `&Set Type`; the governor may turn out to be a class, and it is then an object set field.          (9.9)
        case fixedTypeValueSet(TypeSyntax)
        /// `&Set &Type`                                                                                      (9.10)
        case variableTypeValueSet(path: [FieldNameSyntax])
    }

    package enum Presence: Sendable {
        case required
        case optional
        case defaultType(TypeSyntax)
        case defaultValue(ValueSyntax)
        case defaultSet(ElementSetSyntax)
    }

    /// Without the ampersand. `&value CLASS-NAME` is an object field, which the parser cannot tell from a value field.
    package var name: FieldNameSyntax
    package var kind: Kind
    package var presence: Presence
    package var range: SourceRange

    package init(name: FieldNameSyntax, kind: Kind, presence: Presence, range: SourceRange) {
        self.name = name
        self.kind = kind
        self.presence = presence
        self.range = range
    }
}

/// A word, comma, field or optional group of a WITH SYNTAX list.                                       (X.681 10.5)
package indirect enum SyntaxListItem: Sendable {
    /// A word in capitals, or `,`.
    case literal(String, SourceRange)
    case field(FieldNameSyntax)
    case optional([SyntaxListItem])
}
