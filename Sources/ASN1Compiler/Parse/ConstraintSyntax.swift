/// `( spec ! exception )`                                                                              (X.680 49.6)
package struct ConstraintSyntax: Sendable {
    package indirect enum Spec: Sendable {
        /// A subtype constraint: X.680 50.
        case subtype(ElementSetSyntax)
        /// `CONTAINING Type`, `ENCODED BY value`, or both.                                              (X.682 11)
        case contents(TypeSyntax?, encodedBy: ValueSyntax?)
        /// `CONSTRAINED BY { … }`                                                                       (X.682 9)
        case userDefined(BracedSyntax)
        /// `{Set}` and `{Set}{@a.b, @.c}`                                                               (X.682 10)
        case table(ReferenceSyntax, [AtNotationSyntax])
    }

    package var spec: Spec
    package var exception: ExceptionSyntax?
    package var range: SourceRange

    package init(spec: Spec, exception: ExceptionSyntax?, range: SourceRange) {
        self.spec = spec
        self.exception = exception
        self.range = range
    }
}

/// `@a.b` from the outermost type, `@.c` from the innermost, one dot more for each level up.            (X.682 10.7)
package struct AtNotationSyntax: Sendable {
    /// Number of dots after `@`.
    package var level: Int
    package var path: [Identifier]
    package var range: SourceRange

    package init(level: Int, path: [Identifier], range: SourceRange) {
        self.level = level
        self.path = path
        self.range = range
    }
}

/// ElementSetSpecs, of a constraint, value set or object set.                                          (X.680 50.1)
package struct ElementSetSyntax: Sendable {
    /// nil for `{ ... }`, an extensible object set without objects.
    package var root: ElementSyntax?
    /// The place of `...`, if there is one.
    package var extensionMarker: SourceRange?
    package var additional: ElementSyntax?
    package var range: SourceRange

    package init(
        root: ElementSyntax?, extensionMarker: SourceRange?, additional: ElementSyntax?, range: SourceRange
    ) {
        self.root = root
        self.extensionMarker = extensionMarker
        self.additional = additional
        self.range = range
    }
}

/// Unions, intersections, exclusions and the elements they join.                                    (X.680 50.2-50.8)
package struct ElementSyntax: Sendable {
    package enum Bound: Sendable {
        case closed(ValueSyntax)
        /// With `<` beside the value, which is then left out.
        case open(ValueSyntax)
    }

    package indirect enum Kind: Sendable {
        case union([ElementSyntax])
        case intersection([ElementSyntax])
        /// `a EXCEPT b`
        case except(ElementSyntax, ElementSyntax)
        /// `ALL EXCEPT a`
        case allExcept(ElementSyntax)
        /// `( … )` in a constraint.
        case group(ElementSetSyntax)
        /// One value or object, or `{ … }`: an object defined in place, or a braced value.
        case value(ValueSyntax)
        /// `lower..upper`
        case range(lower: Bound, upper: Bound)
        /// `Type` or `INCLUDES Type`; in a value set or object set, a reference to another set.
        case type(TypeSyntax, includes: Bool)
        case size(ConstraintSyntax)
        case from(ConstraintSyntax)
        case pattern(ValueSyntax)
        /// `SETTINGS "…"`
        case settings(String)
        /// WITH COMPONENT
        case withComponent(ConstraintSyntax)
        /// WITH COMPONENTS; partial where the list starts with `...`.
        case withComponents([ComponentConstraintSyntax], isPartial: Bool)
    }

    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// `name (constraint) PRESENT`                                                                         (X.680 51.8.5)
package struct ComponentConstraintSyntax: Sendable {
    package enum Presence: Sendable {
        case present
        case absent
        case optional
    }

    package var name: Identifier
    package var constraint: ConstraintSyntax?
    package var presence: Presence?

    package init(name: Identifier, constraint: ConstraintSyntax?, presence: Presence?) {
        self.name = name
        self.constraint = constraint
        self.presence = presence
    }
}
