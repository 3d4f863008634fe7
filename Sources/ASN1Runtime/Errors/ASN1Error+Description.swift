extension ASN1Error: CustomStringConvertible {
    /// One line: the path, what was expected, what was found, and the offset, as in
    /// `Validity.notAfter: expected UTCTime [UNIVERSAL 23], found OCTET STRING [UNIVERSAL 4] at offset 132`.
    public var description: String {
        let place = path
        return (place.isEmpty ? "" : place + ": ") + message + (offset.map { " at offset \($0)" } ?? "")
    }

    /// What is wrong, without the place.
    public var message: String {
        switch code {
        case .unexpectedTag, .missingComponent:
            return "expected " + (expected?.description ?? text) + ", found "
                + (found?.description ?? "the end of the value around it")
        case .notConstructed:
            return (expected?.description ?? "the value") + " is primitive and must be constructed"
        case .notPrimitive:
            return (expected?.description ?? "the value") + " is constructed and must be primitive"
        case .unexpectedElement:
            return "unexpected " + (found?.description ?? "element") + " after the last component"
        case .duplicateComponent:
            return "a component occurs twice, tag " + (found?.description ?? "")
        case .constraintViolated:
            if isUnlistedNumber { return "number " + (foundValue ?? "") + " is none of " + text }
            return "the value violates " + text + (foundValue.map { ", found " + $0 } ?? "")
        case .notDER:
            return "not DER: " + text
        case .truncated, .trailingBytes, .malformed, .outOfRange, .limitExceeded:
            return text
        }
    }
}
