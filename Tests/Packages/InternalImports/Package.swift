// swift-tools-version: 6.2
import PackageDescription

// Where an import without a word is internal: what is generated must import publicly just what its public declarations need, since
// too little is an error and too much a warning, which is one here too.
let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error)]

let package = Package(
    name: "InternalImports",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .target(
            name: "Badges",
            dependencies: [
                .product(name: "ASN1Runtime", package: "asn1swift"), .product(name: "PKIX", package: "asn1swift"),
            ],
            swiftSettings: settings,
            plugins: [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")]),
        .executableTarget(
            name: "InternalImports",
            dependencies: ["Badges", .product(name: "ASN1Runtime", package: "asn1swift")],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
