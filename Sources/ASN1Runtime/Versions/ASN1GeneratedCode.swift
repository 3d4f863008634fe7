/// What generated code asks for to be compiled with the runtime that it was generated for, and no other.
///
/// Each generated file refers to the version by its name, `ASN1GeneratedCode.version1`. Every other name leads to a subscript that is
/// unavailable, so that a mismatch in either direction is an error of the compiler that says what to do, at the line in question.
///
/// A change of the runtime after which code that was generated before would not compile, or would do something else, takes the next
/// number, here and where the compiler writes it. An addition that older generated code does not need does too, since newer code may
/// need it. What leaves generated code as it is, such as a mended fault or a faster path, does not.
@dynamicMemberLookup
public enum ASN1GeneratedCode {
    /// That generated code and the runtime go together.
    public struct Version: Sendable {
        @usableFromInline
        init() {}
    }

    /// The version of this runtime.
    @inlinable
    public static var version1: Version { Version() }

    /// Stands for all other versions, older and newer.
    @available(
        *, unavailable,
        message: """
            this ASN1Runtime needs generated code of version 1; if this is older, generate it again with the asn1swift of the same \
            package (swift package generate-asn1), and if it is newer, update the package asn1swift
            """
    )
    public static subscript(dynamicMember name: StaticString) -> Version { Version() }
}
