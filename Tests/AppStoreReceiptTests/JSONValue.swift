/// Any JSON, to compare what is written with what is expected.
enum JSONValue: Hashable, Decodable {
    case null
    case bool(Bool)
    case integer(UInt64)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(UInt64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var integer: UInt64? {
        guard case .integer(let number) = self else { return nil }
        return number
    }

    var array: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The same with every `error` of an attribute replaced by `true`: an independent reader words it otherwise.
    var withoutErrorTexts: JSONValue {
        switch self {
        case .array(let elements):
            return .array(elements.map(\.withoutErrorTexts))
        case .object(let members):
            return .object(
                Dictionary(
                    uniqueKeysWithValues: members.map { key, value in
                        (key, key == "error" ? .bool(true) : value.withoutErrorTexts)
                    }))
        default:
            return self
        }
    }
}
