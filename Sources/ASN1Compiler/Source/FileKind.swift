/// Files that are not what a schema or a value in notation is written in: those that were meant to be decoded.
enum FileKind {
    /// Why a file cannot be read as notation; `nil` for text.
    static func reasonAgainst(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: "-----BEGIN ".utf8) { return "the file is PEM, not text in ASN.1; " + advice }
        return isBinary(bytes) ? "the file is binary, not text; " + advice : nil
    }

    private static let advice = "the file with an encoded value comes after the schemas"

    /// Whether an encoding begins here: no word, no space and no comment, and with control characters soon after.
    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first else { return false }
        let startsText =
            first >= 0x41 && first <= 0x5A || first >= 0x61 && first <= 0x7A || first >= 0x09 && first <= 0x0D
            || first == 0x20 || first == 0x2D || first == 0x2F || first == 0x7B
        return !startsText && bytes.prefix(16).contains { $0 < 0x09 || $0 >= 0x0E && $0 < 0x20 }
    }
}
