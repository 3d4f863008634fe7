#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

#if canImport(WatchKit) && !os(iOS)
internal import WatchKit
#endif
#if canImport(UIKit) && !os(watchOS)
internal import UIKit
#endif

extension DeviceIdentifier {
    /// What may name this device in a receipt, the likeliest first: any of them that fits the hash will do.
    ///
    /// - macOS: the address of the primary built-in network interface, and those of `en0` and `en1`
    /// - Mac Catalyst: these, and `identifierForVendor`
    /// - iOS, tvOS, visionOS and watchOS: `identifierForVendor`; none before the device is first unlocked after it was started
    /// - elsewhere: none, since nothing is bought for such a device
    @MainActor public static var candidates: [DeviceIdentifier] { macAddresses + vendorIdentifiers }

    /// The identifier that the system has for the vendor of this app on this device.
    @MainActor private static var vendorIdentifiers: [DeviceIdentifier] {
        var identifiers: [UUID?] = []
        #if canImport(WatchKit) && !os(iOS)
        identifiers.append(WKInterfaceDevice.current().identifierForVendor)
        #endif
        #if canImport(UIKit) && !os(watchOS)
        identifiers.append(UIDevice.current.identifierForVendor)
        #endif
        return identifiers.compactMap { $0.map { DeviceIdentifier($0) } }
    }
}
