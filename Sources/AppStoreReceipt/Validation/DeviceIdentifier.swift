public import ASN1Runtime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a device is known by in the hash of a receipt: the 16 octets of `identifierForVendor`, or on macOS the 6 octets of a network
/// interface's address.
public struct DeviceIdentifier: Hashable, Sendable {
    /// The octets as the hash is made over them.
    public let octets: ASN1Bytes

    /// An identifier of any octets.
    public init(_ octets: some Sequence<UInt8>) { self.octets = ASN1Bytes(octets) }

    /// The octets of a UUID, such as `UIDevice.current.identifierForVendor`.
    public init(_ uuid: UUID) {
        self.init(withUnsafeBytes(of: uuid.uuid) { Array($0) })
    }

    /// Reads a UUID, or an even number of hexadecimal digits, two of them at least, which may have `:` or `-` between pairs as
    /// addresses of network interfaces do.
    /// - Returns: `nil` for any other text.
    public init?(_ text: String) {
        if let uuid = UUID(uuidString: text) {
            self.init(uuid)
            return
        }
        let separators: Set<Character> = [":", "-"]
        let pairs = text.split(omittingEmptySubsequences: false, whereSeparator: separators.contains)
        let digits = pairs.joined()
        guard !digits.isEmpty, digits.count.isMultiple(of: 2), pairs.count == 1 || pairs.allSatisfy({ $0.count == 2 })
        else { return nil }
        var octets: [UInt8] = []
        var high: Int?
        for character in digits {
            guard character.isASCII, let digit = character.hexDigitValue else { return nil }
            if let first = high {
                octets.append(UInt8(first << 4 | digit))
                high = nil
            } else {
                high = digit
            }
        }
        self.init(octets)
    }

    /// Whether every octet is 0: no device has such an identifier. iOS gives it to apps that may not know the device, and receipts
    /// that are made on servers for no device have it.
    public var isAllZero: Bool { octets.allSatisfy { $0 == 0 } }

    /// What receipts that no device asked for are made with: 16 octets of 0, as long as a UUID.
    public static let serverMade = DeviceIdentifier(repeatElement(0, count: 16))
}

extension DeviceIdentifier: CustomStringConvertible {
    /// The octets in hexadecimal.
    public var description: String { octets.description }
}
