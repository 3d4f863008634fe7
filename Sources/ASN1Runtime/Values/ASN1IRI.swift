/// The syntax of OID-IRI and RELATIVE-OID-IRI: labels of arcs with solidi between them.      (X.680 34 and 35, 12.26 and 12.27)
package enum ASN1IRI {
    /// What is wrong with the text, or `nil` when nothing is.
    /// - Parameter isRelative: Whether it is that of a RELATIVE-OID-IRI, which does not start with a solidus.
    package static func problem(_ text: String, isRelative: Bool) -> StaticString? {
        var rest = text.unicodeScalars[...]
        if !isRelative {
            guard rest.popFirst() == "/" else { return "an OID-IRI that does not start with a solidus" }
        }
        for label in rest.split(separator: "/", omittingEmptySubsequences: false) {
            if let problem = problem(label: label) { return problem }
        }
        return nil
    }

    /// A label is a number without zeros in front, or text that is not digits alone. What X.660 asks of text beyond its characters is a
    /// matter of registration, not of syntax.                                                                (X.660 7.5)
    private static func problem(label: Substring.UnicodeScalarView) -> StaticString? {
        guard let first = label.first else { return "an arc without a label" }
        if label.allSatisfy({ $0 >= "0" && $0 <= "9" }) {
            return first == "0" && label.dropFirst().first != nil ? "zeros in front of an arc's number" : nil
        }
        return label.allSatisfy(isAllowed) ? nil : "a character that labels of arcs do not have"
    }

    /// The characters of a label: those that RFC 3987 2.2 calls iunreserved.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: return true
        case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: return true
        // Planes 1 to 14 but for their last two code points, and in plane 14 for its first part, which has tags.
        case 0x1_0000...0xD_FFFF, 0xE_1000...0xE_FFFF: return scalar.value & 0xFFFF < 0xFFFE
        default: return false
        }
    }
}
