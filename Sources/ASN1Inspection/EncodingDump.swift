import ASN1Runtime

/// Lists the values in BER, or any of its kin, one line for each, without a schema.
///
/// A line has the offset, the length of the identifier and length octets, the length of the contents, `cons` or `prim`, the tag, and
/// of a primitive value what it is. Values inside others are indented. It takes time in proportion to the input, and no stack.
package struct EncodingDump {
    /// Deeper levels are not indented further, so that lines stay as short as their contents.
    private static let deepestIndentation = 40
    /// How much text is handed on at a time, in bytes.
    private static let chunkSize = 1 << 16
    /// What stands for a length that is indefinite.
    private static let indefinite = "indef"

    private let bytes: ASN1Bytes
    private let names: IdentifierNames
    private let labels: EncodingTree.Labels?
    private let hasOctets: Bool
    private let width: Int
    private var walk: EncodingWalk
    private var output: [UInt8] = []
    private var count = 0

    /// A listing of values that follow each other in an input.
    /// - Parameters:
    ///   - bytes: The input.
    ///   - names: What object identifiers are called.
    ///   - labels: What values are called, of a tree that goes into the same strings; nil where nothing is known.
    ///   - descends: Whether the values are listed that OCTET STRINGs and BIT STRINGs hold.
    ///   - hasOctets: Whether the contents of each primitive value follow it in hexadecimal.
    package init(
        _ bytes: ASN1Bytes, names: IdentifierNames = IdentifierNames(), labels: EncodingTree.Labels? = nil,
        descends: Bool = false, hasOctets: Bool = false
    ) {
        self.labels = labels
        self.bytes = bytes
        self.names = names
        self.hasOctets = hasOctets
        walk = EncodingWalk(bytes, descends: descends)
        width = max(String(bytes.count).utf8.count, Self.indefinite.utf8.count)
    }

    /// Lists everything.
    /// - Parameter write: Takes the text in pieces, also what comes before an error.
    /// - Throws: ``ASN1Error`` for what is no encoding, and where one does not end.
    package mutating func run<Failure: Error>(_ write: ([UInt8]) throws(Failure) -> Void) throws(DumpError<Failure>) {
        let problem = try list(write)
        do throws(Failure) { try write(output) } catch { throw .output(error) }
        if let problem { throw .input(problem) }
    }

    /// Lists values to the end, or to the error that is returned.
    private mutating func list<Failure: Error>(
        _ write: ([UInt8]) throws(Failure) -> Void
    ) throws(DumpError<Failure>) -> ASN1Error? {
        while true {
            let item: EncodingWalk.Item
            do throws(ASN1Error) {
                guard let next = try walk.next() else { return nil }
                item = next
            } catch { return error }
            list(item)
            guard output.count >= Self.chunkSize else { continue }
            do throws(Failure) { try write(output) } catch { throw .output(error) }
            output.removeAll(keepingCapacity: true)
        }
    }

    private mutating func list(_ item: EncodingWalk.Item) {
        put(String(item.offset), width)
        put(String(item.headerLength), 4)
        put(item.isIndefinite ? Self.indefinite : String(item.missingLength ?? item.length), width + 1)
        output.append(contentsOf: (item.isConstructed ? "  cons  " : "  prim  ").utf8)
        indent(item.depth)
        if let labels, count < labels.indices.count, case let label = labels[count], !label.isEmpty {
            output.append(contentsOf: (label + ": ").utf8)
        }
        count += 1
        output.append(contentsOf: text(item).utf8)
        output.append(0x0A)
        if hasOctets, !item.isConstructed, !item.isEncapsulating, item.length > 0 { octets(item) }
    }

    private func text(_ item: EncodingWalk.Item) -> String {
        if item.isEndOfContents { return "end-of-contents" }
        let tag = item.tag.description
        if let length = item.missingLength { return tag + " cut off: \(item.length) of \(length) octets" }
        if item.isConstructed { return tag }
        if item.isEncapsulating { return tag + " holds" }
        let start = item.offset + item.headerLength
        let contents = bytes.slice(start..<start + item.length)
        let value = PrimitiveText.text(of: contents, tag: item.tag)
        guard !value.isEmpty else { return tag }
        guard item.tag == .objectIdentifier, let name = names.name(of: contents) else { return tag + " " + value }
        return tag + " " + value + " " + name
    }

    /// Contents octets, 16 on a line under the text of their value.
    private mutating func octets(_ item: EncodingWalk.Item) {
        let start = item.offset + item.headerLength
        for line in stride(from: start, to: start + item.length, by: 16) {
            output.append(contentsOf: repeatElement(0x20, count: 2 * width + 13))
            indent(item.depth + 1)
            let part = bytes.slice(line..<min(line + 16, start + item.length))
            output.append(contentsOf: part.map { Self.digits($0) }.joined(separator: " ").utf8)
            output.append(0x0A)
        }
    }

    private static func digits(_ octet: UInt8) -> String {
        let text = String(octet, radix: 16, uppercase: true)
        return octet < 16 ? "0" + text : text
    }

    private mutating func indent(_ depth: Int) {
        output.append(contentsOf: repeatElement(0x20, count: 2 * min(depth, Self.deepestIndentation)))
    }

    /// Text with spaces in front.
    private mutating func put(_ text: String, _ width: Int) {
        output.append(contentsOf: repeatElement(0x20, count: max(0, width - text.utf8.count)))
        output.append(contentsOf: text.utf8)
    }
}

/// Why a listing ends early.
package enum DumpError<Failure: Error>: Error {
    /// The input is no encoding from here on.
    case input(ASN1Error)
    /// The text could not be written.
    case output(Failure)
}
