/// Stands in for the stages until they are merged: an empty enum for every `Name ::=` line.
extension Compiler {
    package static func compile(_ files: [SourceFile], options: Options, dependencies: [Dependency]) -> Result {
        let diagnostics = check(files) + imports(files, files + dependencies.flatMap(\.files))
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            return Result(files: [], diagnostics: diagnostics)
        }
        let access = options.access == .internal ? "" : options.access.rawValue + " "
        let generated = files.map { file in
            var stem = file.path.split(separator: "/").last.map(String.init) ?? ""
            if let dot = stem.lastIndex(of: ".") { stem = String(stem[..<dot]) }
            var text = "// Generated from \(stem).\n"
            for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.count > 1, words[1] == "::=", line.first?.isUppercase == true else { continue }
                text += "\(access)struct \(words[0]) {\n"
                var previous: Substring?
                for word in words.dropFirst(3) {
                    if let name = previous, name.first?.isLowercase == true, word.first?.isUppercase == true {
                        text += "    \(access)var \(name): Int\n"
                    }
                    previous = word
                }
                text += "}\n"
            }
            return GeneratedFile(name: stem + ".asn1.swift", text: text)
        }
        return Result(files: generated, diagnostics: diagnostics)
    }

    /// `IMPORTS X FROM M;` on a line of its own.
    private static func imports(_ files: [SourceFile], _ all: [SourceFile]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (index, file) in files.enumerated() {
            for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.count == 4, words[0] == "IMPORTS" else { continue }
                if !all.contains(where: { String(decoding: $0.bytes, as: UTF8.self).contains("\n\(words[1]) ::=") }) {
                    let range = SourceRange(file: Int32(index), start: 0, end: 0)
                    diagnostics.append(.error("no type '\(words[1])'", at: range))
                }
            }
        }
        return diagnostics
    }

    package static func check(_ files: [SourceFile]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (index, file) in files.enumerated() {
            if let at = file.bytes.firstIndex(of: UInt8(ascii: "?")) {
                let range = SourceRange(file: Int32(index), start: Int32(at), end: Int32(at + 1))
                diagnostics.append(.error("unexpected '?'", at: range))
            }
        }
        return diagnostics
    }
}

package struct DiagnosticPrinter {
    let files: [SourceFile]

    package init(files: [SourceFile], showsSource: Bool) { self.files = files }

    package func text(for diagnostic: Diagnostic) -> String {
        guard let range = diagnostic.range else { return "\(diagnostic.severity.rawValue): \(diagnostic.message)" }
        let before = files[Int(range.file)].bytes[..<Int(range.start)]
        let line = before.count { $0 == 10 } + 1
        let column = before.count - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0) + 1
        let path = files[Int(range.file)].path
        return "\(path):\(line):\(column): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
}
