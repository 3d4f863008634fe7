/// Bounds on what an input may ask of its reader. Exceeding one is an error of code ``ASN1Error/Code/limitExceeded``.
public struct ASN1Limits: Hashable, Sendable {
    /// How many values may stand inside each other, each SEQUENCE, SET, list, explicit tag or string of segments counting one.
    ///
    /// A generated decoder calls itself for every level; the default fits a thread with 512 KB of stack in a debug build.
    public var depth: Int

    /// How many elements all SEQUENCE OF and SET OF values may have together.
    public var elements: Int

    /// How long the input may be, in bytes. Never more than 2^32 - 1, whatever is set.
    public var inputLength: Int

    /// The highest tag number that is accepted.
    public var tagNumber: UInt32

    /// How many contents octets an OBJECT IDENTIFIER or RELATIVE-OID may have.
    public var objectIdentifierLength: Int

    /// Limits of the caller's choice; what is left out has its default.
    public init(
        depth: Int = 64, elements: Int = 10_000_000, inputLength: Int = .max, tagNumber: UInt32 = .max,
        objectIdentifierLength: Int = 4096
    ) {
        self.depth = depth
        self.elements = elements
        self.inputLength = inputLength
        self.tagNumber = tagNumber
        self.objectIdentifierLength = objectIdentifierLength
    }

    /// The limits that apply when the caller gives none.
    public static var `default`: ASN1Limits { ASN1Limits() }
}
