import ASN1Compiler

/// Why a text is no value of a type, and where in the text.
package struct WrittenValueError: Error {
    /// What is wrong, and what would be right.
    package var message: String

    /// The part of the text that is at fault.
    package var range: SourceRange

    /// The error as compilers' output has it.
    package var diagnostic: Diagnostic { .error(message, at: range) }
}
