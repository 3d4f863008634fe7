import ASN1Inspection
import ASN1Runtime
import Foundation

@testable import ASN1Interpreter

extension Harness {
    /// Encodings listed, and shown on a page, by what the bytes say and with the names of a schema.
    static let page = Harness(name: "page", words: InputWords.encodings) {
        try PackageFiles.receipts() + Subjects.all.flatMap { try $0.randomEncodings(count: 1) }
    } body: { input in
        for descends in [true, false] {
            let tree = EncodingTree(ASN1Bytes(input), descends: descends)
            list(input, labels: nil, descends: descends)
            show(tree, labels: nil)
            let labels = message.interpreter.labels(tree, as: message.definition)
            list(input, labels: labels, descends: descends)
            show(tree, labels: labels)
        }
        _ = message.interpreter.typesFitting(ASN1Bytes(input), rules: .ber)
    }

    private static var message: SchemaSubject {
        guard let message = Subjects.all.first(where: { $0.subject.name == "ContentInfo" }) else {
            finding("there is no ContentInfo")
        }
        return message
    }

    private static func list(_ input: [UInt8], labels: EncodingTree.Labels?, descends: Bool) {
        var dump = EncodingDump(
            ASN1Bytes(input), names: IdentifierNames(), labels: labels, descends: descends, hasOctets: true)
        do { try dump.run { (_: [UInt8]) throws(Never) in } } catch {
            if case .input(let error) = error { require(!error.description.isEmpty, "an error that says nothing") }
        }
    }

    /// What comes from the input is data of the script, never markup.
    private static func show(_ tree: EncodingTree, labels: EncodingTree.Labels?) {
        let html = EncodingPage(title: "</script><b>&\"", tree: tree, labels: labels).html
        require(String(validating: html, as: UTF8.self) != nil, "a page that is not UTF-8")
        let markup = { (page: [UInt8]) in page.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : 0) } }
        require(markup(html) == markup(emptyPage), "an input became markup")
    }

    private static let emptyPage = EncodingPage(title: "", tree: EncodingTree(ASN1Bytes([5, 0]))).html
}
