/// What a caller handed over, brought to the bytes of the receipt: base64 is undone, and text that is something else named.
package struct ReceiptInput {
    /// The bytes that the container is read from.
    package let bytes: [UInt8]

    /// Whether `bytes` came out of base64.
    let isBase64: Bool

    /// Where in the input one base64 character is left over that no byte can be made of; `nil` mostly. The text was cut there, or
    /// something was added.
    let danglingOffset: Int?

    /// Looks at an input.
    /// - Throws: ``ReceiptError`` when it is empty, or text that is not base64.
    package init(_ input: [UInt8]) throws(ReceiptError) {
        guard !input.isEmpty else { throw .empty }
        guard TextKind.isText(input) else {
            if TextKind.isBinaryPropertyList(input) { throw .propertyList }
            bytes = input
            isBase64 = false
            danglingOffset = nil
            return
        }
        if let kind = TextKind(input) { throw kind.error }
        let decoded: Base64.Result
        do {
            decoded = try Base64.decode(input)
        } catch {
            throw .plainText(offset: error.offset)
        }
        guard !decoded.bytes.isEmpty else {
            if let offset = decoded.danglingOffset { throw .plainText(offset: offset) }
            throw .empty
        }
        if let kind = TextKind(decoded.bytes) { throw kind.error }
        guard !TextKind.isText(decoded.bytes) else { throw .base64OfText }
        bytes = decoded.bytes
        isBase64 = true
        danglingOffset = decoded.danglingOffset
    }
}
