/// Why a text is no ``DeviceIdentifier``.
public enum DeviceIdentifierError: Error, Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// A character is no hexadecimal digit; the offset counts bytes from the start of the text.
    case notADigit(offset: Int)
    /// One hexadecimal digit is left over.
    case oddNumberOfDigits
    /// The text has hyphens like a UUID and is none (RFC 9562, 4).
    case notAUUID
    /// The text is not six pairs of hexadecimal digits with colons or hyphens between them.
    case notAMACAddress
}

extension DeviceIdentifierError: CustomStringConvertible {
    /// What is wrong, in one line.
    public var description: String {
        switch self {
        case .empty: "the device identifier is empty"
        case .notADigit(let offset): "the device identifier has no hexadecimal digit at offset \(offset)"
        case .oddNumberOfDigits: "the device identifier has an odd number of hexadecimal digits"
        case .notAUUID: "the device identifier is not a UUID"
        case .notAMACAddress: "the device identifier is not a MAC address, such as A4:83:E7:01:23:45"
        }
    }
}
