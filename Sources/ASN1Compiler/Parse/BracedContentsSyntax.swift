/// What braces turn out to hold once their governor is known, and what was wrong in them.
package struct Reparsed<Syntax: Sendable>: Sendable {
    /// nil where the contents could not be understood; there is an error among the diagnostics then.
    package let syntax: Syntax?
    package let diagnostics: [Diagnostic]
}

/// `name value` in the value of a SEQUENCE or SET.                                                     (X.680 25.18)
package struct NamedValueSyntax: Sendable {
    package var name: Identifier
    package var value: ValueSyntax
}

/// A part of the value of a character string type.                                                      (X.680 41.8)
package struct CharactersSyntax: Sendable {
    package enum Kind: Sendable {
        case string(String)
        /// A character of ISO/IEC 646, as decimal digits.
        case tuple(column: String, row: String)
        /// A character of ISO/IEC 10646, as decimal digits.
        case quadruple(group: String, plane: String, row: String, cell: String)
        case reference(ReferenceSyntax)
    }

    package var kind: Kind
    package var range: SourceRange
}

/// What a field of a class takes, as its definition says once that is resolved.                         (X.681 9.4)
package enum FieldSettingKind: Sendable {
    case type
    case value
    case valueSet
    case object
    case objectSet
}

/// What an object gives for a field of its class.                                                       (X.681 11.6)
package struct FieldSettingSyntax: Sendable {
    package enum Setting: Sendable {
        case type(TypeSyntax)
        case value(ValueSyntax)
        case valueSet(ElementSetSyntax)
        /// A reference, a field of another object, or braces.
        case object(ValueSyntax)
        case objectSet(ElementSetSyntax)
    }

    /// As written in the object, or in the WITH SYNTAX list where that stands for it.
    package var field: FieldNameSyntax
    package var setting: Setting
    package var range: SourceRange
}
