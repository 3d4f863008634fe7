internal import ASN1Runtime

extension Name {
    /// The name in the string form of RFC 4514: the last relative name first, such as `CN=Example,O=Example Inc.,C=US`.
    ///
    /// Attribute types without a short name stand as numbers and then, as values that are no string do, have their encoding
    /// in hexadecimal after `#` (RFC 4514, 2.4).
    public var rfc4514: String {
        switch self {
        case .rdnSequence(let names): return names.reversed().map(\.rfc4514).joined(separator: ",")
        }
    }
}

extension RelativeDistinguishedName {
    /// The attributes with `+` between them (RFC 4514, 2.2).
    public var rfc4514: String { map(\.rfc4514).joined(separator: "+") }
}

extension AttributeTypeAndValue {
    /// The attribute as `type=value` (RFC 4514, 2.3).
    public var rfc4514: String {
        guard let name = AttributeShortName.of(type), let text = try? value.decode(as: AttributeText.self) else {
            return (AttributeShortName.of(type) ?? type.description) + "=#" + value.bytes.description
        }
        return name + "=" + text.text.escapedByRFC4514
    }
}

extension AttributeText {
    /// The characters. Those of a TeletexString are read as Latin-1, which is how certificates use it.
    public var text: String {
        switch self {
        case .ia5String(let text): return text
        case .directoryString(let string): return string.text
        }
    }
}

extension DirectoryString {
    /// The characters. Those of a TeletexString are read as Latin-1, which is how certificates use it.
    public var text: String {
        switch self {
        case .printableString(let text), .universalString(let text), .utf8String(let text), .bmpString(let text):
            return text
        case .teletexString(let bytes):
            return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        }
    }
}

extension String {
    /// The string as the value of an attribute (RFC 4514, 2.4). Control characters are escaped too, which the RFC leaves open.
    fileprivate var escapedByRFC4514: String {
        var result = String.UnicodeScalarView()
        let last = unicodeScalars.index(unicodeScalars.endIndex, offsetBy: -1, limitedBy: unicodeScalars.startIndex)
        for index in unicodeScalars.indices {
            let scalar = unicodeScalars[index]
            let isFirst = index == unicodeScalars.startIndex
            switch scalar {
            case "\"", "+", ",", ";", "<", ">", "\\":
                result.append("\\")
                result.append(scalar)
            case "#" where isFirst, " " where isFirst || index == last:
                result.append("\\")
                result.append(scalar)
            case "\0"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result.append(contentsOf: ("\\" + (digits.count == 1 ? "0" : "") + digits).unicodeScalars)
            default:
                result.append(scalar)
            }
        }
        return String(result)
    }
}
