/// What the parser makes of one file: the modules as written, names not yet looked up.
///
/// The tree keeps every construct of X.680, X.681, X.682 and X.683 with its place. What depends on a governor that the
/// parser cannot know (`{…}` may be a value, an object or an object set) is kept as `BracedSyntax`, whose tokens are
/// parsed again once the governor is resolved.
package struct SyntaxTree: Sendable {
    /// Index of the file in the list given to the compiler.
    package var file: Int32
    package var modules: [ModuleSyntax]
    /// All tokens of the file; `BracedSyntax` points into them.
    package var tokens: [Token]
    /// The text that the tokens are cut from.
    var text: TokenText
}

/// A name with its place.
package struct Identifier: Sendable {
    package var text: String
    package var range: SourceRange

    package init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
    }

    /// Whether it starts with an upper-case letter: a type, class, set or module; otherwise a value, object or member.
    package var isUppercase: Bool {
        guard let first = text.utf8.first else { return false }
        return first >= 0x41 && first <= 0x5A
    }
}

/// ModuleDefinition                                                                                    (X.680 13.1)
package struct ModuleSyntax: Sendable {
    package enum TagDefault: Sendable {
        case explicit
        case implicit
        case automatic
    }

    package enum Exports: Sendable {
        /// No EXPORTS clause, or `EXPORTS ALL;`.
        case all
        /// `EXPORTS a, B;`, possibly without names.
        case symbols([Identifier])
    }

    package var name: Identifier
    /// `{ iso(1) … }` after the name, if any.
    package var objectIdentifier: ObjectIdentifierSyntax?
    /// The quoted IRI after the object identifier, if any.
    package var iri: String?
    package var tagDefault: TagDefault
    package var isExtensibilityImplied: Bool
    package var exports: Exports
    package var imports: [ImportSyntax]
    package var assignments: [AssignmentSyntax]
    /// From the module's name to its END.
    package var range: SourceRange

    package init(
        name: Identifier, objectIdentifier: ObjectIdentifierSyntax?, iri: String?, tagDefault: TagDefault,
        isExtensibilityImplied: Bool, exports: Exports, imports: [ImportSyntax], assignments: [AssignmentSyntax],
        range: SourceRange
    ) {
        self.name = name
        self.objectIdentifier = objectIdentifier
        self.iri = iri
        self.tagDefault = tagDefault
        self.isExtensibilityImplied = isExtensibilityImplied
        self.exports = exports
        self.imports = imports
        self.assignments = assignments
        self.range = range
    }
}

/// `{ iso standard(0) 8571 application-context(1) }`                                     (X.680 32.3, 13.1 and 24.11)
package struct ObjectIdentifierSyntax: Sendable {
    package struct Component: Sendable {
        /// `iso`, or nil for a bare number. Upper case in references such as `{ Module.value 1 }` is kept as written.
        package var name: Identifier?
        /// The number as decimal digits, if written.
        package var number: String?
        /// The integer value that stands for the number in `name(reference)`.
        package var numberReference: ReferenceSyntax?
        /// The value referred to, where it is more than a simple name: `Module.value`, `value{parameters}`.
        package var reference: ReferenceSyntax?
        package var range: SourceRange

        package init(
            name: Identifier?, number: String?, numberReference: ReferenceSyntax? = nil,
            reference: ReferenceSyntax? = nil, range: SourceRange
        ) {
            self.name = name
            self.number = number
            self.numberReference = numberReference
            self.reference = reference
            self.range = range
        }
    }

    package var components: [Component]
    package var range: SourceRange

    package init(components: [Component], range: SourceRange) {
        self.components = components
        self.range = range
    }
}

/// SymbolsFromModule                                                                                  (X.680 13.1)
package struct ImportSyntax: Sendable {
    package enum AssignedIdentifier: Sendable {
        case objectIdentifier(ObjectIdentifierSyntax)
        /// A value reference, possibly external (`M.v`).
        case reference(module: Identifier?, name: Identifier)
    }

    package enum Selection: Sendable {
        case successors
        case descendants
    }

    /// The names as written; a parameterised reference `Name{}` is just its name.
    package var symbols: [Identifier]
    package var module: Identifier
    package var assignedIdentifier: AssignedIdentifier?
    package var selection: Selection?
    package var range: SourceRange

    package init(
        symbols: [Identifier], module: Identifier, assignedIdentifier: AssignedIdentifier?, selection: Selection?,
        range: SourceRange
    ) {
        self.symbols = symbols
        self.module = module
        self.assignedIdentifier = assignedIdentifier
        self.selection = selection
        self.range = range
    }
}

/// Assignment and ParameterizedAssignment                                                    (X.680 16.1, X.683 8.2)
package struct AssignmentSyntax: Sendable {
    package enum Kind: Sendable {
        case type(TypeSyntax)
        /// `name Governor ::= value`. With a class as governor it is an object; the parser cannot tell.
        case value(TypeSyntax, ValueSyntax)
        /// `Name Governor ::= { … }`. With a class as governor it is an object set; the parser cannot tell.
        case valueSet(TypeSyntax, ElementSetSyntax)
        /// `NAME ::= CLASS { … }`. `NAME ::= OTHER` with an all-capitals name is `.type` of a reference.
        case objectClass(ObjectClassSyntax)
        /// `NAME MACRO ::= BEGIN … END` of X.208, read over.
        case macro
    }

    package var name: Identifier
    package var parameters: [ParameterSyntax]
    package var kind: Kind
    package var range: SourceRange

    package init(name: Identifier, parameters: [ParameterSyntax], kind: Kind, range: SourceRange) {
        self.name = name
        self.parameters = parameters
        self.kind = kind
        self.range = range
    }
}

/// `Governor : DummyReference`                                                                          (X.683 8.3)
package struct ParameterSyntax: Sendable {
    /// The type or class (or a dummy reference to one) that governs the parameter; nil for a type or class parameter.
    package var governor: TypeSyntax?
    package var name: Identifier

    package init(governor: TypeSyntax?, name: Identifier) {
        self.governor = governor
        self.name = name
    }
}
