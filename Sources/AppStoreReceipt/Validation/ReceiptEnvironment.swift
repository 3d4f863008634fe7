/// Where a receipt is from: the text of its attribute 0.
public struct ReceiptEnvironment: RawRepresentable, Hashable, Sendable {
    /// The text as receipts have it.
    public let rawValue: String

    /// An environment by its text, also one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Bought in the App Store.
    public static let production = ReceiptEnvironment(rawValue: "Production")
    /// Bought in the Volume Purchase Program.
    public static let productionVPP = ReceiptEnvironment(rawValue: "ProductionVPP")
    /// From TestFlight, or a build of a developer, with test purchases.
    public static let productionSandbox = ReceiptEnvironment(rawValue: "ProductionSandbox")
    /// The Volume Purchase Program's part of the sandbox.
    public static let productionVPPSandbox = ReceiptEnvironment(rawValue: "ProductionVPPSandbox")
    /// As some servers of Apple call the sandbox.
    public static let sandbox = ReceiptEnvironment(rawValue: "Sandbox")
    /// Made by Xcode on the developer's machine, and signed with a key that comes with Xcode: anybody can make one.
    public static let xcode = ReceiptEnvironment(rawValue: "Xcode")
}

extension ReceiptEnvironment: CustomStringConvertible {
    /// The text as receipts have it.
    public var description: String { rawValue }
}

extension Set<ReceiptEnvironment> {
    /// Where customers' receipts are from: what is accepted unless a policy says otherwise.
    public static var appStore: Self { [.production, .productionVPP] }

    /// Where testers' receipts are from. Apple's reviewers run production builds in the sandbox.
    public static var sandboxes: Self { [.productionSandbox, .productionVPPSandbox, .sandbox] }

    /// Customers' and testers' receipts.
    public static var appStoreAndSandboxes: Self { appStore.union(sandboxes) }
}
