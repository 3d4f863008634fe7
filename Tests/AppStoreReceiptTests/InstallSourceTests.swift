import Foundation
import Testing

@testable import AppStoreReceipt

/// Where an app comes from, by what lies around it.
@Suite struct InstallSourceTests {
    @Test(
        "Facts speak for a source",
        arguments: [
            (true, false, "receipt", AppInstallSource.simulator),
            (true, true, "sandboxReceipt", .simulator),
            (false, true, "sandboxReceipt", .development),
            (false, true, "receipt", .development),
            (false, true, nil, .development),
            (false, false, "sandboxReceipt", .testFlight),
            (false, false, "receipt", .appStore),
            (false, false, nil, .unknown),
        ] as [(Bool, Bool, String?, AppInstallSource)])
    func source(_ isSimulator: Bool, _ hasProfile: Bool, _ name: String?, _ source: AppInstallSource) {
        let facts = InstallFacts(
            isSimulator: isSimulator, hasProvisioningProfile: hasProfile, receiptFileName: name)
        #expect(AppInstallSource(facts) == source)
    }

    @Test func bundle() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "asn1swift-\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(!InstallFacts.hasProfile(in: folder))
        try Data([1]).write(to: folder.appending(path: "embedded.mobileprovision"))
        #expect(InstallFacts.hasProfile(in: folder))
    }

    @Test func runningProgram() {
        #if !canImport(Darwin)
        #expect(InstallFacts() == InstallFacts(isSimulator: false, hasProvisioningProfile: false, receiptFileName: nil))
        #expect(AppInstallSource() == .unknown)
        #endif
    }

    @Test(
        "The environment of the receipt agrees or does not",
        arguments: [
            (AppInstallSource.appStore, "Production", true),
            (.appStore, "ProductionVPP", true),
            (.appStore, "ProductionSandbox", false),
            (.appStore, "Xcode", false),
            (.appStore, "production", false),
            (.testFlight, "ProductionSandbox", true),
            (.testFlight, "ProductionVPPSandbox", true),
            (.testFlight, "Production", false),
            (.testFlight, "Xcode", false),
            (.development, "ProductionSandbox", true),
            (.development, "Xcode", true),
            (.development, "Production", false),
            (.simulator, "Xcode", true),
            (.simulator, "ProductionVPP", false),
            (.unknown, "Production", nil),
            (.appStore, nil, nil),
        ] as [(AppInstallSource, String?, Bool?)])
    func agreement(_ source: AppInstallSource, _ environment: String?, _ agrees: Bool?) throws {
        let agreement = source.agreement(with: try WrittenReceipt(environment: environment).receipt())
        switch (agrees, environment) {
        case (true, let environment?): #expect(agreement == .agrees(environment: environment))
        case (false, let environment?):
            #expect(agreement == .disagrees(environment: environment, expected: source.environments))
        default: #expect(agreement == .undecided)
        }
    }
}
