public import Foundation

/// What ``AppInstallSource`` is told from.
public struct InstallFacts: Hashable, Sendable {
    /// Whether the app was built for a simulator.
    public var isSimulator: Bool

    /// Whether `embedded.mobileprovision` is in the bundle. The App Store and TestFlight take it out.
    public var hasProvisioningProfile: Bool

    /// The last part of the receipt's path, whether there is such a file or not: `receipt`, or `sandboxReceipt` for the sandbox. `nil`
    /// where there is no path. macOS calls it `receipt` wherever the app comes from: there the receipt's environment tells.
    public var receiptFileName: String?

    /// The receipt's name in the sandbox.
    static let sandboxReceiptFileName = "sandboxReceipt"

    /// Facts as given.
    public init(isSimulator: Bool, hasProvisioningProfile: Bool, receiptFileName: String?) {
        self.isSimulator = isSimulator
        self.hasProvisioningProfile = hasProvisioningProfile
        self.receiptFileName = receiptFileName
    }

    /// The facts about a bundle, which is that of the running app if not given.
    public init(bundle: Bundle = .main) {
        #if targetEnvironment(simulator)
        let isSimulator = true
        #else
        let isSimulator = false
        #endif
        self.init(
            isSimulator: isSimulator, hasProvisioningProfile: Self.hasProfile(in: bundle.bundleURL),
            receiptFileName: bundle.appStoreReceiptURL?.lastPathComponent)
    }

    /// Looks where iOS has the profile. macOS has one elsewhere, which apps from the App Store may keep, so that it tells nothing.
    static func hasProfile(in bundle: URL) -> Bool {
        FileManager.default.fileExists(atPath: bundle.appending(path: "embedded.mobileprovision").path)
    }
}
