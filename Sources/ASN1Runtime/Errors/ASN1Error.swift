/// Why a value could not be decoded, and where.
///
/// The value is flat: making, throwing and passing on an error allocates nothing, whatever the input; only ``description`` and
/// ``path`` build strings.
public struct ASN1Error: Error, Hashable, Sendable {
    /// What kind of problem it is. The codes are stable; texts may get better.
    public enum Code: UInt8, Hashable, Sendable {
        /// The input, or the value around, ends before this value does.
        case truncated
        /// Another tag stands where a value was expected, or the value around ends there.
        case unexpectedTag
        /// The tag is right and the form wrong: primitive where it must be constructed, or the other way round.
        case unexpectedForm
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

    /// How many steps of the path are in use.
    var stepCount: UInt8 = 0

    /// Whether steps between the root and the first kept step were dropped.
    var isPathCut = false

    /// Whether an element was found at all, so that `foundTag` counts.
    var hasFound = false

    /// Whether `expectedTag` counts.
    var hasExpected = false

    /// The offset as stored; inputs are shorter than 4 GiB.
    var storedOffset: UInt32

    var expectedTag = ASN1Tag.null
    var foundTag = ASN1Tag.null

    /// What was expected, which constraint is violated, or what is wrong, as constant text.
    var text: ASN1StaticText

    /// The type that decoding started with.
    var root = ASN1StaticText()

    /// The path from the innermost step outwards.
    var steps = ASN1ErrorSteps()

    /// An error at a place in the input.
    /// - Parameters:
    ///   - code: What kind of problem it is.
    ///   - text: What is wrong, as a clause without a full stop.
    ///   - offset: Bytes from the start of the input.
    @inline(never)
    public init(_ code: Code, _ text: StaticString, at offset: Int) {
        self.code = code
        self.text = ASN1StaticText(text)
        storedOffset = UInt32(truncatingIfNeeded: offset)
    }

    /// Where in the input, in bytes from the start of the storage that decoding began with: a slice of a file that is decoded later
    /// still reports its place in the whole file.
    ///
    /// A string that BER spread over several segments was put together in storage of its own; offsets inside it count from its start.
    public var offset: Int { Int(storedOffset) }

    /// The tag that was expected, where a single one was.
    public var expected: ASN1Tag? { hasExpected ? expectedTag : nil }

    /// The tag that was found instead; `nil` when the value around ends there, or when tags are not the problem.
    public var found: ASN1Tag? { hasFound ? foundTag : nil }
}
