/// What a compiler stage has to say about a place in a schema.
///
/// Stages collect diagnostics and go on, so that one run reports all errors. Messages are lower case, without a final
/// full stop, with names in single quotes, as the Swift compiler's are.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
        case note
    }

    /// A second place that explains the first, such as the earlier of two definitions of a name.
    package struct Note: Sendable {
        package let message: String
        package let range: SourceRange?

        package init(_ message: String, at range: SourceRange?) {
            self.message = message
            self.range = range
        }
    }

    package let severity: Severity
    package let message: String
    /// The place; nil only where there is none, such as 'no schema files were given'.
    package let range: SourceRange?
    package let notes: [Note]

    package init(_ severity: Severity, _ message: String, at range: SourceRange?, notes: [Note] = []) {
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
    }

    package static func error(_ message: String, at range: SourceRange?, notes: [Note] = []) -> Diagnostic {
        Diagnostic(.error, message, at: range, notes: notes)
    }

    package static func warning(_ message: String, at range: SourceRange?, notes: [Note] = []) -> Diagnostic {
        Diagnostic(.warning, message, at: range, notes: notes)
    }
}
