// swift-tools-version: 6.2
import PackageDescription

// A package of a user's: a schema of its own, which imports from a module of the package that brings the plugin. Its types have the
// access level `package`, so that the program sees them.
let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .target(
            name: "Licensing",
            dependencies: [
                .product(name: "ASN1Runtime", package: "asn1swift"), .product(name: "PKIX", package: "asn1swift"),
            ],
            plugins: [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")]),
        .executableTarget(
            name: "Consumer",
            dependencies: [
                "Licensing", .product(name: "ASN1Runtime", package: "asn1swift"),
                .product(name: "PKIX", package: "asn1swift"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
