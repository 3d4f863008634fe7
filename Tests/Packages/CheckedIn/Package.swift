// swift-tools-version: 6.2
import PackageDescription

// Generated code that is checked in: builds need the runtime alone. After an edit of a schema,
//
//     swift package --allow-writing-to-package-directory generate-asn1
//
// writes it anew, and with --check says whether that was forgotten.
let package = Package(
    name: "CheckedIn",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .executableTarget(
            name: "CheckedIn",
            dependencies: [.product(name: "ASN1Runtime", package: "asn1swift")],
            exclude: ["Notes.asn1", "Places.asn1"],
            swiftSettings: [.treatAllWarnings(as: .error)])
    ],
    swiftLanguageModes: [.v6]
)
