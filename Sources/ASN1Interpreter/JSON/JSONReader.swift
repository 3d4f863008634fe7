import ASN1Compiler

/// Reads JSON (RFC 8259) and keeps every value's place. Stops at the first error.
package struct JSONReader {
    /// What is no JSON, and where.
    package struct SyntaxError: Error {
        package var message: String
        package var range: SourceRange
    }

    /// How deep values may be nested.
    private let depthLimit: Int
    private let bytes: [UInt8]
    /// The index of the file in ranges.
    private let file: Int32
    private var position = 0
    private var depth = 0

    /// Reads the one value that `bytes` hold, after a byte order mark if there is one.
    /// - Parameters:
    ///   - file: The index of the file in ranges.
    ///   - depthLimit: How deep values may be nested; 64 are more than options files have, and few enough for every thread's stack.
    /// - Throws: The first error.
    package static func read(
        _ bytes: [UInt8], file: Int32, depthLimit: Int = 64
    ) throws(SyntaxError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, file: file, depthLimit: depthLimit)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value()
        reader.skipWhiteSpace()
        if reader.current != nil { throw reader.unexpected("the end of the file") }
        return value
    }

    private init(bytes: [UInt8], file: Int32, depthLimit: Int) {
        self.bytes = bytes
        self.file = file
        self.depthLimit = depthLimit
    }

    // MARK: Values

    /// value = false / null / true / object / array / number / string                        (RFC 8259, 3)
    private mutating func value() throws(SyntaxError) -> JSONValue {
        skipWhiteSpace()
        let start = position
        let content: JSONValue.Content
        switch current {
        case UInt8(ascii: "{"): content = .object(try nested { reader throws(SyntaxError) in try reader.members() })
        case UInt8(ascii: "["): content = .array(try nested { reader throws(SyntaxError) in try reader.elements() })
        case UInt8(ascii: "\""): content = .string(try string())
        default: content = try word()
        }
        return JSONValue(content: content, range: range(from: start))
    }

    private mutating func nested<T>(
        _ read: (inout JSONReader) throws(SyntaxError) -> T
    ) throws(SyntaxError) -> T {
        guard depth < depthLimit else { throw error("nested too deeply", from: position) }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    /// The rest of an object after its `{`: object = "{" [ member *( "," member ) ] "}"      (RFC 8259, 4)
    private mutating func members() throws(SyntaxError) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        skipWhiteSpace()
        if skip("}") { return members }
        repeat {
            skipWhiteSpace()
            let start = position
            guard current == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
            let key = try string()
            let keyRange = range(from: start)
            if members.contains(where: { $0.key == key }) {
                throw SyntaxError(message: "'\(key)' stands here twice", range: keyRange)
            }
            skipWhiteSpace()
            guard skip(":") else { throw unexpected("':'") }
            members.append(JSONValue.Member(key: key, keyRange: keyRange, value: try value()))
            skipWhiteSpace()
        } while skip(",")
        guard skip("}") else { throw unexpected("',' or '}'") }
        return members
    }

    /// The rest of an array after its `[`: array = "[" [ value *( "," value ) ] "]"          (RFC 8259, 5)
    private mutating func elements() throws(SyntaxError) -> [JSONValue] {
        var elements: [JSONValue] = []
        skipWhiteSpace()
        if skip("]") { return elements }
        repeat {
            elements.append(try value())
            skipWhiteSpace()
        } while skip(",")
        guard skip("]") else { throw unexpected("',' or ']'") }
        return elements
    }

    /// A number, or one of the three literal names.                                          (RFC 8259, 3 and 6)
    private mutating func word() throws(SyntaxError) -> JSONValue.Content {
        let start = position
        while let byte = current, Self.isWordByte(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case "":
            throw unexpected("a value")
        default:
            if text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil { return .number(text) }
            throw error("'\(text)' is no JSON value; a string stands in double quotes", from: start)
        }
    }

    /// string = quotation-mark *char quotation-mark                                          (RFC 8259, 7)
    private mutating func string() throws(SyntaxError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw error("a string ends on its own line", from: start) }
            if byte == UInt8(ascii: "\\") {
                text += String(try escapedCharacter()).utf8
            } else {
                text.append(byte)
                position += 1
            }
        }
        guard skip("\"") else { throw error("this string has no end", from: start) }
        guard let string = String(validating: text, as: UTF8.self) else {
            throw error("a string must be UTF-8", from: start)
        }
        return string
    }

    private mutating func escapedCharacter() throws(SyntaxError) -> Unicode.Scalar {
        let start = position
        let letter = position + 1 < bytes.count ? bytes[position + 1] : 0
        position = min(position + 2, bytes.count)
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let first = try codeUnit(from: start)
            guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: [0x5C, 0x75]) else {
                if let scalar = Unicode.Scalar(first) { return scalar }
                throw error("half a surrogate pair", from: start)
            }
            position += 2
            let second = try codeUnit(from: start)
            guard UTF16.isTrailSurrogate(second) else { throw error("half a surrogate pair", from: start) }
            let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
            guard let scalar = Unicode.Scalar(value) else { throw error("half a surrogate pair", from: start) }
            return scalar
        default: throw error("unknown escape", from: start)
        }
    }

    private mutating func codeUnit(from start: Int) throws(SyntaxError) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        // Swift would take a sign before the digits.
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else {
            throw error("'\\u' needs four hexadecimal digits", from: start)
        }
        position += 4
        return value
    }

    // MARK: Characters

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipWhiteSpace() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    // MARK: Errors

    private func range(from start: Int) -> SourceRange {
        SourceRange(file: file, start: Int32(clamping: start), end: Int32(clamping: position))
    }

    private func error(_ message: String, from start: Int) -> SyntaxError {
        SyntaxError(message: message, range: range(from: start))
    }

    private func unexpected(_ expected: String) -> SyntaxError {
        let found =
            switch current {
            case nil: "the end of the file"
            case let byte? where byte > 0x20 && byte < 0x7F: "'\(Unicode.Scalar(byte))'"
            default: "a character that cannot stand here"
            }
        return error("expected \(expected), found \(found)", from: position)
    }
}
