/// A type as written: its tags, the type itself, and its constraints.                                    (X.680 17)
package struct TypeSyntax: Sendable {
    package indirect enum Kind: Sendable {
        case boolean
        /// INTEGER, with its named numbers.
        case integer([NamedNumberSyntax])
        case enumerated(EnumerationSyntax)
        case real
        /// BIT STRING, with its named bits.
        case bitString([NamedNumberSyntax])
        case octetString
        case null
        case objectIdentifier
        case relativeObjectIdentifier
        case oidIRI
        case relativeOIDIRI
        /// UTF8String and the other restricted character string types.
        case characterString(CharacterStringKind)
        /// CHARACTER STRING, the unrestricted one.
        case unrestrictedCharacterString
        case objectDescriptor
        case external
        case embeddedPDV
        case utcTime
        case generalizedTime
        case time
        case date
        case timeOfDay
        case dateTime
        case duration
        case sequence(ComponentListSyntax)
        case set(ComponentListSyntax)
        case choice(ComponentListSyntax)
        /// SEQUENCE OF, with the element's name where one is written (`SEQUENCE OF name Type`).
        case sequenceOf(Identifier?, TypeSyntax)
        case setOf(Identifier?, TypeSyntax)
        /// A type reference, with actual parameters: `T`, `M.T`, `T{a, B}`. It may name a parameter or a class.
        case reference(ReferenceSyntax)
        /// `alternative < ChoiceType`                                                                    (X.680 30)
        case selection(Identifier, TypeSyntax)
        /// `CLASS.&Field.&field`, `Set.&Type`, `object.&Type`: the field of a class, set or object.     (X.681 14, 15)
        case field(ReferenceSyntax, path: [FieldNameSyntax])
        /// INSTANCE OF                                                                               (X.681 annex C)
        case instanceOf(ReferenceSyntax)
        /// ANY of X.208, with the component that identifies the type where DEFINED BY is written.
        case any(definedBy: Identifier?)
        /// The use of a MACRO of X.208, read over: the macro's name.
        case macroUse(Identifier)
    }

    /// The tags as written, outermost first.
    package var tags: [TagSyntax]
    package var kind: Kind
    /// The constraints applied one after the other, innermost first; `SIZE (…)` between SEQUENCE and OF is the first.
    package var constraints: [ConstraintSyntax]
    package var range: SourceRange

    package init(tags: [TagSyntax] = [], kind: Kind, constraints: [ConstraintSyntax] = [], range: SourceRange) {
        self.tags = tags
        self.kind = kind
        self.constraints = constraints
        self.range = range
    }
}

/// The restricted character string types.                                                                (X.680 41)
package enum CharacterStringKind: String, Sendable, CaseIterable {
    case bmp = "BMPString"
    case general = "GeneralString"
    case graphic = "GraphicString"
    case ia5 = "IA5String"
    case iso646 = "ISO646String"
    case numeric = "NumericString"
    case printable = "PrintableString"
    case teletex = "TeletexString"
    case t61 = "T61String"
    case universal = "UniversalString"
    case utf8 = "UTF8String"
    case videotex = "VideotexString"
    case visible = "VisibleString"
}

/// `[APPLICATION 3] IMPLICIT`                                                                          (X.680 31.2)
package struct TagSyntax: Sendable {
    /// How many tags one type may have. Each is a level of the encoding, of which decoders take as many by default.
    static let limit = 64
    static let limitMessage = "a type has more than \(limit) tags, the limit; tag fewer types"

    package enum Class: Sendable {
        case universal
        case application
        case contextSpecific
        case `private`
    }

    package enum Mode: Sendable {
        case explicit
        case implicit
    }

    package var tagClass: Class
    /// A number, or a reference to an integer value.
    package var number: ValueSyntax
    /// nil where neither EXPLICIT nor IMPLICIT is written.
    package var mode: Mode?
    package var range: SourceRange

    package init(tagClass: Class, number: ValueSyntax, mode: Mode?, range: SourceRange) {
        self.tagClass = tagClass
        self.number = number
        self.mode = mode
        self.range = range
    }
}

/// `name(5)` or `name(reference)` in an INTEGER, BIT STRING or ENUMERATED.                          (X.680 19.1, 22.1)
package struct NamedNumberSyntax: Sendable {
    package var name: Identifier
    /// nil only in ENUMERATED, for `name` alone.
    package var value: ValueSyntax?

    package init(name: Identifier, value: ValueSyntax?) {
        self.name = name
        self.value = value
    }
}

/// Enumerations                                                                                        (X.680 20.1)
package struct EnumerationSyntax: Sendable {
    package var root: [NamedNumberSyntax]
    /// The place of `...`, if there is one.
    package var extensionMarker: SourceRange?
    package var exception: ExceptionSyntax?
    package var additional: [NamedNumberSyntax]

    package init(
        root: [NamedNumberSyntax], extensionMarker: SourceRange?, exception: ExceptionSyntax?,
        additional: [NamedNumberSyntax]
    ) {
        self.root = root
        self.extensionMarker = extensionMarker
        self.exception = exception
        self.additional = additional
    }
}

/// The components of a SEQUENCE or SET, or the alternatives of a CHOICE.                        (X.680 25.1, 27.1, 29.1)
package struct ComponentListSyntax: Sendable {
    package indirect enum Item: Sendable {
        case component(ComponentSyntax)
        /// COMPONENTS OF Type
        case componentsOf(TypeSyntax, SourceRange)
        /// `...`, with its exception; a second one ends the additions.
        case extensionMarker(ExceptionSyntax?, SourceRange)
        /// `[[ … ]]` or `[[ 2: … ]]`
        case additionGroup(version: String?, [Item], SourceRange)
    }

    package var items: [Item]
    package var range: SourceRange

    package init(items: [Item], range: SourceRange) {
        self.items = items
        self.range = range
    }
}

/// `name Type OPTIONAL`, `name Type DEFAULT value`                                                     (X.680 25.1)
package struct ComponentSyntax: Sendable {
    package enum Presence: Sendable {
        case required
        case optional
        case defaulted(ValueSyntax)
    }

    /// nil for a component without a name, which X.208 allowed.
    package var name: Identifier?
    package var type: TypeSyntax
    package var presence: Presence
    package var range: SourceRange

    package init(name: Identifier?, type: TypeSyntax, presence: Presence, range: SourceRange) {
        self.name = name
        self.type = type
        self.presence = presence
        self.range = range
    }
}

/// `! 5`, `! reference`, `! Type : value`                                                              (X.680 53.4)
package struct ExceptionSyntax: Sendable {
    package var type: TypeSyntax?
    package var value: ValueSyntax
    package var range: SourceRange

    package init(type: TypeSyntax?, value: ValueSyntax, range: SourceRange) {
        self.type = type
        self.value = value
        self.range = range
    }
}

/// A reference to a type, value, class, object or set: `name`, `Module.name`, `name{parameters}`.  (X.680 14, X.683 9)
package struct ReferenceSyntax: Sendable {
    package var module: Identifier?
    package var name: Identifier
    /// nil where no `{…}` follows the name; `T{}` has an empty list.
    package var parameters: [ActualParameterSyntax]?

    package init(module: Identifier?, name: Identifier, parameters: [ActualParameterSyntax]? = nil) {
        self.module = module
        self.name = name
        self.parameters = parameters
    }

    /// From the module's name, or the name, to the end of the name.
    package var range: SourceRange { module.map { $0.range.through(name.range) } ?? name.range }
}

/// What stands in the braces of a parameterised reference.                                              (X.683 9.5)
package enum ActualParameterSyntax: Sendable {
    /// A type, class or, by its look alone, a set: anything that starts like a type.
    case type(TypeSyntax)
    /// A value or object: anything that starts like a value and is not braced.
    case value(ValueSyntax)
    /// `{ … }`: a value, value set, object or object set, known once the dummy's governor is.
    case braced(BracedSyntax)
}
