#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a receipt must be to be valid.
///
/// ```swift
/// let policy = ReceiptPolicy(
///     bundleIdentifier: "com.example.app", appVersion: "42", deviceIdentifiers: [DeviceIdentifier(vendorUUID)])
/// ```
///
/// Write the bundle identifier and the version as literals. What `Info.plist` says can be changed along with the receipt.
public struct ReceiptPolicy: Sendable {
    /// The app's bundle identifier, which the receipt must have.
    public var bundleIdentifier: String

    /// The app's version, which the receipt must have: `CFBundleVersion` on iOS and its kin, `CFBundleShortVersionString` on macOS.
    /// `nil` takes every version, for servers that get receipts of all.
    public var appVersion: String?

    /// What the device may be known by; the hash must be that of one of them. `nil` leaves the hash unchecked, for servers that do not
    /// know the device; of an empty list none is right.
    public var deviceIdentifiers: [DeviceIdentifier]?

    /// Whether an identifier of zeros is one: receipts that Apple's servers make for no device have it. Where it is accepted, it counts
    /// among ``deviceIdentifiers``; where it is not, an identifier of zeros in that list is passed over.
    public var acceptsServerMadeReceipts = false

    /// The roots that certificates may end in; Apple's at first.
    public var roots: [TrustedRoot] = TrustedRoot.apple

    /// The environments that receipts may be from; at first the App Store, without the sandbox.
    public var environments: Set<ReceiptEnvironment> = .appStore

    /// Whether receipts without an environment pass, as those made before there was one. They must end in a root for the App Store.
    public var acceptsMissingEnvironment = true

    /// Whether signatures may be made over SHA-1 digests: those of receipts for systems of until 2023, and of their certificates.
    public var acceptsSHA1 = true

    /// Rules that are not enforced; none at first.
    public var leniency: ReceiptLeniency = []

    /// The present, which the expiry of volume purchases is checked against; certificates are checked at the receipt's creation date.
    public var clock: @Sendable () -> Date = { Date() }

    /// What digests and verifies.
    public var cryptography: any ReceiptCryptography = PlatformCryptography()

    /// The strictest policy for an app.
    /// - Parameters:
    ///   - bundleIdentifier: The bundle identifier.
    ///   - appVersion: The version; `nil` for every one.
    ///   - deviceIdentifiers: What the device may be known by; `nil` not to check the hash.
    public init(bundleIdentifier: String, appVersion: String?, deviceIdentifiers: [DeviceIdentifier]?) {
        self.bundleIdentifier = bundleIdentifier
        self.appVersion = appVersion
        self.deviceIdentifiers = deviceIdentifiers
    }

    /// The least length of an RSA key in bits.
    var leastRSABits: Int { leniency.contains(.shortKeys) ? 1024 : 2048 }
}
