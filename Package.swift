// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "asn1swift",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "ASN1Runtime", targets: ["ASN1Runtime"]),
        .library(name: "AppStoreReceipt", targets: ["AppStoreReceipt"]),
        .library(name: "AppStoreServer", targets: ["AppStoreServer"]),
        .library(name: "PKIX", targets: ["PKIX"]),
        .library(name: "CMS", targets: ["CMS"]),
        .executable(name: "asn1swift", targets: ["asn1swift"]),
        .executable(name: "appreceipt", targets: ["appreceipt"]),
        .plugin(name: "ASN1BuildPlugin", targets: ["ASN1BuildPlugin"]),
        .plugin(name: "ASN1CommandPlugin", targets: ["ASN1CommandPlugin"]),
    ],
    targets: [
        // What generated code calls.
        .target(name: "ASN1Runtime", swiftSettings: [.strictMemorySafety()]),

        // The compiler, its command line, and the plugin that runs it.
        .target(name: "ASN1Compiler", dependencies: ["ASN1Runtime"]),
        // Values of a schema's types without generated code.
        .target(name: "ASN1Interpreter", dependencies: ["ASN1Compiler", "ASN1Inspection", "ASN1Runtime"]),
        // What the bytes alone say, as a list and as a page.
        .target(name: "ASN1Inspection", dependencies: ["ASN1Runtime"]),
        .executableTarget(
            name: "asn1swift", dependencies: ["ASN1Compiler", "ASN1Inspection", "ASN1Interpreter", "ASN1Runtime"]),
        .plugin(name: "ASN1BuildPlugin", capability: .buildTool(), dependencies: ["asn1swift"]),
        // For generated code that is checked in.
        .plugin(
            name: "ASN1CommandPlugin",
            capability: .command(
                intent: .custom(
                    verb: "generate-asn1", description: "Writes Swift code of ASN.1 schemas"),
                permissions: [
                    .writeToPackageDirectory(reason: "The generated code becomes a part of the package.")
                ]),
            dependencies: ["asn1swift"]),

        // Schemas as Swift modules.
        .target(name: "PKIX", dependencies: ["ASN1Runtime"], path: "Schemas/PKIX", plugins: ["ASN1BuildPlugin"]),
        .target(name: "CMS", dependencies: ["ASN1Runtime", "PKIX"], path: "Schemas/CMS", plugins: ["ASN1BuildPlugin"]),

        // App Store receipts, on generated code alone. Apple's systems have cryptography of their own.
        .systemLibrary(
            name: "CLibcrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .yum(["openssl-devel"])]),
        .target(
            name: "AppStoreReceipt",
            dependencies: [
                "ASN1Runtime", "PKIX", "CMS",
                .target(name: "CLibcrypto", condition: .when(platforms: [.linux, .android, .windows, .openbsd])),
            ],
            swiftSettings: [.strictMemorySafety()],
            plugins: ["ASN1BuildPlugin"]),
        .executableTarget(name: "appreceipt", dependencies: ["ASN1Inspection", "ASN1Runtime", "AppStoreReceipt"]),
        // The App Store's own word on a receipt, over the network.
        .target(name: "AppStoreServer"),

        .target(
            name: "GeneratedShapes", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedShapes",
            plugins: ["ASN1BuildPlugin"]),
        .testTarget(name: "ASN1RuntimeTests", dependencies: ["ASN1Runtime", "GeneratedShapes"]),
        .testTarget(
            name: "ASN1CompilerTests", dependencies: ["ASN1Compiler"], exclude: ["Reference/Schemas"]),
        // Schemas that exist for the sake of the tests.
        .target(
            name: "GeneratedCode", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedCode",
            plugins: ["ASN1BuildPlugin"]),
        .target(
            name: "GeneratedNames", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedNames",
            plugins: ["ASN1BuildPlugin"]),
        .target(
            name: "GeneratedKeywords", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedKeywords",
            plugins: ["ASN1BuildPlugin"]),
        .target(
            name: "GeneratedTypeNames", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedTypeNames",
            plugins: ["ASN1BuildPlugin"]),
        .target(
            name: "GeneratedPreserving", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedPreserving",
            plugins: ["ASN1BuildPlugin"]),
        .target(
            name: "GeneratedTables", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedTables",
            plugins: ["ASN1BuildPlugin"]),
        .testTarget(
            name: "GeneratedTablesTests",
            dependencies: ["ASN1Runtime", "ASN1Compiler", "ASN1Interpreter", "GeneratedTables"]),
        .target(
            name: "GeneratedOptions", dependencies: ["ASN1Runtime"], path: "Tests/GeneratedOptions",
            plugins: ["ASN1BuildPlugin"]),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: [
                "ASN1Runtime", "GeneratedCode", "GeneratedNames", "GeneratedKeywords", "GeneratedTypeNames",
                "GeneratedPreserving", "GeneratedOptions",
            ]),
        .testTarget(
            name: "ASN1InterpreterTests",
            dependencies: [
                "ASN1Inspection", "ASN1Interpreter", "ASN1Compiler", "ASN1Runtime", "GeneratedCode", "GeneratedNames",
                "GeneratedKeywords",
                "GeneratedShapes", "GeneratedPreserving", "PKIX", "CMS",
            ]),
        // The command `openssl` for tests that ask it.
        .target(name: "OpenSSLCommand", path: "Tests/OpenSSLCommand"),
        .testTarget(name: "PKIXTests", dependencies: ["ASN1Runtime", "OpenSSLCommand", "PKIX"]),
        .testTarget(name: "CMSTests", dependencies: ["ASN1Runtime", "CMS", "OpenSSLCommand", "PKIX"]),
        .testTarget(name: "ASN1SwiftTests", dependencies: ["asn1swift"]),
        .testTarget(name: "AppStoreServerTests", dependencies: ["AppStoreServer"]),
        .testTarget(
            name: "AppStoreReceiptTests",
            dependencies: [
                "ASN1Inspection", "ASN1Runtime", "AppStoreReceipt", "CMS", "OpenSSLCommand", "PKIX", "appreceipt",
            ],
            exclude: ["Receipts"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Where warnings must not pass, as in .ci/run; not everywhere, since a later compiler may find more to warn about.
if Context.environment["ASN1SWIFT_STRICT"] != nil {
    for target in package.targets where target.type != .plugin && target.type != .system {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
