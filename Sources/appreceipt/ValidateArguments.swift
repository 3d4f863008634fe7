import AppStoreReceipt
import Foundation

/// The arguments of `appreceipt validate`.
struct ValidateArguments {
    /// What is wrong with arguments.
    struct Misuse: Error, CustomStringConvertible {
        let description: String
    }

    /// The receipt; `nil` for a batch.
    private(set) var file: String?
    private(set) var json = false
    private(set) var policy: ReceiptPolicy

    private var files: [String] = []
    private var isBatch = false
    private var bundleIdentifier: String?
    private var appVersion: String?
    private var takesAnyVersion = false
    private var devices: [DeviceIdentifier] = []
    private var environments: Set<ReceiptEnvironment> = []
    private var rootFiles: [String] = []

    private static let environments: [ReceiptEnvironment] = [
        .production, .productionVPP, .productionSandbox, .productionVPPSandbox, .sandbox, .xcode,
    ]

    /// Reads the arguments after the name of the command, and the files of the roots.
    init(_ arguments: some Sequence<String>) throws(Misuse) {
        policy = ReceiptPolicy(bundleIdentifier: "", appVersion: nil, deviceIdentifiers: nil)
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                break
            }
            guard argument != "-", argument.hasPrefix("-") else {
                files.append(argument)
                continue
            }
            // Both `--option value` and `--option=value`.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if readFlag(argument) { continue }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                throw Self.isOption(parts[0]) ? Misuse(description: "no value for '\(parts[0])'") : .unknown(argument)
            }
            try readOption(parts[0], value)
        }
        try finish()
    }

    /// - Returns: Whether the argument is an option without a value.
    private mutating func readFlag(_ argument: String) -> Bool {
        switch argument {
        case "--json": json = true
        case "--batch": isBatch = true
        case "--any-version": takesAnyVersion = true
        case "--server-made": policy.acceptsServerMadeReceipts = true
        case "--no-sha1": policy.acceptsSHA1 = false
        case "--lenient": policy.leniency = .receiptsOf2010
        default: return false
        }
        return true
    }

    private static func isOption(_ name: String) -> Bool {
        ["--bundle-id", "--bundle-version", "--device-id", "--environment", "--root", "--at"].contains(name)
    }

    private mutating func readOption(_ name: String, _ value: String) throws(Misuse) {
        switch name {
        case "--bundle-id": bundleIdentifier = value
        case "--bundle-version": appVersion = value
        case "--device-id":
            do {
                devices.append(try DeviceIdentifier(text: value))
            } catch {
                throw Misuse(description: "'\(value)': \(error)")
            }
        case "--environment":
            guard let found = Self.environments.first(where: { $0.rawValue.lowercased() == value.lowercased() }) else {
                let names = Self.environments.map(\.rawValue).joined(separator: ", ")
                throw Misuse(description: "'\(value)' is no environment; there are \(names)")
            }
            environments.insert(found)
        case "--root": rootFiles.append(value)
        case "--at":
            guard let date = (ReceiptDate(value) ?? ReceiptDate(value + "T00:00:00Z"))?.date else {
                throw Misuse(description: "'\(value)' is no date like 2024-06-01 or 2024-06-01T12:00:00Z")
            }
            policy.clock = { date }
        default: throw .unknown(name)
        }
    }

    private mutating func finish() throws(Misuse) {
        if isBatch {
            guard files.isEmpty else { throw Misuse(description: "a file with --batch, which reads standard input") }
        } else {
            guard let first = files.first else { throw Misuse(description: "no file") }
            guard files.count == 1 else { throw Misuse(description: "more than one file") }
            file = first
        }
        guard let bundleIdentifier else { throw Misuse(description: "no --bundle-id") }
        guard takesAnyVersion != (appVersion != nil) else {
            throw Misuse(
                description: takesAnyVersion ? "both --bundle-version and --any-version" : "no --bundle-version")
        }
        policy.bundleIdentifier = bundleIdentifier
        policy.appVersion = appVersion
        if !devices.isEmpty { policy.deviceIdentifiers = devices }
        if !environments.isEmpty { policy.environments = environments }
        for rootFile in rootFiles { policy.roots.append(try root(rootFile)) }
    }

    /// A root that is given together with the environment Xcode is believed about receipts of Xcode alone: everybody has its key.
    private func root(_ path: String) throws(Misuse) -> TrustedRoot {
        do {
            let contents = try InputFile(path: path).contents()
            return try TrustedRoot(
                PEM.certificate(contents) ?? contents, scope: environments.contains(.xcode) ? .xcode : .appStore)
        } catch {
            throw Misuse(description: "\(path): \(error)")
        }
    }
}

extension ValidateArguments.Misuse {
    fileprivate static func unknown(_ option: String) -> Self { Self(description: "unknown option '\(option)'") }
}
