extension ASN1Error: CustomStringConvertible {
    /// One line: the path, what was expected, what was found, and the offset, as in
    /// `Validity.notAfter: expected UTCTime [UNIVERSAL 23], found OCTET STRING [UNIVERSAL 4] at offset 132`.
    public var description: String {
        let place = path
        return (place.isEmpty ? "" : place + ": ") + message + " at offset \(offset)"
    }

    /// What is wrong, without the place.
    public var message: String {
        switch code {
        case .unexpectedTag:
            let wanted = hasExpected ? expectedTag.description : text.string
            return "expected " + wanted + ", found "
                + (hasFound ? foundTag.description : "the end of the value around it")
        case .unexpectedElement:
            return "unexpected " + (hasFound ? foundTag.description : "element") + " after the last component"
        case .missingComponent:
            return "component '" + text.string + "' is missing"
        case .duplicateComponent:
            return "a component occurs twice, tag " + foundTag.description
        case .constraintViolated:
            return "the value violates " + text.string
        case .notDER:
            return "not DER: " + text.string
        case .unexpectedForm:
            return (hasExpected ? expectedTag.description : "the value") + " " + text.string
        case .truncated, .trailingBytes, .malformed, .outOfRange, .limitExceeded:
            return text.string
        }
    }
}
