import Foundation
import PackagePlugin

/// Runs `asn1swift` over the `.asn1` files of a target, all at once, since IMPORTS make each an input of all.
///
/// It reads nothing itself: schemas and options are handed on as paths and declared as inputs. What is wrong with them,
/// such as two schemas of one name, is for the tool to say.
@main
struct ASN1BuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        var inputs = inputs(of: target)
        let schemas = inputs.filter { $0.pathExtension == "asn1" }
        guard !schemas.isEmpty else { return [] }

        let output = context.pluginWorkDirectoryURL
        var arguments = ["generate", "--quiet", "--output", output.path]
        for options in inputs where options.lastPathComponent == "asn1.json" {
            arguments += ["--options", options.path]
        }
        for case let dependency as SourceModuleTarget in target.recursiveTargetDependencies {
            for input in self.inputs(of: dependency) {
                arguments += ["--dependency", "\(dependency.moduleName)=\(input.path)"]
                inputs.append(input)
            }
        }
        let stems = Set(schemas.map { $0.deletingPathExtension().lastPathComponent })
        return [
            .buildCommand(
                displayName: "Generating Swift from the ASN.1 schemas of \(target.name)",
                executable: try context.tool(named: "asn1swift").url,
                arguments: arguments + ["--"] + schemas.map(\.path),
                inputFiles: inputs,
                outputFiles: stems.sorted().map { output.appending(path: "\($0).asn1.swift") })
        ]
    }

    /// The schemas and the options file of a target, in a stable order.
    private func inputs(of target: SourceModuleTarget) -> [URL] {
        target.sourceFiles.map(\.url)
            .filter { $0.pathExtension == "asn1" || $0.lastPathComponent == "asn1.json" }
            .sorted { $0.path < $1.path }
    }
}
