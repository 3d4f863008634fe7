import ASN1Compiler

/// A JSON value with the places of everything in it, which Foundation's readers do not keep.
package struct JSONValue {
    /// What kind of value it is.
    package indirect enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        /// The number as it is written.
        case number(String)
        case boolean(Bool)
        case null
    }

    /// A member of an object.                                                                         (RFC 8259, 4)
    package struct Member {
        package var key: String
        /// Where the key stands, with its quotation marks.
        package var keyRange: SourceRange
        package var value: JSONValue
    }

    package var content: Content
    /// Where the value stands, from its first character to its last.
    package var range: SourceRange

    /// What kind of value it is, for messages; a string is quoted.
    package var summary: String {
        switch content {
        case .object: "an object"
        case .array: "an array"
        case .string(let text): "'\(text)'"
        case .number(let text): "the number \(text)"
        case .boolean(let flag): "\(flag)"
        case .null: "null"
        }
    }
}
