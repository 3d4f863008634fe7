import ASN1Compiler
import ASN1Runtime

/// Numbers and times in the notation that both value notation and JSON have for them.
enum WrittenNumber {
    /// How many digits are read as a decimal number: the time for it grows with the square of their number. Numbers of more than 4096
    /// octets are written in hexadecimal.
    static let digitLimit = 10_000

    /// A decimal number; nil for anything else.
    /// - Parameters:
    ///   - form: How a number that is too long is written instead, for the message.
    ///   - range: Where the text stands.
    /// - Throws: ``WrittenValueError`` for one with too many digits.
    static func integer(
        _ text: String, otherwise form: String, at range: SourceRange
    ) throws(WrittenValueError) -> ASN1Integer? {
        let digits = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
        guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        guard digits.count <= digitLimit else {
            throw WrittenValueError(
                message:
                    "a decimal number has at most \(digitLimit) digits here, and this one \(digits.count); \(form)",
                range: range)
        }
        return BigInteger(text).map { ASN1Integer($0) }
    }

    /// A value of a time type; nil for what is none.                                                          (X.680 38, 46, 47)
    static func time(_ text: String, _ contents: TypePlan.Contents) -> InterpretedValue? {
        switch contents {
        case .utcTime: ASN1UTCTime(text).map { .utcTime($0) }
        case .generalizedTime: ASN1GeneralizedTime(text).map { .generalizedTime($0) }
        case .time(.time): ASN1Time(text).map { .time($0) }
        case .time(.date): ASN1Date(text).map { .date($0) }
        case .time(.timeOfDay): ASN1TimeOfDay(text).map { .timeOfDay($0) }
        case .time(.dateTime): ASN1DateTime(text).map { .dateTime($0) }
        case .time(.duration): ASN1Duration(text).map { .duration($0) }
        default: nil
        }
    }
}
