import Foundation
import PackagePlugin

/// `swift package generate-asn1`: runs `asn1swift generate` for targets whose generated code is checked in.
///
/// It goes through the folders of targets, since without the build plugin their schemas are excluded. Arguments other than those of
/// `usage` are the tool's, which also does all the rest.
@main
struct ASN1CommandPlugin: CommandPlugin {
    static let usage = """
        swift package --allow-writing-to-package-directory generate-asn1 [--target TARGET]… [--output DIR] [OPTION]…

        Writes the Swift code of the schemas of targets into the package, and says what changed.

          --target TARGET  a target with schemas; without it, all that have generated code in their folders
          --output DIR     where the code of the one target goes, from the package's folder (default: where
                           the target has generated code, else the folder Generated in its own)
          --check          write nothing; fail where something would be written or removed
          --dry-run        say what would be written, and write nothing
          --help           print this

        Other options are those of 'asn1swift generate'. A target's options file, asn1.json, is read too.
        """

    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard !arguments.contains("--help"), !arguments.contains("-h") else { return print(Self.usage) }
        var rest = ArgumentExtractor(arguments)
        let names = rest.extractOption(named: "target")
        let output = rest.extractOption(named: "output").last.map {
            URL(filePath: $0, relativeTo: context.package.directoryURL)
        }
        let targets = try chosen(names, of: context.package)
        if output != nil, targets.count > 1 { throw Problem.severalTargets(targets.map(\.target.name)) }

        let tool = try context.tool(named: "asn1swift").url
        var hasFailed = false
        for (target, folder) in targets {
            let directory = output ?? folder.generated ?? target.directoryURL.appending(path: "Generated")
            var command = ["generate", "--prune"] + rest.remainingArguments + ["--output", directory.path]
            command += folder.options.flatMap { ["--options", $0] }
            for case let dependency as SourceModuleTarget in target.recursiveTargetDependencies {
                let folder = Folder(of: dependency)
                command += (folder.schemas + folder.options).flatMap {
                    ["--dependency", "\(dependency.moduleName)=\($0)"]
                }
            }
            let process = try Process.run(tool, arguments: command + ["--"] + folder.schemas)
            process.waitUntilExit()
            hasFailed = hasFailed || process.terminationStatus != 0
        }
        if hasFailed { exit(EXIT_FAILURE) }
    }

    /// The targets that are named; without names those with generated code in their folders, which those of the build plugin have not.
    private func chosen(_ names: [String], of package: Package) throws -> [(target: SourceModuleTarget, folder: Folder)]
    {
        let all = package.targets.compactMap(\.sourceModule).sorted { $0.name < $1.name }
            .map { (target: $0, folder: Folder(of: $0)) }
        let withSchemas = all.filter { !$0.folder.schemas.isEmpty }.map(\.target.name)
        // One whose last schema is gone may have code that is left over.
        let checkedIn = all.filter { $0.folder.generated != nil }
        for name in names where !withSchemas.contains(name) && !checkedIn.contains(where: { $0.target.name == name }) {
            throw Problem.noSchemas(
                target: name, exists: package.targets.contains { $0.name == name }, others: withSchemas)
        }
        let chosen = names.isEmpty ? checkedIn : all.filter { names.contains($0.target.name) }
        if chosen.isEmpty { throw Problem.nothingCheckedIn(withSchemas) }
        return chosen
    }
}
