import AppStoreReceipt
import Foundation
import Testing

/// What names a device, in the forms that it is written in.
@Suite struct DeviceIdentifierTests {
    static let uuid: [UInt8] = [
        0xE6, 0x21, 0xE1, 0xF8, 0xC3, 0x6C, 0x49, 0x5A, 0x93, 0xFC, 0x0C, 0x24, 0x7A, 0x3E, 0x6E, 0x5F,
    ]
    static let address: [UInt8] = [0xA4, 0x83, 0xE7, 0x01, 0x23, 0x0F]

    @Test(
        "All forms are read",
        arguments: [
            ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", uuid),
            ("e621e1f8-c36c-495a-93fc-0c247a3e6e5f", uuid),
            ("E621E1F8C36C495A93FC0C247A3E6E5F", uuid),
            ("A4:83:E7:01:23:0F", address),
            ("a4-83-e7-01-23-0f", address),
            ("a483E701230f", address),
            ("00", [0]),
        ])
    func text(_ text: String, _ bytes: [UInt8]) throws {
        let identifier = try DeviceIdentifier(text: text)
        #expect(Array(identifier.octets) == bytes)
        #expect(DeviceIdentifier(bytes) == identifier)
        #expect(DeviceIdentifier(text) == identifier)
        #expect(try DeviceIdentifier(hexadecimal: identifier.description) == identifier)
    }

    @Test(
        "What is wrong with a text is said",
        arguments: [
            ("", DeviceIdentifierError.empty),
            ("A", .oddNumberOfDigits),
            ("ABC", .oddNumberOfDigits),
            ("0x12", .notADigit(offset: 1)),
            ("12 34", .notADigit(offset: 2)),
            ("1ü", .notADigit(offset: 1)),
            ("E621E1F8-C36C-495A-93FC-0C247A3E6E5", .notAUUID),
            ("E621E1F8-C36C-495A-93FC-0C247A3E6E5G", .notAUUID),
            ("A4:83:E7:01:23", .notAMACAddress),
            ("A4:83:E7:01:23:0F:00", .notAMACAddress),
            ("A4:83:E7:01:23-0F", .notAMACAddress),
            ("A4:83:E7:01:23:0G", .notAMACAddress),
            ("A4:83:E7:1:23:0F0", .notAMACAddress),
            (":::::::::::::::::", .notAMACAddress),
        ])
    func error(_ text: String, _ error: DeviceIdentifierError) {
        #expect(throws: error) { try DeviceIdentifier(text: text) }
        #expect(DeviceIdentifier(text) == nil)
        #expect(!error.description.isEmpty)
    }

    @Test func others() throws {
        let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(Array(DeviceIdentifier(uuid).octets) == Self.uuid)
        #expect(DeviceIdentifier(uuid).description == "e621e1f8c36c495a93fc0c247a3e6e5f")
        #expect(try DeviceIdentifier(macAddress: "A4:83:E7:01:23:0F") == DeviceIdentifier(Self.address))
        #expect(Array(DeviceIdentifier.allZero.octets) == [UInt8](repeating: 0, count: 16))
        #expect(DeviceIdentifier.allZero.isAllZero)
        #expect(DeviceIdentifier([0, 0]).isAllZero)
        #expect(!DeviceIdentifier([0, 1]).isAllZero)
        #expect(throws: DeviceIdentifierError.notADigit(offset: 2)) {
            try DeviceIdentifier(hexadecimal: "A4:83:E7:01:23:0F")
        }
    }

    @Test @MainActor func thisDevice() {
        #if !canImport(Darwin)
        #expect(DeviceIdentifier.candidates.isEmpty)
        #endif
        #if os(macOS)
        #expect(DeviceIdentifier.candidates.allSatisfy { $0.octets.count == 6 })
        #endif
    }
}
