import PackagePlugin

/// Does nothing, which is what `swift build` takes for any plugin with this tool.
@main
struct NoPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        _ = try context.tool(named: "asn1swift")
        return []
    }
}
