import Foundation
import PackagePlugin

/// What the generator needs of a target's folder, in a stable order.
struct Folder {
    private(set) var schemas: [String] = []
    private(set) var options: [String] = []
    /// Where the generated code is; nil where there is none.
    private(set) var generated: URL?

    init(of target: SourceModuleTarget) {
        let files = FileManager.default.enumerator(
            at: target.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        for file in (files?.compactMap { $0 as? URL } ?? []).sorted(by: { $0.path < $1.path }) {
            if file.pathExtension == "asn1" { schemas.append(file.path) }
            if file.lastPathComponent == "asn1.json" { options.append(file.path) }
            if file.lastPathComponent.hasSuffix(".asn1.swift"), generated == nil {
                generated = file.deletingLastPathComponent()
            }
        }
    }
}
