internal import ASN1Runtime
internal import PKIX

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Time {
    /// The moment in seconds from 1970-01-01T00:00:00Z. A local time, which RFC 5280, 4.1.2.5.2 forbids, is taken for UTC.
    var secondsSince1970: Int64 {
        switch self {
        case .utcTime(let time): return time.secondsSince1970
        case .generalTime(let time): return time.secondsSince1970 ?? time.inUTC?.secondsSince1970 ?? 0
        }
    }

    /// The moment, as ``secondsSince1970`` has it.
    var date: Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }
}

extension ASN1GeneralizedTime {
    /// The same year, month, day and time, in UTC.
    fileprivate var inUTC: ASN1GeneralizedTime? {
        ASN1GeneralizedTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }
}
