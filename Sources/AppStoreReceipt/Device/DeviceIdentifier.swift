public import ASN1Runtime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What names a device in the hash of a receipt: the 16 octets of `identifierForVendor` on iOS, tvOS, watchOS and visionOS, the 6 octets
/// of a network interface's address on macOS.
public struct DeviceIdentifier: Hashable, Sendable {
    /// The octets as the hash is made over them.
    public let octets: ASN1Bytes

    /// An identifier of any octets.
    public init(_ octets: some Sequence<UInt8>) { self.octets = ASN1Bytes(octets) }

    /// The identifier of a device with `identifierForVendor`: the octets of the UUID in their order (RFC 9562, 4).
    public init(_ uuid: UUID) {
        self.init(unsafe withUnsafeBytes(of: uuid.uuid) { unsafe Array($0) })
    }

    /// An identifier from pairs of hexadecimal digits, in upper or lower case.
    /// - Throws: ``DeviceIdentifierError`` when there are none, one is left over, or a character is no digit.
    public init(hexadecimal text: String) throws(DeviceIdentifierError) {
        self.init(try Self.octets(hexadecimal: Array(text.utf8)))
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
            self.init(try Self.octets(hexadecimal: digits))
        } catch {
            throw .notAMACAddress
        }
    }

    /// An identifier from a UUID with its hyphens, a MAC address with its separators, or hexadecimal digits: as people write it.
    /// - Throws: ``DeviceIdentifierError`` that says what is wrong with it.
    public init(text: String) throws(DeviceIdentifierError) {
        if text.contains(":") || text.utf8.count == 17 && text.contains("-") {
            try self.init(macAddress: text)
        } else if text.contains("-") {
            guard let uuid = UUID(uuidString: text) else { throw .notAUUID }
            self.init(uuid)
        } else {
            try self.init(hexadecimal: text)
        }
    }

    /// An identifier from the same texts as ``init(text:)``, for those who do not ask what is wrong with others.
    /// - Returns: `nil` for any other text.
    public init?(_ text: String) {
        guard let identifier = try? DeviceIdentifier(text: text) else { return nil }
        self = identifier
    }

    /// The identifier of no device: 16 zeros, as long as a UUID.
    public static let allZero = DeviceIdentifier(repeatElement(0, count: 16))

    /// What receipts are made with that were made for a server and for no device: ``allZero``. A policy has to ask for it.
    public static var serverMade: DeviceIdentifier { allZero }

    /// Whether every octet is 0. No device has such an identifier.
    public var isAllZero: Bool { octets.allSatisfy { $0 == 0 } }

    private static func octets(hexadecimal digits: [UInt8]) throws(DeviceIdentifierError) -> [UInt8] {
        var octets: [UInt8] = []
        var high: UInt8?
        for (offset, digit) in digits.enumerated() {
            guard let value = value(of: digit) else { throw .notADigit(offset: offset) }
            if let first = high {
                octets.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        guard high == nil else { throw .oddNumberOfDigits }
        guard !octets.isEmpty else { throw .empty }
        return octets
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
    /// The octets in hexadecimal, in lower case.
    public var description: String { octets.description }
}
