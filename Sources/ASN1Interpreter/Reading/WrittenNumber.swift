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

    /// How many octets an object identifier has at most: as many as decoders take by default.
    private static var identifierLimit: Int { ASN1Limits.default.objectIdentifierLength }

    /// An object identifier from arcs with points between them; nil for anything else.
    /// - Throws: ``WrittenValueError`` for one that decoders would not take.
    static func objectIdentifier(
        _ text: String, at range: SourceRange
    ) throws(WrittenValueError) -> ASN1ObjectIdentifier? {
        try checkText(text, at: range)
        guard let value = ASN1ObjectIdentifier(text) else { return nil }
        try checkLength(value.contents.count, at: range)
        return value
    }

    /// The same for a relative one.
    static func relativeObjectIdentifier(
        _ text: String, at range: SourceRange
    ) throws(WrittenValueError) -> ASN1RelativeObjectIdentifier? {
        try checkText(text, at: range)
        guard let value = ASN1RelativeObjectIdentifier(text) else { return nil }
        try checkLength(value.contents.count, at: range)
        return value
    }

    /// No octet takes more than four characters, `127.`. The octets of a long text are not made, which takes time that grows with the
    /// square of the digits of an arc.
    private static func checkText(_ text: String, at range: SourceRange) throws(WrittenValueError) {
        try checkLength(text.utf8.count / 4, at: range)
    }

    private static func checkLength(_ count: Int, at range: SourceRange) throws(WrittenValueError) {
        guard count > identifierLimit else { return }
        throw WrittenValueError(
            message: "an object identifier has at most \(identifierLimit) octets, and this one has more", range: range)
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
