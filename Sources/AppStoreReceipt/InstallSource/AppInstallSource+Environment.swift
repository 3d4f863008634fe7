extension AppInstallSource {
    /// How what lies around an app and what its receipt says go together.
    public enum EnvironmentAgreement: Hashable, Sendable {
        /// The receipt's environment is one that this source has.
        case agrees(environment: String)
        /// The receipt's environment is one that this source does not have. An app that was copied or changed looks like this; so does one
        /// whose receipt was left from another installation.
        case disagrees(environment: String, expected: [String])
        /// The receipt does not say, or nothing is known of the source.
        case undecided
    }

    /// The environments (attribute 0) that receipts have for this source; none when anything may be.
    public var environments: [String] {
        switch self {
        case .simulator, .development: Self.sandboxes + ["Xcode"]
        case .testFlight: Self.sandboxes
        case .appStore: ["Production", "ProductionVPP"]
        case .unknown: []
        }
    }

    private static let sandboxes = ["ProductionSandbox", "ProductionVPPSandbox", "Sandbox"]

    /// Compares this source with the environment in a receipt, which is signed and so the better witness of the two.
    public func agreement(with receipt: AppReceipt) -> EnvironmentAgreement {
        agreement(withEnvironment: receipt.environment)
    }

    /// Compares this source with the text of attribute 0.
    public func agreement(withEnvironment environment: String?) -> EnvironmentAgreement {
        guard let environment, !environments.isEmpty else { return .undecided }
        return environments.contains(environment)
            ? .agrees(environment: environment) : .disagrees(environment: environment, expected: environments)
    }
}
