// swift-tools-version: 6.2
import PackageDescription

// What is measured: generated code as it comes, called as a program calls it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "AppStoreReceipt", package: "asn1swift"),
                .product(name: "ASN1Runtime", package: "asn1swift"),
                .product(name: "CMS", package: "asn1swift"), .product(name: "PKIX", package: "asn1swift"),
            ],
            plugins: [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")])
    ],
    swiftLanguageModes: [.v6]
)
