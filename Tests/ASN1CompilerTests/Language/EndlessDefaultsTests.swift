import Testing

@testable import ASN1Compiler

/// DEFAULT values that need themselves, which nobody could write out.
struct EndlessDefaultsTests {
    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    private static func error(_ place: String, _ name: String) -> String {
        "\(place): error: the DEFAULT of '\(name)' has no end: it leaves out a component whose DEFAULT contains this value "
            + "again; make '\(name)' OPTIONAL, or give what is left out in the DEFAULT"
    }

    private static func note(_ place: String, _ name: String) -> String {
        "\(place): note: the DEFAULT of '\(name)' is part of it"
    }

    private static let wrong: [LanguageCase] = [
        LanguageCase("X.680 25.9: directly", "A ::= SEQUENCE { r A DEFAULT {} }", [error("2:18", "r")]),
        LanguageCase("in a SET", "A ::= SET { n INTEGER DEFAULT 1, r [0] A DEFAULT { n 5 } }", [error("2:34", "r")]),
        LanguageCase(
            "through a CHOICE",
            """
            C ::= CHOICE { a A, b NULL }
            A ::= SEQUENCE { r C DEFAULT a:{} }
            """, [error("3:18", "r")]),
        LanguageCase(
            "through a list", "A ::= SEQUENCE { r SEQUENCE OF A DEFAULT { {} } }", [error("2:18", "r")]),
        LanguageCase(
            "through a value with a name",
            """
            A ::= SEQUENCE { r A DEFAULT none }
            none A ::= {}
            """, [error("2:18", "r")]),
        LanguageCase(
            "of each other",
            """
            A ::= SEQUENCE { b B DEFAULT {} }
            B ::= SEQUENCE { a A DEFAULT {} }
            C ::= SEQUENCE { a A DEFAULT {} }
            """, [error("2:18", "b"), note("3:18", "a")]),
        LanguageCase(
            "further in", "A ::= SEQUENCE { r SEQUENCE { s A } DEFAULT { s {} } }", [error("2:18", "r")]),
    ]

    private static let right: [LanguageCase] = [
        LanguageCase("optional", "A ::= SEQUENCE { r [0] A OPTIONAL, s [1] SEQUENCE OF A DEFAULT {} }"),
        LanguageCase(
            "given",
            """
            A ::= SEQUENCE { n INTEGER DEFAULT 1, b [0] B DEFAULT { a:{ b c:NULL } }, d [1] D DEFAULT {} }
            B ::= SEQUENCE OF C
            C ::= CHOICE { a D, c NULL }
            D ::= SEQUENCE { b C DEFAULT c:NULL }
            """),
        LanguageCase(
            "a long chain",
            (0..<3000).map { "T\($0) ::= SEQUENCE { a T\($0 + 1) DEFAULT {} }" }.joined(separator: "\n")
                + "\nT3000 ::= SEQUENCE { a INTEGER DEFAULT 1 }"),
    ]
}
