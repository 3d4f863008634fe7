import ASN1Compiler

/// A JSON value with the places of everything in it, which Foundation's readers do not keep.
struct JSONValue {
    indirect enum Content {
        case object([Member])
        case array([JSONValue])
        case string(String)
        /// The number as it is written.
        case number(String)
        case boolean(Bool)
        case null
    }

    struct Member {
        var key: String
        var keyRange: SourceRange
        var value: JSONValue
    }

    var content: Content
    var range: SourceRange

    /// What kind of value it is, for messages; a string is quoted.
    var summary: String {
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
