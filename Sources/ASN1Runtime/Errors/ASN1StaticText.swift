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

    init(address: UInt) { self.address = address }

    var isEmpty: Bool { address == 0 }

    /// The text, copied.
    var string: String {
        guard let start = unsafe UnsafePointer<UInt8>(bitPattern: address) else { return "" }
        var count = 0
        while unsafe start[count] != 0 { count += 1 }
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
}
