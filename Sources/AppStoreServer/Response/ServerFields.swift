public import Foundation

/// An object of an answer of the App Store: every field in it, whether it has a property or not.
///
/// A property is `nil` when its field is absent, or not what it should be; ``fields`` tells these apart and has everything.
public protocol ServerFields: Hashable, Sendable {
    /// All fields by their names in the JSON.
    var fields: [String: JSONValue] { get }
}

extension ServerFields {
    /// The value of a field by its name in the JSON, such as `response["exception"]`.
    public subscript(name: String) -> JSONValue? { fields[name] }

    /// The moment of a field that comes in several forms: `…_ms` in milliseconds, and else the field itself, which is such a number in
    /// transaction receipts in the style of iOS 6 and else like `2024-02-20 08:00:00 Etc/GMT`.
    /// - Parameter name: The name without `_ms`, such as `purchase_date`.
    public func date(_ name: String) -> Date? {
        if let date = fields[name + "_ms"]?.millisecondsSince1970 { return date }
        guard let value = fields[name] else { return nil }
        if let date = value.millisecondsSince1970 { return date }
        let suffix = " Etc/GMT"
        guard let text = value.text, text.hasSuffix(suffix) else { return nil }
        let timestamp = text.dropLast(suffix.count).replacing(" ", with: "T") + "Z"
        return try? Date(String(timestamp), strategy: .iso8601)
    }

    func text(_ name: String) -> String? { fields[name]?.text }
    func natural(_ name: String) -> UInt64? { fields[name]?.natural }
    func flag(_ name: String) -> Bool? { fields[name]?.flag }
}
