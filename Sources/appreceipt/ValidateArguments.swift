import AppStoreReceipt
import Foundation

/// The arguments of `appreceipt validate`.
struct ValidateArguments {
    /// What is wrong with arguments.
    struct Misuse: Error, CustomStringConvertible {
        enum Kind {
            /// They make no command.
            case arguments
            /// Nothing is wrong but that help was asked for.
            case help
            /// They do, and a file that they name cannot be used.
            case file
        }

        let description: String
        var kind = Kind.arguments
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
            if CommandLineTool.asksForHelp(argument) { throw Misuse(description: "help", kind: .help) }
            // Both `--option value` and `--option=value`.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if readFlag(argument) { continue }
            if parts.count == 2, Self.flags.contains(parts[0]) {
                throw Misuse(description: "'\(parts[0])' takes no value")
            }
            guard Self.isOption(parts[0]) else { throw .unknown(argument) }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), parts.count == 2 || !value.hasPrefix("--")
            else {
                throw Misuse(description: "no value for '\(parts[0])'; one that starts with '--' is joined by '='")
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

    private static let flags: Set<String> = [
        "--json", "--batch", "--any-version", "--server-made", "--no-sha1", "--lenient",
    ]

    private static func isOption(_ name: String) -> Bool {
        ["--bundle-id", "--bundle-version", "--device-id", "--environment", "--root", "--at"].contains(name)
    }

    private mutating func readOption(_ name: String, _ value: String) throws(Misuse) {
        switch name {
        case "--bundle-id":
            guard bundleIdentifier == nil else { throw .repeated(name) }
            bundleIdentifier = value
        case "--bundle-version":
            guard appVersion == nil else { throw .repeated(name) }
            appVersion = value
        case "--device-id": devices.append(try Self.device(value))
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

    private static func device(_ text: String) throws(Misuse) -> DeviceIdentifier {
        let device: DeviceIdentifier
        do {
            device = try DeviceIdentifier(text: text)
        } catch {
            throw Misuse(description: "'\(text)': \(error)")
        }
        guard [6, 16].contains(device.octets.count) else {
            throw Misuse(description: "'\(text)' has \(device.octets.count) octets; a device has 6 or 16")
        }
        return device
    }

    private mutating func finish() throws(Misuse) {
        if isBatch {
            guard files.isEmpty else { throw Misuse(description: "a file with --batch, which reads standard input") }
        } else {
            guard let first = files.first else { throw Misuse(description: "no file") }
            guard files.count == 1 else { throw Misuse(description: "more than one file") }
            file = first
        }
        if rootFiles.contains("-"), isBatch || file == "-" {
            throw Misuse(description: "both a root and a receipt from standard input")
        }
        guard rootFiles.count(where: { $0 == "-" }) < 2 else {
            throw Misuse(
                description:
                    "two roots from standard input, which can be read only once; one file may have several in PEM")
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
        for rootFile in rootFiles { policy.roots += try roots(rootFile) }
    }

    /// A root that is given together with the environment Xcode is believed about receipts of Xcode alone: everybody has its key.
    private func roots(_ path: String) throws(Misuse) -> [TrustedRoot] {
        do {
            let contents = try InputFile(path: path).contents()
            let certificates = PEM.certificates(contents)
            let scope: TrustedRoot.Scope = environments.contains(.xcode) ? .xcode : .appStore
            return try (certificates.isEmpty ? [contents] : certificates).map { try TrustedRoot($0, scope: scope) }
        } catch {
            throw Misuse(description: "\(path == "-" ? "standard input" : path): \(error)", kind: .file)
        }
    }
}

extension ValidateArguments.Misuse {
    fileprivate static func repeated(_ option: String) -> Self { Self(description: "'\(option)' twice") }

    fileprivate static func unknown(_ option: String) -> Self { Self(description: "unknown option '\(option)'") }
}
