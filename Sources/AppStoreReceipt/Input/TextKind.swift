/// Text that people take for an app receipt, told by how it begins.
enum TextKind {
    case jws
    case json
    case propertyList

    /// The kind of a text; `nil` when it is none of these.
    init?(_ bytes: [UInt8]) {
        let text = bytes.dropFirst(Self.byteOrderMarkCount(bytes)).drop(while: Self.isSpace)
        if text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE plist".utf8)
            || text.starts(with: "<plist".utf8) || Self.isBinaryPropertyList(bytes)
        {
            self = .propertyList
        } else if Self.isJWS(text) {
            self = .jws
        } else if text.first == UInt8(ascii: "{"), Self.isText(bytes) {
            self = Self.dictionaryKind(text.dropFirst())
        } else {
            return nil
        }
    }

    /// What a reader of receipts says to it.
    var error: ReceiptError {
        switch self {
        case .jws: return .jws
        case .json: return .json
        case .propertyList: return .propertyList
        }
    }

    /// Three parts of base64url with points between them, the first of which is a JSON object (RFC 7515, 7.1).
    private static func isJWS(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.starts(with: "eyJ".utf8) else { return false }
        let point = UInt8(ascii: ".")
        return text.reduce(0) { count, character in count + (character == point ? 1 : 0) } == 2
    }

    /// Tells a property list of the old style, `{ "key" = "value"; }`, from JSON, by what follows the first key.
    private static func dictionaryKind(_ text: ArraySlice<UInt8>) -> TextKind {
        let quote = UInt8(ascii: "\"")
        let key = text.drop(while: isSpace)
        guard key.first == quote else { return key.first == UInt8(ascii: "}") ? .json : .propertyList }
        let rest = key.dropFirst().drop { $0 != quote }.dropFirst().drop(while: isSpace)
        return rest.first == UInt8(ascii: ":") ? .json : .propertyList
    }

    /// Whether these are characters and no encoding of a receipt: no control characters, and not the header of a long SEQUENCE.
    static func isText(_ bytes: [UInt8]) -> Bool {
        if beginsAsSequence(bytes), bytes.count >= 2, bytes[1] >= 0x80 { return false }
        return bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || isSpace($0) }
    }

    /// Whether the first octet is that of a SEQUENCE, which is also the character 0.
    static func beginsAsSequence(_ bytes: [UInt8]) -> Bool { bytes.first == 0x30 }

    static func isBinaryPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

    /// Space, tab, and what ends or divides lines and pages.
    static func isSpace(_ character: UInt8) -> Bool { character == 0x20 || (0x09...0x0D).contains(character) }

    /// How many bytes a UTF-8 byte order mark at the start takes: 3 or 0.
    static func byteOrderMarkCount(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
