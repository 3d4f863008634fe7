/// Why a value could not be decoded or encoded, and where.
///
/// An error is four words. Making and throwing it allocates nothing, nor do the first steps of its ``path``: two names and an index.
/// Every time there are more while the error is passed outwards, those so far go into a small object. Only ``path`` and ``description``
/// build strings.
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

    // The parts lie in whole words, from which code that hands an error on has nothing to put together.

    /// From the lowest bit on: the offset, 32 bits, as inputs are shorter than 4 GiB; the code, 4; the parts, 4; the classes of the tags
    /// that were expected and found, 2 each; the form of the steps, 20.
    private var head: UInt64

    /// The number of the tag that was found in the upper half. In the lower one that of the tag that was expected, or the place of a
    /// text, which is what was expected, which constraint is violated, or what is wrong.
    private var detail: UInt64 = 0

    /// The names of the steps.
    private var names: UInt64 = 0

    /// The path inside the steps, and texts that are made when the program runs.
    var inner: ASN1ErrorPath?

    /// The outermost part of the path.
    var steps: ASN1ErrorSteps {
        get { ASN1ErrorSteps(names: names, form: UInt32(truncatingIfNeeded: head >> 44)) }
        set {
            names = newValue.names
            head = head & 0xFFF_FFFF_FFFF | UInt64(newValue.form) << 44
        }
    }

    /// What kind of problem it is.
    public private(set) var code: Code {
        get { Code(rawValue: UInt8(truncatingIfNeeded: head >> 32 & 0xF)) ?? .malformed }
        set { head = head & ~0xF_0000_0000 | UInt64(newValue.rawValue) << 32 }
    }

    /// Which of the other parts count.
    private var parts: Parts {
        get { Parts(rawValue: UInt8(truncatingIfNeeded: head >> 36 & 0xF)) }
        set { head = head & ~0xF0_0000_0000 | UInt64(newValue.rawValue) << 36 }
    }

    private struct Parts: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// `detail` has the tag that was expected, not a text.
        static let expectedTag = Parts(rawValue: 1)
        /// `detail` has the tag that was found.
        static let foundTag = Parts(rawValue: 2)
        /// The offset means nothing.
        static let noOffset = Parts(rawValue: 4)
        /// The text is the name of an ENUMERATED that does not have the number that was found.
        static let unlistedNumber = Parts(rawValue: 8)
    }

    /// An error without a text.
    private init(_ code: Code, at offset: Int) {
        head = UInt64(UInt32(truncatingIfNeeded: offset)) | UInt64(code.rawValue) << 32
    }

    /// An error at a place in the input.
    /// - Parameters:
    ///   - code: What kind of problem it is.
    ///   - text: What is wrong, as a clause without a full stop.
    ///   - offset: Bytes from the start of the input.
    @inline(never)
    public init(_ code: Code, _ text: StaticString, at offset: Int) {
        self.init(code, at: offset)
        let text = ASN1StaticText(text)
        detail = UInt64(text.distance)
        if detail == 0, !text.isEmpty { inner = ASN1ErrorPath(.text(text.string), nil) }
    }

    /// An error whose text is made when the program runs. Unlike the others, making it allocates memory.
    package init(_ code: Code, dynamicText text: String, at offset: Int) {
        self.init(code, at: offset)
        inner = ASN1ErrorPath(.text(text), nil)
    }

    /// The error that a value violates a constraint.
    /// - Parameter found: What of the value does; none where that is the row of a table.
    init(violated constraint: StaticString, found: String?, at offset: Int) {
        self.init(.constraintViolated, constraint, at: offset)
        if let found { inner = ASN1ErrorPath(.found(found), inner) }
    }

    /// The same with a constraint that is read when the program runs.
    init(violated constraint: String, found: String?, at offset: Int) {
        self.init(.constraintViolated, dynamicText: constraint, at: offset)
        if let found { inner = ASN1ErrorPath(.found(found), inner) }
    }

    /// An error about the tag or the form of a value.
    init(_ code: Code, expected: ASN1Tag, at offset: Int) {
        self.init(code, at: offset)
        detail = UInt64(expected.number)
        head |= UInt64(expected.tagClass.rawValue) << 34
        parts = .expectedTag
    }

    /// Turns the offset, which counted from the end of an encoding, into one from its start.
    @usableFromInline
    mutating func countFromStart(of length: Int) {
        let fromEnd = Int(UInt32(truncatingIfNeeded: head))
        head = head & ~0xFFFF_FFFF | UInt64(UInt32(truncatingIfNeeded: length &- fromEnd))
    }

    /// Drops the offset, which counted from the end of an encoding that nobody knows the length of.
    @usableFromInline
    mutating func forgetOffset() {
        head &= ~0xFFFF_FFFF
        parts.insert(.noOffset)
    }

    /// The same error about a number that an ENUMERATED does not list; its text is the name of the type.
    consuming func aboutUnlistedNumber() -> ASN1Error {
        parts.insert(.unlistedNumber)
        return self
    }

    /// Whether the error is about a number that an ENUMERATED does not list.
    var isUnlistedNumber: Bool { parts.contains(.unlistedNumber) }

    /// The same error with the tag that was found.
    consuming func found(_ tag: ASN1Tag) -> ASN1Error {
        detail = detail & 0xFFFF_FFFF | UInt64(tag.number) << 32
        head = head & ~0xC00_0000_0000 | UInt64(tag.tagClass.rawValue) << 36
        parts.insert(.foundTag)
        return self
    }

    /// Where in the input, in bytes from the start of the storage that decoding began with: a slice of a file that is decoded later
    /// still reports its place in the whole file. For an error of encoding, where in the encoding the value would have started; `nil`
    /// where that encoding cannot be made as far as it takes to say so, as for a value that is nested too deep.
    ///
    /// A string that BER spread over several segments was put together in storage of its own; offsets inside it count from its start.
    public var offset: Int? { parts.contains(.noOffset) ? nil : Int(UInt32(truncatingIfNeeded: head)) }

    /// The tag that was expected, where a single one was.
    public var expected: ASN1Tag? { parts.contains(.expectedTag) ? tag(detail, head >> 34) : nil }

    /// The tag that was found instead; `nil` when the value around ends there, or when tags are not the problem.
    public var found: ASN1Tag? { parts.contains(.foundTag) ? tag(detail >> 32, head >> 36) : nil }

    private func tag(_ number: UInt64, _ tagClass: UInt64) -> ASN1Tag {
        ASN1Tag(
            ASN1Tag.Class(rawValue: UInt8(truncatingIfNeeded: tagClass & 0xC0)) ?? .universal,
            UInt32(truncatingIfNeeded: number))
    }

    /// What of the value violates a constraint, in value notation: the number, how many octets, characters or elements there are for
    /// SIZE, the first character that FROM does not allow, or the start of the whole value. `nil` where that is not known.
    public var foundValue: String? { inner?.found }

    /// What was expected, which constraint is violated, or what is wrong; empty when a tag says it.
    var text: String {
        if parts.contains(.expectedTag) { return "" }
        let place = UInt32(truncatingIfNeeded: detail)
        return place == 0 ? inner?.text ?? "" : ASN1StaticText(distance: place).string
    }
}
