/// What a user can choose about the generated code: the keys of `asn1.json` and the flags of `asn1swift`.
package struct Options: Sendable, Equatable {
    /// Access level of the generated declarations.
    package enum Access: String, Sendable, CaseIterable {
        case `internal`
        case package
        case `public`
    }

    /// What an INTEGER without finite bounds becomes.
    package enum Integers: String, Sendable, CaseIterable {
        /// `ASN1Integer`, which holds any value.
        case big
        /// `Int`; a value that does not fit is a decoding error.
        case native
    }

    package var access: Access
    package var integers: Integers

    package init(access: Access = .internal, integers: Integers = .big) {
        self.access = access
        self.integers = integers
    }
}
