public import Foundation

/// A JSON value (RFC 8259, 3), with numbers in all their digits: identifiers of transactions have more than a `Double` holds.
public enum JSONValue: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case boolean(Bool)
    /// A number, whole or not.
    case number(Decimal)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Values by their names; of several with the same name, one.
    case object([String: JSONValue])
}

extension JSONValue: Decodable {
    /// Reads any value.
    /// - Throws: An error of the decoder for a number that `Decimal` cannot hold.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // The commonest first, since each kind that it is not costs an error.
        if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else {
            self = .number(try container.decode(Decimal.self))
        }
    }
}

// The App Store writes numbers and flags as text mostly, and as numbers sometimes: either is read.
extension JSONValue {
    /// The text, also of a number, which is written without an exponent.
    public var text: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.description
        default: nil
        }
    }

    /// The whole number, also from text; `nil` when it is none or does not fit.
    public var integer: Int64? { text.flatMap { Int64($0) } }

    /// The whole number that is not negative, of up to 64 bits, also from text.
    public var natural: UInt64? { text.flatMap { UInt64($0) } }

    /// Yes or no: a boolean, `"true"` and `"false"`, 1 and 0 as a number or text.
    public var flag: Bool? {
        if case .boolean(let flag) = self { return flag }
        switch text {
        case "true", "1": return true
        case "false", "0": return false
        default: return nil
        }
    }

    /// The moment that a number of milliseconds since 1970 in UTC stands for.
    public var millisecondsSince1970: Date? {
        integer.map { Date(timeIntervalSince1970: Double($0) / 1000) }
    }
}
