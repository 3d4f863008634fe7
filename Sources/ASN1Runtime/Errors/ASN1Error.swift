/// Why a value could not be decoded or encoded, and where.
///
/// An error is four words. Making and throwing it allocates nothing; each step of its ``path`` is one small object, made while the
/// error is passed outwards. Only ``path`` and ``description`` build strings.
public struct ASN1Error: Error, Hashable, Sendable {
    /// What kind of problem it is. The codes are stable; texts may get better.
    public enum Code: UInt8, Hashable, Sendable {
        /// The input, or the value around, ends before this value does.
        case truncated
        /// Another tag stands where a value was expected, or the value around ends there.
        case unexpectedTag
        /// The tag is right and the encoding primitive, where it must be constructed.
        case notConstructed
        /// The tag is right and the encoding constructed, where it must be primitive.
        case notPrimitive
        /// A mandatory component is absent.
        case missingComponent
        /// A component of a SET occurs twice.
        case duplicateComponent
        /// A value has elements after its last known component.
        case unexpectedElement
        /// Bytes follow the outermost value.
        case trailingBytes
        /// No encoding rules allow these octets.
        case malformed
        /// BER allows these octets and DER does not.                                                  (X.690 10 and 11)
        case notDER
        /// A legal value that the Swift type cannot hold.
        case outOfRange
        /// The value breaks a constraint of its ASN.1 type.
        case constraintViolated
        /// A limit of ``ASN1Limits`` is exceeded.
        case limitExceeded
    }

    /// What kind of problem it is.
    public internal(set) var code: Code

    /// Which of the other parts count.
    private var parts: Parts = []

    private struct Parts: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// `detail` is the tag that was expected, not a text.
        static let expectedTag = Parts(rawValue: 1)
        /// `foundTag` is what was found.
        static let foundTag = Parts(rawValue: 2)
        /// `storedOffset` means nothing.
        static let noOffset = Parts(rawValue: 4)
        /// `detail` is an ENUMERATED that does not have the number that was found.
        static let unlistedNumber = Parts(rawValue: 8)
    }

    /// The offset as stored; inputs are shorter than 4 GiB.
    private var storedOffset: UInt32

    /// The expected tag, or the address of a text: what was expected, which constraint is violated, or what is wrong.
    private var detail: UInt64

    private var foundTag = ASN1Tag.null

    /// The path, the outermost step first.
    var steps: ASN1ErrorPath?

    /// An error at a place in the input.
    /// - Parameters:
    ///   - code: What kind of problem it is.
    ///   - text: What is wrong, as a clause without a full stop.
    ///   - offset: Bytes from the start of the input.
    @inline(never)
    public init(_ code: Code, _ text: StaticString, at offset: Int) {
        self.code = code
        detail = UInt64(ASN1StaticText(text).address)
        storedOffset = UInt32(truncatingIfNeeded: offset)
    }

    /// An error whose text is made when the program runs. Unlike the others, making it allocates memory.
    package init(_ code: Code, dynamicText text: String, at offset: Int) {
        self.code = code
        detail = 0
        storedOffset = UInt32(truncatingIfNeeded: offset)
        steps = ASN1ErrorPath(.text(text), nil)
    }

    /// The error that a value violates a constraint.
    /// - Parameter found: What of the value does; none where that is the row of a table.
    init(violated constraint: StaticString, found: String?, at offset: Int) {
        self.init(.constraintViolated, constraint, at: offset)
        steps = found.map { ASN1ErrorPath(.found($0), nil) }
    }

    /// The same with a constraint that is read when the program runs.
    init(violated constraint: String, found: String?, at offset: Int) {
        self.init(.constraintViolated, dynamicText: constraint, at: offset)
        if let found { steps = ASN1ErrorPath(.found(found), steps) }
    }

    /// An error about the tag or the form of a value.
    init(_ code: Code, expected: ASN1Tag, at offset: Int) {
        self.code = code
        detail = UInt64(expected.number) | UInt64(expected.tagClass.rawValue) << 32
        parts = .expectedTag
        storedOffset = UInt32(truncatingIfNeeded: offset)
    }

    /// Turns the offset, which counted from the end of an encoding, into one from its start.
    @usableFromInline
    mutating func countFromStart(of length: Int) {
        storedOffset = UInt32(truncatingIfNeeded: length &- Int(storedOffset))
    }

    /// Drops the offset, which counted from the end of an encoding that nobody knows the length of.
    @usableFromInline
    mutating func forgetOffset() {
        storedOffset = 0
        parts.insert(.noOffset)
    }

    /// The same error about a number that an ENUMERATED does not list; its text is the name of the type.
    var ofUnlistedNumber: ASN1Error {
        var error = self
        error.parts.insert(.unlistedNumber)
        return error
    }

    /// Whether the error is about a number that an ENUMERATED does not list.
    var isUnlistedNumber: Bool { parts.contains(.unlistedNumber) }

    /// The same error with the tag that was found.
    func found(_ tag: ASN1Tag) -> ASN1Error {
        var error = self
        error.foundTag = tag
        error.parts.insert(.foundTag)
        return error
    }

    /// Where in the input, in bytes from the start of the storage that decoding began with: a slice of a file that is decoded later
    /// still reports its place in the whole file. For an error of encoding, where in the encoding the value would have started; `nil`
    /// where that encoding cannot be made as far as it takes to say so, as for a value that is nested too deep.
    ///
    /// A string that BER spread over several segments was put together in storage of its own; offsets inside it count from its start.
    public var offset: Int? { parts.contains(.noOffset) ? nil : Int(storedOffset) }

    /// The tag that was expected, where a single one was.
    public var expected: ASN1Tag? {
        guard parts.contains(.expectedTag) else { return nil }
        return ASN1Tag(
            ASN1Tag.Class(rawValue: UInt8(truncatingIfNeeded: detail >> 32)) ?? .universal,
            UInt32(truncatingIfNeeded: detail))
    }

    /// The tag that was found instead; `nil` when the value around ends there, or when tags are not the problem.
    public var found: ASN1Tag? { parts.contains(.foundTag) ? foundTag : nil }

    /// What of the value violates a constraint, in value notation: the number, how many octets, characters or elements there are for
    /// SIZE, the first character that FROM does not allow, or the start of the whole value. `nil` where that is not known.
    public var foundValue: String? { steps?.found }

    /// What was expected, which constraint is violated, or what is wrong; empty when a tag says it.
    var text: String {
        if parts.contains(.expectedTag) { return "" }
        if detail == 0, let text = steps?.text { return text }
        return ASN1StaticText(address: UInt(truncatingIfNeeded: detail)).string
    }
}
