internal import ASN1Runtime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A moment in a receipt: the text it is recorded as, and what that means.
///
/// The text is a timestamp of RFC 3339, 5.6; Xcode writes the offset without its colon. Two dates are equal when they are recorded
/// alike: compare ``date`` to compare moments.
public struct ReceiptDate: Hashable, Sendable {
    /// The text as recorded, such as `2022-10-16T14:29:30+0300`.
    public let recorded: String

    /// The moment, to the precision of `Date`; ``utc`` has every digit of the fraction.
    public let date: Date

    /// The same moment in UTC, such as `2022-10-16T11:29:30Z`, with the fraction as recorded.
    public let utc: String

    /// Reads a timestamp: date, `T`, time to the second with any fraction of up to 18 digits, and `Z`, `+03:00` or `+0300`.
    /// - Returns: `nil` when the text is none, or names a day or time that does not exist.
    public init?(_ recorded: String) {
        guard let compact = Self.compact(Array(recorded.utf8)), let time = ASN1GeneralizedTime(compact.text),
            time.hour < 24,
            let seconds = time.secondsSince1970
        else { return nil }
        self.recorded = recorded
        let whole = Date(timeIntervalSince1970: Double(seconds))
        date = whole.addingTimeInterval(Double(time.attoseconds) / 1e18)
        utc = whole.formatted(.iso8601).dropLast() + compact.fraction + "Z"
    }

    /// The timestamp as the characters of a GeneralizedTime (X.680 46), which checks the rest, and its fraction with the point.
    private static func compact(_ text: [UInt8]) -> (text: String, fraction: String)? {
        let pattern = Array("dddd-dd-ddTdd:dd:dd".utf8)
        guard text.count > pattern.count else { return nil }
        for (character, expected) in zip(text, pattern)
        where expected == UInt8(ascii: "d") ? !isDigit(character) : character != expected {
            return nil
        }
        var zone = text[pattern.count...]
        var fraction: [UInt8] = []
        if zone.first == UInt8(ascii: ".") {
            fraction = [UInt8(ascii: ".")] + zone.dropFirst().prefix(while: isDigit)
            guard fraction.count > 1 else { return nil }
            zone = zone.dropFirst(fraction.count)
        }
        guard isZone(Array(zone)) else { return nil }
        let characters = text[..<pattern.count].filter(isDigit) + fraction + zone.filter { $0 != UInt8(ascii: ":") }
        return (String(decoding: characters, as: UTF8.self), String(decoding: fraction, as: UTF8.self))
    }

    private static func isZone(_ zone: [UInt8]) -> Bool {
        switch zone.count {
        case 1: return zone[0] == UInt8(ascii: "Z")
        case 5: return isSign(zone[0]) && zone[1...].allSatisfy(isDigit)
        case 6:
            return isSign(zone[0]) && zone[3] == UInt8(ascii: ":") && (zone[1...2] + zone[4...5]).allSatisfy(isDigit)
        default: return false
        }
    }

    private static func isSign(_ character: UInt8) -> Bool {
        character == UInt8(ascii: "+") || character == UInt8(ascii: "-")
    }

    private static func isDigit(_ character: UInt8) -> Bool {
        character >= UInt8(ascii: "0") && character <= UInt8(ascii: "9")
    }
}

extension ReceiptDate: CustomStringConvertible {
    /// The text as recorded.
    public var description: String { recorded }
}
