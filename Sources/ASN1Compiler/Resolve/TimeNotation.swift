import ASN1Runtime

/// The forms of the values of time types; of UTCTime and GeneralizedTime as far as digits and their ranges go.
enum TimeNotation {
    /// `YYMMDDhhmm[ss](Z | ±hhmm)`                                                                        (X.680 47.3)
    static func isUTCTime(_ text: String) -> Bool {
        var reader = Reader(text)
        guard reader.number(2) != nil, reader.date(), reader.number(2, upTo: 23), reader.number(2, upTo: 59) else {
            return false
        }
        if reader.isAtDigit, !reader.number(2, upTo: 59) { return false }
        return reader.zone(hasMinutes: true) && reader.isAtEnd
    }

    /// `YYYYMMDDhh[mm[ss]][.f…][Z | ±hh[mm]]`                                                             (X.680 46.2)
    static func isGeneralizedTime(_ text: String) -> Bool {
        var reader = Reader(text)
        guard reader.number(4) != nil, reader.date(), reader.number(2, upTo: 23) else { return false }
        if reader.isAtDigit, !reader.number(2, upTo: 59) { return false }
        if reader.isAtDigit, !reader.number(2, upTo: 60) { return false }
        if reader.take(0x2E) || reader.take(0x2C) {
            guard reader.isAtDigit else { return false }
            while reader.isAtDigit { _ = reader.number(1) }
        }
        return reader.isAtEnd || (reader.zone(hasMinutes: false) && reader.isAtEnd)
    }

    /// Whether a text is a value of TIME or of a useful time type.                                          (X.680 38)
    static func isValue(_ text: String, of kind: ResolvedType.TimeKind) -> Bool {
        switch kind {
        case .time: ASN1Time(text) != nil
        case .date: ASN1Date(text) != nil
        case .timeOfDay: ASN1TimeOfDay(text) != nil
        case .dateTime: ASN1DateTime(text) != nil
        case .duration: ASN1Duration(text) != nil
        }
    }

    /// How values of the type are written, by an example where there are several forms.
    static func form(of kind: ResolvedType.TimeKind) -> String {
        switch kind {
        case .time: "2024-05-06T07:08:09Z"
        case .date: "YYYY-MM-DD"
        case .timeOfDay: "hh:mm:ss"
        case .dateTime: "YYYY-MM-DDThh:mm:ss"
        case .duration: "P1Y2M3DT4H5M6S"
        }
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var position = 0

        init(_ text: String) { bytes = Array(text.utf8) }

        var isAtEnd: Bool { position == bytes.count }
        var isAtDigit: Bool { position < bytes.count && bytes[position] >= 0x30 && bytes[position] <= 0x39 }

        mutating func take(_ byte: UInt8) -> Bool {
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
            return true
        }

        /// So many digits, four at most.
        mutating func number(_ count: Int) -> Int? {
            var value = 0
            for _ in 0..<count {
                guard isAtDigit else { return nil }
                value = value * 10 + Int(bytes[position] - 0x30)
                position += 1
            }
            return value
        }

        mutating func number(_ count: Int, from low: Int = 0, upTo high: Int) -> Bool {
            number(count).map { $0 >= low && $0 <= high } ?? false
        }

        mutating func date() -> Bool { number(2, from: 1, upTo: 12) && number(2, from: 1, upTo: 31) }

        /// `Z` or the difference from it.
        mutating func zone(hasMinutes: Bool) -> Bool {
            if take(0x5A) { return true }
            guard take(0x2B) || take(0x2D), number(2, upTo: 23) else { return false }
            return !hasMinutes && isAtEnd ? true : number(2, upTo: 59)
        }
    }
}
