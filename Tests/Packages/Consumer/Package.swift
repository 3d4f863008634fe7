// swift-tools-version: 6.2
import PackageDescription

// A package of a user's: a schema of its own, which imports from a module of the package that brings the plugin.
let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Consumer",
            dependencies: [
                .product(name: "ASN1Runtime", package: "asn1swift"), .product(name: "PKIX", package: "asn1swift"),
            ],
            plugins: [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")])
    ],
    swiftLanguageModes: [.v6]
)
