import Foundation
import Testing

@testable import asn1swift

@Suite("The JSON Schema of options files")
struct OptionsSchemaTests {
    private static let documentation = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/asn1swift/Documentation.docc")

    @Test("the file in the documentation is what the command writes")
    func file() throws {
        let url = Self.documentation.appending(path: "asn1.schema.json")
        #expect(try String(contentsOf: url, encoding: .utf8) == OptionsSchema.text)
    }

    @Test("it is JSON, and has every key and nothing else")
    func keys() throws {
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(OptionsSchema.text.utf8)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: Any])
        #expect(Set(properties.keys) == Set(OptionKey.all.map(\.name) + ["$schema"]))
        #expect(schema["additionalProperties"] as? Bool == false)
    }

    @Test("the reference has a chapter for every key")
    func reference() throws {
        let text = try String(contentsOf: Self.documentation.appending(path: "Options.md"), encoding: .utf8)
        let chapters = text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
        #expect(chapters == OptionKey.all.map(\.name))
    }
}
