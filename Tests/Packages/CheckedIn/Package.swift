// swift-tools-version: 6.2
import PackageDescription

// Generated code that is checked in: builds need the runtime alone. After an edit of a schema,
//
//     swift package --allow-writing-to-package-directory generate-asn1
//
// writes it anew, and with --check says whether that was forgotten. To measure what the build plugin costs, it can be used instead.
let isCheckedIn = Context.environment["GENERATE_AT_BUILD"] == nil

let package = Package(
    name: "CheckedIn",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .executableTarget(
            name: "CheckedIn",
            dependencies: [.product(name: "ASN1Runtime", package: "asn1swift")],
            exclude: isCheckedIn ? ["Notes.asn1", "Places.asn1"] : ["Generated"],
            swiftSettings: [.treatAllWarnings(as: .error)],
            plugins: isCheckedIn ? [] : [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")])
    ],
    swiftLanguageModes: [.v6]
)
