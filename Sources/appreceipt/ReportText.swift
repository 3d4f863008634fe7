import ASN1Runtime
import AppStoreReceipt

/// A report as text for people: a line for each check, and what it comes to.
struct ReportText {
    /// The whole text, with a line break at the end.
    let text: String

    /// Lays out a report.
    init(_ report: ReceiptReport) {
        var lines = report.results.flatMap { result -> [String] in
            let title = result.check.title
            switch result.outcome {
            case .passed: return ["✓ \(title)"]
            case .notRequired(let reason): return ["– \(title): not checked, \(reason)"]
            case .notReached: return ["– \(title): not reached"]
            case .failed(let failures): return failures.map { "✗ \(title): \($0.description.withVisibleControls)" }
            }
        }
        lines.append(report.isValid ? "valid" : "not valid")
        text = lines.joined(separator: "\n") + "\n"
    }
}
