import ASN1Runtime

extension Unicode.Scalar {
    /// The character in a string of JSON without showing it: `\u202e`, or two of these for the halves of a surrogate pair. (RFC 8259, 7)
    package var jsonEscape: String {
        String(self).utf16.reduce(into: "") { escape, unit in
            let digits = String(unit, radix: 16)
            escape += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
    }
}

extension String {
    /// The same JSON with escapes for what does not show as itself, such as marks of the direction of writing. In a text of JSON such
    /// characters stand in strings alone, but for the ASCII ones that lay it out; those in strings are escaped by whoever wrote it.
    package var withJSONEscapes: String {
        guard unicodeScalars.contains(where: { !$0.isASCII && !$0.isGraphic }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isASCII || scalar.isGraphic {
                result.unicodeScalars.append(scalar)
            } else {
                result += scalar.jsonEscape
            }
        }
        return result
    }
}
