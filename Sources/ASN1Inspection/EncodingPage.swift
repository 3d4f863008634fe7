import ASN1Runtime

/// A page that shows an encoding: its values as a tree on one side, its octets on the other. Pointing at either marks the other.
///
/// It is one file that needs nothing else and asks for nothing. The octets and the tree are embedded in a compact form, and only what
/// is in sight becomes elements, so that an encoding of many megabytes opens at once. All that comes from the encoding or a schema is
/// data of the script, escaped, and never markup.
package struct EncodingPage {
    private let title: String
    private let tree: EncodingTree
    private let names: IdentifierNames
    private let labels: EncodingTree.Labels?

    /// A page of an encoding.
    /// - Parameters:
    ///   - title: What the page is called, such as the name of the file.
    ///   - tree: The encoding, with its octets.
    ///   - names: What object identifiers are called.
    ///   - labels: What nodes are called, such as the identifiers of a schema; nil where nothing is known.
    package init(
        title: String, tree: EncodingTree, names: IdentifierNames = IdentifierNames(),
        labels: EncodingTree.Labels? = nil
    ) {
        self.title = title
        self.tree = tree
        self.names = names
        self.labels = labels
    }

    /// The page, in UTF-8.
    package var html: [UInt8] {
        var page: [UInt8] = []
        page += Array(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(Self.escaped(title))</title>
            <style>
            \(Self.style)</style>
            </head>
            <body>
            \(Self.body(title: Self.escaped(title)))
            <script type="application/json" id="data">{
            """.utf8)
        page += Array("\"count\":\(tree.nodes.count),\"problem\":\(Self.json(tree.problem?.description ?? "")),".utf8)
        page += Array("\"labels\":[\((labels?.texts ?? [""]).map(Self.json).joined(separator: ","))],".utf8)
        page += Array("\"names\":{\(usedNames)},\"nodes\":\"".utf8)
        page += Self.base64(packedNodes)
        page += Array("\",\"bytes\":\"".utf8)
        page += tree.bytes.withUnsafeBytes { Self.base64($0) }
        page += Array("\"}</script>\n<script>\n\(Self.script)</script>\n</body>\n</html>\n".utf8)
        return page
    }

    // MARK: Data

    /// The nodes in their order: how far each starts after the one before, how deep it is with a bit that says whether it is a string
    /// that holds an encoding, and its label; numbers in groups of seven bits, the lowest first, the high bit on all but the last.
    private var packedNodes: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(tree.nodes.count * 4)
        var last: UInt32 = 0
        for (index, node) in tree.nodes.enumerated() {
            Self.append(node.offset - last, to: &result)
            Self.append(node.depth << 1 | (node.isEncapsulating ? 1 : 0), to: &result)
            Self.append(labels?.indices[index] ?? 0, to: &result)
            last = node.offset
        }
        return result
    }

    private static func append(_ number: UInt32, to octets: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            octets.append(UInt8(truncatingIfNeeded: rest & 0x7F | 0x80))
            rest >>= 7
        }
        octets.append(UInt8(truncatingIfNeeded: rest))
    }

    /// The names of the object identifiers that occur, as members of an object.
    private var usedNames: String {
        var members: [String] = []
        var seen: Set<ASN1Bytes> = []
        for node in tree.nodes where node.tag == .objectIdentifier && !node.isConstructed {
            let contents = tree.bytes.slice(node.contents)
            guard contents.count < 128, seen.insert(contents).inserted,
                let identifier = ASN1ObjectIdentifier(contents: contents), let name = names.name(of: identifier)
            else { continue }
            members.append("\(Self.json(identifier.description)):\(Self.json(name))")
        }
        return members.joined(separator: ",")
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Base64, without line breaks.                                                                            (RFC 4648, 4)
    static func base64(_ octets: some RandomAccessCollection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(octets.count / 3 * 4 + 4)
        var group: UInt32 = 0
        var count = 0
        for octet in octets {
            group = group << 8 | UInt32(octet)
            count += 1
            guard count == 3 else { continue }
            for shift: UInt32 in [18, 12, 6, 0] { result.append(alphabet[Int(group >> shift & 63)]) }
            (group, count) = (0, 0)
        }
        guard count > 0 else { return result }
        group <<= count == 1 ? 16 : 8
        for shift: UInt32 in [18, 12, 6].prefix(count + 1) { result.append(alphabet[Int(group >> shift & 63)]) }
        for _ in count..<3 { result.append(0x3D) }
        return result
    }

    /// A string of JSON that may stand in a script element: nothing in it ends the element or starts a comment.
    static func json(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Text of an element.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
