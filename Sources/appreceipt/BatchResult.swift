import ASN1Inspection
import AppStoreReceipt
import Foundation

/// The result of a line of a batch: `line`, its number from 1; `valid`; `failures` with `check` and `reason` each, none for a valid receipt;
/// and `bundleIdentifier`, `environment` and `creationDate` of a receipt that could be read.
struct BatchResult: Encodable {
    /// Why a line is not even looked at as a receipt.
    struct Failure: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    private struct Entry: Encodable {
        let check: String
        let reason: String
    }

    private let line: Int
    private let valid: Bool
    private let failures: [Entry]
    private let bundleIdentifier: String?
    private let environment: String?
    private let creationDate: String?

    init(line: Int, _ report: Result<ReceiptReport, Failure>) {
        self.line = line
        switch report {
        case .success(let report):
            valid = report.isValid
            failures = report.failures.map { Entry(check: $0.check.rawValue, reason: $0.description) }
            bundleIdentifier = report.receipt?.bundleIdentifier
            environment = report.receipt?.environment
            creationDate = report.receipt?.creationDate?.utc
        case .failure(let failure):
            valid = false
            failures = [Entry(check: ReceiptCheck.located.rawValue, reason: failure.reason)]
            bundleIdentifier = nil
            environment = nil
            creationDate = nil
        }
    }

    /// The result as a line of JSON, with its line break.
    var text: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let fallback = Data(#"{"failures":[],"line":\#(line),"valid":false}"#.utf8)
        let text = String(decoding: (try? encoder.encode(self)) ?? fallback, as: UTF8.self)
        return Data((text.withJSONEscapes + "\n").utf8)
    }
}
