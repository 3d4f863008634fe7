/// A constant text in eight bytes: the address of its UTF-8 and the NUL after it. Zero is no text.
struct ASN1StaticText: Hashable, Sendable {
    let address: UInt

    /// No text.
    init() { address = 0 }

    /// The text of a literal; none when it is empty, or a single scalar without storage.
    init(_ text: StaticString) {
        guard text.hasPointerRepresentation, text.utf8CodeUnitCount > 0 else {
            address = 0
            return
        }
        address = unsafe UInt(bitPattern: text.utf8Start)
    }

    /// The text at this distance; none for 0.
    init(distance: UInt32) {
        address = distance == 0 ? 0 : Self.origin &+ UInt(bitPattern: Int(Int32(bitPattern: distance)))
    }

    /// How far the text is from a text of the runtime, which says as much as the address does in half the bits; 0 for no text, and for
    /// one that is too far away, in a library of its own.
    var distance: UInt32 {
        let distance = Int(bitPattern: address &- Self.origin)
        guard let near = Int32(exactly: distance), address != 0 else { return 0 }
        return UInt32(bitPattern: near)
    }

    /// The address that distances count from.
    private static var origin: UInt {
        let text: StaticString = "texts of errors are found from here"
        return unsafe UInt(bitPattern: text.utf8Start)
    }

    var isEmpty: Bool { address == 0 }

    /// The text, copied.
    var string: String {
        guard let start = unsafe UnsafePointer<UInt8>(bitPattern: address) else { return "" }
        var count = 0
        while unsafe start[count] != 0 { count += 1 }
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
}
