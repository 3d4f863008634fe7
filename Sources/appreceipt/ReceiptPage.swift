import ASN1Inspection
import ASN1Runtime
import AppStoreReceipt

/// A receipt as a page for a browser: its values and its octets, with the names of the message's parts and of the receipt's fields.
struct ReceiptPage {
    /// The page, in UTF-8.
    let html: [UInt8]

    /// A page of an input that may be a receipt.
    /// - Parameters:
    ///   - bytes: The input, binary.
    ///   - receipt: What was read of it; nil where it is no receipt, of which the page shows the values alone.
    ///   - title: What the page is called.
    init(_ bytes: [UInt8], _ receipt: AppReceipt?, title: String) {
        let tree = EncodingTree(ASN1Bytes(bytes))
        var labels = EncodingTree.Labels(count: tree.nodes.count)
        // The node of each OCTET STRING in one piece, by where its contents start.
        let strings = Dictionary(
            tree.nodes.enumerated().filter { $0.element.tag == .octetString && !$0.element.isConstructed }.map {
                ($0.element.contents.lowerBound, $0.offset)
            }, uniquingKeysWith: { outer, _ in outer })
        if let receipt, let root = tree.roots.first {
            Self.label(root, as: MessagePart.message, in: tree, &labels)
            Self.label(receipt.attributes, by: strings, in: tree, &labels)
            for purchase in receipt.inAppPurchases { Self.label(purchase.attributes, by: strings, in: tree, &labels) }
        }
        html = EncodingPage(title: title, tree: tree, labels: labels).html
    }

    /// Names a node and what is inside it.
    private static func label(
        _ node: Int, as part: MessagePart, in tree: EncodingTree, _ labels: inout EncodingTree.Labels
    ) {
        labels[node] = part.name
        var parts = part.parts[...]
        for child in tree.children(of: node) {
            guard let index = parts.firstIndex(where: { $0.tag == nil || $0.tag == tree.nodes[child].tag }) else {
                continue
            }
            label(child, as: parts[index], in: tree, &labels)
            parts = parts[(parts[index].repeats ? index : index + 1)...]
        }
    }

    /// Names attributes after their fields: the SEQUENCE, and the parts of it.
    private static func label(
        _ attributes: [AppReceipt.Attribute], by strings: [Int: Int], in tree: EncodingTree,
        _ labels: inout EncodingTree.Labels
    ) {
        for attribute in attributes {
            // A value that came in segments has octets of its own, which stand nowhere in the input.
            guard let string = strings[attribute.value.offset], string >= 3,
                case let contents = tree.nodes[string].contents, contents.count == attribute.value.count,
                tree.bytes[contents] == attribute.value
            else { continue }
            // The type and the version come before the value.
            let whole = string - 3
            guard tree.children(of: whole) == [whole + 1, whole + 2, string] else { continue }
            labels[whole] = attribute.name ?? "attribute \(attribute.type)"
            labels[whole + 1] = "type"
            labels[whole + 2] = "version"
            labels[string] = "value"
        }
    }
}
