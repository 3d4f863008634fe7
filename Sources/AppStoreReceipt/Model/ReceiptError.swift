public import ASN1Runtime

/// Why an input is not read as an app receipt: what it is instead, or where it broke. Offsets count bytes from the start of the
/// receipt; of the decoded receipt when it came in base64.
public enum ReceiptError: Error, Hashable, Sendable {
    /// Nothing, or nothing but white space.
    case empty
    /// Text that is no base64: the character at this offset of the text has no place in it.
    case plainText(offset: Int)
    /// Base64 of other text.
    case base64OfText
    /// A JSON Web Signature, as StoreKit 2 and the App Store Server API give them for transactions.
    case jws
    /// JSON, such as an answer of one of Apple's servers.
    case json
    /// A property list, such as a transaction's receipt in the style of iOS 6.
    case propertyList
    /// Bytes that do not begin as a CMS message does.
    case notAReceipt(ASN1Error, isBase64: Bool)
    /// A receipt whose end is missing.
    case truncated(ASN1Error, count: Int)
    /// A receipt with more bytes behind it; the error has their offset.
    case trailingBytes(ASN1Error, count: Int)
    /// Base64 of a receipt with one character more, at this offset of the text.
    case trailingCharacter(offset: Int)
    /// A CMS message of another content type than signed data; `nil` stands for none of those of RFC 5652.
    case otherContentType(ASN1ObjectIdentifier)
    /// Signed data that carries another type of content than plain data.
    case otherSignedContentType(ASN1ObjectIdentifier)
    /// A CMS message or a signature without the content.
    case noContent
    /// A CMS message whose structure is broken.
    case malformed(ASN1Error)
    /// Signed content that is not the payload of a receipt.
    case malformedPayload(ASN1Error)
}

extension ReceiptError: CustomStringConvertible {
    /// One line that names what the input is and where it broke.
    public var description: String {
        switch self {
        case .empty:
            return "empty, not a receipt"
        case .plainText(let offset):
            return "plain text, not a receipt: no base64 from byte \(offset) on"
        case .base64OfText:
            return "base64 of text, not of a receipt"
        case .jws:
            return "a JWS (a signed transaction or app transaction of StoreKit 2), not an app receipt"
        case .json:
            return "JSON, not an app receipt"
        case .propertyList:
            return "a property list (a transaction receipt of iOS 6 or before), not an app receipt"
        case .notAReceipt(let error, let isBase64):
            return (isBase64 ? "base64 of something that is not a receipt: " : "not a receipt: ") + error.description
        case .truncated(let error, let count):
            return "truncated after \(count) \(count == 1 ? "byte" : "bytes"): " + error.description
        case .trailingBytes(let error, let count):
            return
                "\(count) trailing \(count == 1 ? "byte" : "bytes") after the receipt, at offset \(error.offset ?? 0)"
        case .trailingCharacter(let offset):
            return "a trailing base64 character after the receipt, at offset \(offset) of the text"
        case .otherContentType(let type):
            return "a CMS message of type \(type)\(Self.name(of: type)), not signed data"
        case .otherSignedContentType(let type):
            return "signed data with content of type \(type)\(Self.name(of: type)), not data"
        case .noContent:
            return "a CMS message without content, not a receipt"
        case .malformed(let error):
            return "a damaged receipt: " + error.description
        case .malformedPayload(let error):
            return "signed data without a receipt in it: " + error.description
        }
    }

    /// The name of a content type in parentheses, with a space in front.
    private static func name(of type: ASN1ObjectIdentifier) -> String {
        ContentTypes.names[type].map { " (\($0))" } ?? ""
    }
}
