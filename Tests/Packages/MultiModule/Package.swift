// swift-tools-version: 6.2
import PackageDescription

// Two modules with schemas, one importing from the other, whose types the rest of the package sees and nobody else: their
// access is `package`.
let package = Package(
    name: "MultiModule",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .target(
            name: "Catalogue",
            dependencies: [.product(name: "ASN1Runtime", package: "asn1swift")],
            plugins: [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")]),
        .target(
            name: "Orders",
            dependencies: ["Catalogue", .product(name: "ASN1Runtime", package: "asn1swift")],
            plugins: [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")]),
        .executableTarget(
            name: "MultiModule",
            dependencies: ["Catalogue", "Orders", .product(name: "ASN1Runtime", package: "asn1swift")]),
    ],
    swiftLanguageModes: [.v6]
)
