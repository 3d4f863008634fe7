// swift-tools-version: 6.2
import PackageDescription

/// What each module is compiled with: coverage for libFuzzer, address sanitizer, and its internals open to the harnesses.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"])]

/// The modules of the package itself, through links to their folders, since it is them that coverage must be measured in.
func module(_ name: String, _ dependencies: Target.Dependency..., hasSchemas: Bool = false) -> Target {
    .target(
        name: name, dependencies: dependencies, swiftSettings: instrumented,
        plugins: hasSchemas ? ["ASN1BuildPlugin"] : [])
}

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        module("ASN1Runtime"),
        module("ASN1Compiler", "ASN1Runtime"),
        module("ASN1Inspection", "ASN1Runtime"),
        module("ASN1Interpreter", "ASN1Compiler", "ASN1Inspection", "ASN1Runtime"),
        // As the package itself built it: here it would be compiled once more, with all that slows it down.
        .binaryTarget(name: "asn1swift", path: "asn1swift.artifactbundle"),
        .plugin(name: "ASN1BuildPlugin", capability: .buildTool(), dependencies: ["asn1swift"]),
        module("PKIX", "ASN1Runtime", hasSchemas: true),
        module("CMS", "ASN1Runtime", "PKIX", hasSchemas: true),
        .systemLibrary(name: "CLibcrypto", pkgConfig: "libcrypto"),
        module("AppStoreReceipt", "ASN1Runtime", "CMS", "CLibcrypto", "PKIX", hasSchemas: true),
        module("GeneratedCode", "ASN1Runtime", hasSchemas: true),
        module("GeneratedShapes", "ASN1Runtime", hasSchemas: true),
        module("GeneratedPreserving", "ASN1Runtime", hasSchemas: true),
        .systemLibrary(name: "CLibFuzzer"),
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "ASN1Compiler", "ASN1Inspection", "ASN1Interpreter", "ASN1Runtime", "AppStoreReceipt", "CLibFuzzer",
                "CMS", "GeneratedCode", "GeneratedPreserving",
                "GeneratedShapes", "PKIX",
            ],
            swiftSettings: instrumented, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
