/// A tag: its class and its number.                                                                (X.680 8, X.690 8.1.2)
///
/// Whether an encoding is primitive or constructed is not part of a tag; the operation that reads a value knows which forms it may
/// have. Numbers go up to 2^32 - 1.
@frozen
public struct ASN1Tag: Hashable, Sendable {
    /// The class of a tag, in the canonical order of X.680 8.6.
    @frozen
    public enum Class: UInt8, Hashable, Sendable {
        /// Types defined by X.680 itself.
        case universal = 0x00
        /// Types that are specific to an application.
        case application = 0x40
        /// Tags whose meaning depends on the type around them.
        case context = 0x80
        /// Types that are specific to an enterprise.
        case `private` = 0xC0
    }

    /// The number, 0 to 2^32 - 1.
    public let number: UInt32

    /// The identifier octet with bit 6 clear, when one octet is enough; otherwise a value no octet has: 0x100 plus class plus 0x1F.
    ///
    /// One comparison with an octet of the input then answers "is it this tag?" for every tag below 31.
    @usableFromInline
    let leading: UInt16

    /// A tag of any class.
    /// - Parameters:
    ///   - tagClass: The class.
    ///   - number: The number, 0 to 2^32 - 1.
    @_transparent
    public init(_ tagClass: Class, _ number: UInt32) {
        self.number = number
        let bits = UInt16(tagClass.rawValue)
        // [UNIVERSAL 0] is end-of-contents, which is never the tag of a value, so it must not match an octet either.
        if number < 31, tagClass != .universal || number != 0 {
            leading = bits | UInt16(truncatingIfNeeded: number)
        } else {
            leading = 0x11F | bits
        }
    }

    /// Both parts at once, for constants: debug builds make tags anew at every use.
    @usableFromInline
    @_transparent
    init(number: UInt32, leading: UInt16) {
        self.number = number
        self.leading = leading
    }

    /// A low tag number taken from an identifier octet, of which bit 6 is ignored.
    @usableFromInline
    @_transparent
    init(octet: UInt8) {
        number = UInt32(octet & 0x1F)
        leading = octet & 0xDF == 0 ? 0x11F : UInt16(octet & 0xDF)
    }

    /// The class.
    @_transparent
    public var tagClass: Class { Class(rawValue: UInt8(truncatingIfNeeded: leading & 0xC0)) ?? .universal }

    /// `[UNIVERSAL number]`
    @_transparent
    public static func universal(_ number: UInt32) -> ASN1Tag { ASN1Tag(.universal, number) }

    /// `[APPLICATION number]`
    @_transparent
    public static func application(_ number: UInt32) -> ASN1Tag { ASN1Tag(.application, number) }

    /// `[number]`
    @_transparent
    public static func context(_ number: UInt32) -> ASN1Tag { ASN1Tag(.context, number) }

    /// `[PRIVATE number]`
    @_transparent
    public static func `private`(_ number: UInt32) -> ASN1Tag { ASN1Tag(.private, number) }
}

extension ASN1Tag: Comparable {
    /// The canonical order: by class, then by number.                                                         (X.680 8.6)
    @_transparent
    public static func < (left: ASN1Tag, right: ASN1Tag) -> Bool {
        let leftClass = left.leading & 0xC0
        let rightClass = right.leading & 0xC0
        return leftClass != rightClass ? leftClass < rightClass : left.number < right.number
    }
}
