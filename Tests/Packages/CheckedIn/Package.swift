// swift-tools-version: 6.2
import PackageDescription

// Generated code that is checked in: builds need the runtime alone. After an edit of a schema,
//
//     swift package --allow-writing-to-package-directory generate-asn1
//
// writes it anew, and with --check says whether that was forgotten. To measure what the build plugin costs, PLUGIN names it, or one
// that does nothing.
let plugin = Context.environment["PLUGIN"]
let isCheckedIn = plugin != "ASN1BuildPlugin"
let plugins: [Target.PluginUsage] =
    switch plugin {
    case "ASN1BuildPlugin": [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")]
    case "NoPlugin": ["NoPlugin"]
    default: []
    }

let package = Package(
    name: "CheckedIn",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .executableTarget(
            name: "CheckedIn",
            dependencies: [.product(name: "ASN1Runtime", package: "asn1swift")],
            exclude: isCheckedIn ? ["Notes.asn1", "Places.asn1"] : ["Generated"],
            swiftSettings: [.treatAllWarnings(as: .error)],
            plugins: plugins),
        .plugin(
            name: "NoPlugin", capability: .buildTool(),
            dependencies: [.product(name: "asn1swift", package: "asn1swift")]),
    ],
    swiftLanguageModes: [.v6]
)
