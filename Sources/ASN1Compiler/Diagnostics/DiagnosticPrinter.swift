import ASN1Runtime

/// Writes diagnostics as compilers do: `path:line:col: error: message`, with notes after them.
///
/// Both of SwiftPM's build systems and editors understand this form. A file's lines are looked for once, and only if
/// something is said about it.
package struct DiagnosticPrinter {
    /// The longest part of a source line that is shown, in characters.
    private static let widthLimit = 160

    private let files: [SourceFile]
    private let showsSource: Bool
    private var maps: [Int32: SourceMap] = [:]

    /// - Parameters:
    ///   - files: The files that the diagnostics' ranges index.
    ///   - showsSource: Whether the source line follows, with a caret under the place.
    package init(files: [SourceFile], showsSource: Bool) {
        self.files = files
        self.showsSource = showsSource
    }

    /// The text of one diagnostic and its notes; each line ends with a line feed.
    package mutating func text(of diagnostic: Diagnostic) -> String {
        var text = line(diagnostic.severity, diagnostic.message, diagnostic.range)
        for note in diagnostic.notes { text += line(.note, note.message, note.range) }
        return text
    }

    /// The text of several diagnostics, in their order.
    package mutating func text(of diagnostics: [Diagnostic]) -> String {
        var text = ""
        for diagnostic in diagnostics { text += self.text(of: diagnostic) }
        return text
    }

    private mutating func line(_ severity: Diagnostic.Severity, _ message: String, _ range: SourceRange?) -> String {
        // A line break in a name would make one message look like two.
        let message = message.withVisibleControls
        guard let range, let map = map(range.file) else { return "\(severity.rawValue): \(message)\n" }
        let location = map.location(of: range.start)
        let path = files[Int(range.file)].path.withVisibleControls
        let text = "\(path):\(location.line):\(location.column): \(severity.rawValue): \(message)\n"
        return showsSource ? text + excerpt(map, location, range) : text
    }

    private mutating func map(_ file: Int32) -> SourceMap? {
        if let map = maps[file] { return map }
        guard files.indices.contains(Int(file)) else { return nil }
        let map = SourceMap(files[Int(file)])
        maps[file] = map
        return map
    }

    /// The source line, and under it `^~~~` from the start of the range to its end or the end of the line.
    private func excerpt(_ map: SourceMap, _ location: SourceMap.Location, _ range: SourceRange) -> String {
        var characters = Array(map.text(ofLine: location.line).unicodeScalars)
        var column = min(location.column - 1, characters.count)
        let last = map.location(of: range.end)
        var length = (last.line == location.line ? last.column - 1 : characters.count) - column
        if characters.count > Self.widthLimit {
            let first = max(0, min(column - Self.widthLimit / 2, characters.count - Self.widthLimit))
            characters = Array(characters[first..<min(first + Self.widthLimit, characters.count)])
            column -= first
        }
        length = max(1, min(length, characters.count - column))
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters.map { $0.isGraphic || $0 == "\t" ? $0 : " " })
        text.append("\n")
        // Tabs stay tabs, so that the caret stands where the terminal put the character.
        text.append(contentsOf: characters[..<column].map { $0 == "\t" ? "\t" : " " })
        return String(text) + "^" + String(repeating: "~", count: length - 1) + "\n"
    }
}
