import Foundation
import PackagePlugin

/// `swift package generate-asn1`: runs `asn1swift generate` for targets whose generated code is checked in.
///
/// It goes through the folders of targets, since without the build plugin their schemas are excluded. Arguments other than `--target`
/// and `--output` are the tool's, which also does all the rest.
@main
struct ASN1CommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var rest = ArgumentExtractor(arguments)
        let names = rest.extractOption(named: "target")
        let output = rest.extractOption(named: "output").last
        // A target of the build plugin is none of those that are not named: it has no generated code in its folder.
        let targets = try (names.isEmpty ? context.package.targets : context.package.targets(named: names))
            .compactMap(\.sourceModule).filter { !names.isEmpty || generated(in: $0) != nil }
        if targets.isEmpty { throw Problem.nothingCheckedIn }
        if output != nil, targets.count > 1 { throw Problem.severalTargets }

        let tool = try context.tool(named: "asn1swift").url
        var hasFailed = false
        for target in targets {
            let directory =
                output.map { URL(filePath: $0, relativeTo: context.package.directoryURL) }
                ?? generated(in: target) ?? target.directoryURL.appending(path: "Generated")
            var command = ["generate", "--prune"] + rest.remainingArguments + ["--output", directory.path]
            for file in files(of: target, "asn1.json") { command += ["--options", file.path] }
            for case let dependency as SourceModuleTarget in target.recursiveTargetDependencies {
                for file in files(of: dependency, ".asn1") + files(of: dependency, "asn1.json") {
                    command += ["--dependency", "\(dependency.moduleName)=\(file.path)"]
                }
            }
            let process = try Process.run(tool, arguments: command + ["--"] + files(of: target, ".asn1").map(\.path))
            process.waitUntilExit()
            hasFailed = hasFailed || process.terminationStatus != 0
        }
        if hasFailed { exit(EXIT_FAILURE) }
    }

    /// Where the generated code of a target is; nil where there is none.
    private func generated(in target: SourceModuleTarget) -> URL? {
        files(of: target, ".asn1.swift").first?.deletingLastPathComponent()
    }

    /// The files in the folder of a target whose names end so, in a stable order.
    private func files(of target: SourceModuleTarget, _ ending: String) -> [URL] {
        let folder = FileManager.default.enumerator(
            at: target.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (folder?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent.hasSuffix(ending) }
            .sorted { $0.path < $1.path }
    }
}

/// Why the command does nothing.
enum Problem: String, Error, CustomStringConvertible {
    case nothingCheckedIn = "no target has generated code in its folder; name those that shall with '--target'"
    case severalTargets = "'--output' is the folder of one target; give one '--target' with it"

    var description: String { rawValue }
}
