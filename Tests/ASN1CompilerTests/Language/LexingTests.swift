import Testing

@testable import ASN1Compiler

/// The lexical items of X.680 11 and 12.
struct LexingTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.680 12.6.3: a comment ends at the next pair of hyphens",
            """
            T ::= -- first -- INTEGER -- second
            U ::= BOOLEAN
            """),
        LanguageCase(
            "X.680 12.6.3: a comment ends at the end of the line",
            """
            T ::= INTEGER -- not closed
            U ::= T
            """),
        LanguageCase(
            "X.680 12.6.3: a comment may stand next to a word",
            "T ::= SEQUENCE--c--{--d--a--e--INTEGER--f--}"),
        LanguageCase(
            "X.680 12.6.4: comments of the other kind are nested",
            "T ::= /* one /* two */ still one */ INTEGER"),
        LanguageCase(
            "X.680 12.6.4: hyphens mean nothing in such a comment",
            "T ::= /* -- */ INTEGER"),
        LanguageCase(
            "X.680 12.2.1: a reference may have digits and single hyphens",
            "A-b-9-C ::= INTEGER"),
        LanguageCase(
            "X.680 12.8: a number of any length",
            "v INTEGER ::= 340282366920938463463374607431768211456340282366920938463463374607431768211456"),
        LanguageCase(
            "X.680 12.9: a real number has a fraction and an exponent",
            """
            v REAL ::= 3.14
            w REAL ::= 31.4E-1
            x REAL ::= 314e-2
            """),
        LanguageCase(
            "X.680 12.10: white space in a bit string means nothing",
            """
            v BIT STRING ::= '1 1\u{9}0
             1'B
            """),
        LanguageCase(
            "X.680 12.12: white space in a hexadecimal string means nothing",
            """
            v OCTET STRING ::= 'DE AD
             BE EF'H
            w OCTET STRING ::= ''H
            """),
        LanguageCase(
            "X.680 12.14: a quotation mark in a string is written twice",
            #"v UTF8String ::= "say ""yes""""#),
        LanguageCase(
            "X.680 12.14: a string over several lines",
            """
            v UTF8String ::= "one
               two"
            """),
        LanguageCase(
            "X.680 12.37: a space must separate words, any other white space will do",
            """
            T\u{9}::=
            SEQUENCE
            {a
            INTEGER}
            """),
        LanguageCase(
            "X.680 12.38: reserved words are made of capitals as they stand",
            """
            Integer ::= INTEGER
            Sequence ::= SEQUENCE { end Integer, tags Integer, of Integer }
            """),
        LanguageCase(
            "X.680 12.1.6: a no-break space is white space",
            "T ::= INTEGER"),
        LanguageCase(
            "X.680 12.23: three dots and two dots",
            """
            T ::= INTEGER (1..5, ...)
            U ::= INTEGER (1 .. 5 , ...)
            """),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.680 12.6.4: a comment that is never closed",
            "T ::= INTEGER /* open",
            [
                "2:15: error: this comment is never closed; '/*' inside it needs a '*/' of its own",
                "3:4: error: expected 'END' of module 'M', found the end of the file",
                "1:1: note: the module begins here",
            ]),
        LanguageCase(
            "X.680 12.2.1: a reference does not end with a hyphen",
            "A- ::= INTEGER",
            [
                "2:1: error: the name 'A-' ends with a hyphen; leave the hyphen out"
            ]),
        LanguageCase(
            "X.680 12.2.1: a reference has no underscore",
            "My_Type ::= INTEGER",
            [
                "2:1: error: the name 'My_Type' has an underscore, which ASN.1 does not allow; write 'My-Type'"
            ]),
        LanguageCase(
            "X.680 12.2.1: a name does not start with a digit",
            "T ::= SEQUENCE { 2a INTEGER }",
            [
                "2:18: error: '2a' starts with a digit, which a name cannot; put a letter in front"
            ]),
        LanguageCase(
            "X.680 12.2.1: a name has no letter outside 'a' to 'z' and 'A' to 'Z'",
            "Größe ::= INTEGER",
            [
                "2:1: error: the name 'Größe' has a character outside 'a' to 'z' and 'A' to 'Z'; write it with these"
            ]),
        LanguageCase(
            "X.680 12.3: the name of a component starts with a small letter",
            "T ::= SEQUENCE { Count INTEGER }",
            [
                "2:18: error: the name of a component starts with a small letter, 'Count' does not; write 'count'"
            ]),
        LanguageCase(
            "X.680 12.8: a number has no leading zeros",
            "v INTEGER ::= 007",
            [
                "2:15: warning: number '007' has a leading zero; leave it out"
            ]),
        LanguageCase(
            "X.680 12.10: a bit string has the digits 0 and 1",
            "v BIT STRING ::= '012'B",
            [
                "2:21: error: '2' is not a digit here; these are '0' and '1'"
            ]),
        LanguageCase(
            "X.680 12.12: a hexadecimal string has capital letters",
            "v OCTET STRING ::= 'dead'H",
            [
                "2:21: error: 'd' is not a digit here; these are '0' to '9' and 'A' to 'F'"
            ]),
        LanguageCase(
            "X.680 12.12: the letter after a hexadecimal string is a capital",
            "v OCTET STRING ::= '00'h",
            [
                "2:24: error: the letter after a bit or hexadecimal string is a capital 'B' or 'H'"
            ]),
        LanguageCase(
            "X.680 12.14: a string that is never closed",
            #"v UTF8String ::= "open"#,
            [
                "2:18: error: this string is never closed; add the '\"' at its end",
                "3:1: error: expected a value, found 'END'",
            ]),
        LanguageCase(
            "X.680 12.20: the assignment item has two colons",
            "T := INTEGER",
            [
                "2:3: error: expected '::=', found ':='"
            ]),
        LanguageCase(
            "X.680 12.38: a reserved word is no type reference",
            "INTEGER ::= BOOLEAN",
            [
                "2:1: error: 'INTEGER' is a reserved word and cannot be the name of a type; choose another"
            ]),
        LanguageCase(
            "X.680 11.1: a character that begins no lexical item",
            "T ::= INTEGER $",
            [
                "2:15: error: unexpected '$'; remove it"
            ]),
        LanguageCase(
            "X.680 11.1: typographic quotation marks are no quotation marks",
            "v UTF8String ::= “text”",
            [
                """
                2:18: error: unexpected '“': this is a typographic quotation mark; write '"'
                """
            ]),
        LanguageCase(
            "X.680 12.1: a dash is no hyphen",
            "v INTEGER ::= –5",
            [
                "2:15: error: unexpected '–': this is a dash; write '-'"
            ]),
        LanguageCase(
            "X.680 12.21: two dots with a space are two items",
            "T ::= INTEGER (1. .5)",
            [
                "2:19: error: expected ')' after the constraint, found '.'",
                "2:15: note: to match this '('",
            ]),
    ]
}
