/// Guesses what a misspelt word was meant to be.
package enum Spelling {
    /// The longest word that is guessed at, in octets: the time grows with the square of the length.
    private static let lengthLimit = 100

    /// The candidate that differs in the fewest letters, if that is few enough to be a misspelling; the first of
    /// several. Case does not count as a difference, so `integer` finds `INTEGER`.
    ///
    /// - Parameters:
    ///   - word: The word as written.
    ///   - candidates: What it could have been.
    package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
        guard word.utf8.count <= lengthLimit else { return nil }
        let letters = Array(word.lowercased().utf8)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != word {
            let other = Array(candidate.lowercased().utf8)
            let limit = min(max(letters.count, other.count) / 3, 3)
            guard abs(letters.count - other.count) <= limit else { continue }
            let distance = distance(letters, other)
            if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
        }
        return best?.candidate
    }

    /// What a message about a name that is not there ends with: the name that was meant, or else the first of those that there
    /// are; empty where there are none.
    ///
    /// - Parameters:
    ///   - word: The name as written.
    ///   - candidates: The names that there are.
    ///   - prefix: What stands before each of them in a schema, such as `&`.
    package static func hint(for word: String, among candidates: [String], prefix: String = "") -> String {
        if let near = closest(to: word, among: candidates) { return "; did you mean '\(prefix)\(near)'?" }
        if candidates.isEmpty { return "" }
        let shown =
            candidates.prefix(listLimit).map { "'\(prefix)\($0)'" } + (candidates.count > listLimit ? ["…"] : [])
        return "; there \(candidates.count == 1 ? "is" : "are") \(shown.joined(separator: ", "))"
    }

    /// How many names are listed in a message.
    private static let listLimit = 8

    /// The type of ASN.1 that other languages call so, in any case, with or without hyphens and underscores; `nil` for words that they
    /// do not have.
    package static func type(called word: String) -> String? {
        foreignTypes[word.lowercased().filter { $0 != "-" && $0 != "_" }]
    }

    private static let foreignTypes = [
        "bool": "BOOLEAN", "int": "INTEGER", "int32": "INTEGER", "int64": "INTEGER", "long": "INTEGER",
        "short": "INTEGER", "uint": "INTEGER", "uint32": "INTEGER", "uint64": "INTEGER", "number": "INTEGER",
        "float": "REAL", "double": "REAL",
        "string": "UTF8String", "text": "UTF8String", "octets": "OCTET STRING", "octetstring": "OCTET STRING",
        "bytes": "OCTET STRING", "data": "OCTET STRING", "blob": "OCTET STRING", "bits": "BIT STRING",
        "bitstring": "BIT STRING", "oid": "OBJECT IDENTIFIER", "objectidentifier": "OBJECT IDENTIFIER",
        "enum": "ENUMERATED", "struct": "SEQUENCE", "record": "SEQUENCE", "union": "CHOICE", "list": "SEQUENCE OF",
        "array": "SEQUENCE OF", "void": "NULL", "datetime": "GeneralizedTime", "timestamp": "GeneralizedTime",
    ]

    /// The number of letters to insert, remove, replace or swap with their neighbour.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for row in first.indices {
            var line = [row + 1]
            for column in second.indices {
                let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
                var cost = min(replaced, previous[column + 1] + 1, line[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                line.append(cost)
            }
            beforePrevious = previous
            previous = line
        }
        return previous[second.count]
    }
}

extension [String] {
    /// The words in quotes, as in "'a', 'b' or 'c'".
    package func quotedList(_ conjunction: String) -> String {
        let quoted = map { "'\($0)'" }
        guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
