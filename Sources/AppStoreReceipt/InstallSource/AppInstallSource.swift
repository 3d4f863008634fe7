/// Where the running app was installed from.
///
/// It is a guess from what lies around the app, for choosing a server or what to log. Nothing of it is signed: never let it decide what
/// a user has paid for.
public enum AppInstallSource: String, Hashable, Sendable, CaseIterable {
    /// It runs in a simulator.
    case simulator
    /// A developer put it there: from Xcode, ad hoc, or for an enterprise. It has a provisioning profile in its bundle.
    case development
    /// TestFlight: the App Store's receipt is one of the sandbox.
    case testFlight
    /// The App Store.
    case appStore
    /// There is no place for a receipt, so that nothing tells.
    case unknown

    /// The source that facts speak for.
    ///
    /// The order matters: an app in a simulator may have a profile, and an app from Xcode has a receipt of the sandbox.
    public init(_ facts: InstallFacts = InstallFacts()) {
        if facts.isSimulator {
            self = .simulator
        } else if facts.hasProvisioningProfile {
            self = .development
        } else {
            switch facts.receiptFileName {
            case nil: self = .unknown
            case InstallFacts.sandboxReceiptFileName: self = .testFlight
            default: self = .appStore
            }
        }
    }
}
