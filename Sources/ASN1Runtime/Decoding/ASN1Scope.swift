/// What ``ASN1Decoder/enter(_:)`` remembers of the level outside, for ``ASN1Decoder/leave(_:)`` to go back to.
@frozen
public struct ASN1Scope: Sendable {
    /// Where the level outside ends.
    @usableFromInline
    let end: Int

    /// The depth left on the level outside, and its form; see `ASN1Decoder.level`.
    @usableFromInline
    let level: UInt32

    /// Where the value that was entered starts. Inputs are shorter than 4 GiB, so that a scope fits two words.
    @usableFromInline
    let start: UInt32

    @usableFromInline
    @_transparent
    init(end: Int, level: UInt32, start: Int) {
        self.end = end
        self.level = level
        self.start = UInt32(truncatingIfNeeded: start)
    }
}
