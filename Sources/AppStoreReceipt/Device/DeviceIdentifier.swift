#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What names a device in the hash of a receipt: the 16 bytes of `identifierForVendor` on iOS, tvOS, watchOS and visionOS, the 6 bytes
/// of a network interface's address on macOS.
public struct DeviceIdentifier: Hashable, Sendable {
    /// The bytes as they go into the hash.
    public let bytes: [UInt8]

    /// An identifier from its bytes.
    /// - Throws: ``DeviceIdentifierError/empty`` when there are none.
    public init(bytes: some Sequence<UInt8>) throws(DeviceIdentifierError) {
        let bytes = Array(bytes)
        guard !bytes.isEmpty else { throw .empty }
        self.bytes = bytes
    }

    /// The identifier of a device with `identifierForVendor`.
    public init(_ uuid: UUID) {
        bytes = withUnsafeBytes(of: uuid.uuid) { Array($0) }
    }

    /// An identifier from pairs of hexadecimal digits, in upper or lower case.
    /// - Throws: ``DeviceIdentifierError`` when there are none, one is left over, or a character is no digit.
    public init(hexadecimal text: String) throws(DeviceIdentifierError) {
        try self.init(bytes: Self.bytes(hexadecimal: Array(text.utf8)))
    }

    /// The identifier of a Mac, from an address such as `A4:83:E7:01:23:45`; hyphens will do too (IEEE 802, 8).
    /// - Throws: ``DeviceIdentifierError`` when it has not six pairs of hexadecimal digits with the same separator between them.
    public init(macAddress text: String) throws(DeviceIdentifierError) {
        let characters = Array(text.utf8)
        guard characters.count == 17, characters[2] == UInt8(ascii: ":") || characters[2] == UInt8(ascii: "-") else {
            throw .notAMACAddress
        }
        let separator = characters[2]
        var digits: [UInt8] = []
        for (offset, character) in characters.enumerated() {
            guard offset % 3 == 2 else {
                digits.append(character)
                continue
            }
            guard character == separator else { throw .notAMACAddress }
        }
        do throws(DeviceIdentifierError) {
            try self.init(bytes: Self.bytes(hexadecimal: digits))
        } catch {
            throw .notAMACAddress
        }
    }

    /// An identifier from a UUID with its hyphens, a MAC address with its separators, or hexadecimal digits: as people write it.
    /// - Throws: ``DeviceIdentifierError`` that says what is wrong with it.
    public init(_ text: String) throws(DeviceIdentifierError) {
        if text.contains(":") || text.utf8.count == 17 && text.contains("-") {
            try self.init(macAddress: text)
        } else if text.contains("-") {
            guard let uuid = UUID(uuidString: text) else { throw .notAUUID }
            self.init(uuid)
        } else {
            try self.init(hexadecimal: text)
        }
    }

    /// The identifier of no device: 16 zeros, over which the hash of receipts is made that were made for a server and not for a device.
    /// A policy has to ask for it.
    public static let allZero = DeviceIdentifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))

    private static func bytes(hexadecimal digits: [UInt8]) throws(DeviceIdentifierError) -> [UInt8] {
        var bytes: [UInt8] = []
        var high: UInt8?
        for (offset, digit) in digits.enumerated() {
            guard let value = value(of: digit) else { throw .notADigit(offset: offset) }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        guard high == nil else { throw .oddNumberOfDigits }
        return bytes
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension DeviceIdentifier: CustomStringConvertible {
    /// The bytes in hexadecimal, in lower case.
    public var description: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
