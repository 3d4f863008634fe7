// swift-tools-version: 6.2
import PackageDescription

// An app's module, where all that says nothing else is the main actor's. Generated code must not be: values of its types are read
// and written wherever the program likes.
let package = Package(
    name: "MainActor",
    dependencies: [.package(name: "asn1swift", path: "../../..")],
    targets: [
        .executableTarget(
            name: "MainActor",
            dependencies: [.product(name: "ASN1Runtime", package: "asn1swift")],
            swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "ASN1BuildPlugin", package: "asn1swift")])
    ],
    swiftLanguageModes: [.v6]
)
