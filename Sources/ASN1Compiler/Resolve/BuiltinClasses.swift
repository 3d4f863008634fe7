/// What every module knows without IMPORTS: the classes of X.681 annexes A and B.
enum BuiltinClasses {
    static let source = SourceFile(
        path: "built-in definitions",
        bytes: Array(
            """
            Built-in DEFINITIONS ::= BEGIN
            TYPE-IDENTIFIER ::= CLASS {
                &id OBJECT IDENTIFIER UNIQUE,
                &Type
            } WITH SYNTAX { &Type IDENTIFIED BY &id }
            ABSTRACT-SYNTAX ::= CLASS {
                &id OBJECT IDENTIFIER UNIQUE,
                &Type,
                &property BIT STRING { handles-invalid-encodings(0) } DEFAULT {}
            } WITH SYNTAX { &Type IDENTIFIED BY &id [HAS PROPERTY &property] }
            END
            """.utf8))
}
