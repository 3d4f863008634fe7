import ASN1Runtime

/// Lists the values in BER, or any of its kin, one line for each, without a schema.
///
/// A line has the offset, the length of the identifier and length octets, the length of the contents, `cons` or `prim`, the tag, and
/// of a primitive value what it is. Values inside others are indented. It takes time in proportion to the input, and no stack.
package struct EncodingDump {
    /// A constructed value that is being listed.
    private struct Level {
        var end: Int
        var isIndefinite: Bool
    }

    /// Deeper levels are not indented further, so that lines stay as short as their contents.
    private static let deepestIndentation = 40
    /// How much text is handed on at a time, in bytes.
    private static let chunkSize = 1 << 16

    private let bytes: ASN1Bytes
    private let width: Int
    private var output: [UInt8] = []

    /// A listing of values that follow each other in an input.
    package init(_ bytes: ASN1Bytes) {
        self.bytes = bytes
        width = max(String(bytes.count).utf8.count, Self.indefinite.utf8.count)
    }

    /// What stands for a length that is indefinite.
    private static let indefinite = "indef"

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
        var levels: [Level] = []
        var position = 0
        guard !bytes.isEmpty else { return ASN1Error(.truncated, "the input is empty", at: 0) }
        while true {
            while let level = levels.last, !level.isIndefinite, level.end == position { levels.removeLast() }
            let level = levels.last ?? Level(end: bytes.count, isIndefinite: false)
            if levels.isEmpty, position == bytes.count { return nil }
            if level.isIndefinite {
                guard level.end - position >= 2 else {
                    return ASN1Error(.truncated, "the end-of-contents octets are missing", at: position)
                }
                if bytes[position] == 0, bytes[position + 1] == 0 {
                    line(position, 2, "0", isConstructed: false, levels.count, "end-of-contents")
                    levels.removeLast()
                    position += 2
                    continue
                }
            }
            let header: ASN1Header
            do throws(ASN1Error) { header = try self.header(at: position, end: level.end) } catch { return error }
            if header.isEndOfContents {
                return ASN1Error(.malformed, "end-of-contents octets where a value should be", at: position)
            }
            list(header, at: position, depth: levels.count)
            if header.isConstructed {
                let end = header.isIndefinite ? level.end : header.contents + header.length
                levels.append(Level(end: end, isIndefinite: header.isIndefinite))
                position = header.contents
            } else {
                position = header.contents + header.length
            }
            guard output.count >= Self.chunkSize else { continue }
            do throws(Failure) { try write(output) } catch { throw .output(error) }
            output.removeAll(keepingCapacity: true)
        }
    }

    private func header(at position: Int, end: Int) throws(ASN1Error) -> ASN1Header {
        try bytes.withUnsafeBytes { (all) throws(ASN1Error) -> ASN1Header in
            let octets = all.bindMemory(to: UInt8.self)
            guard let base = octets.baseAddress else { throw ASN1Error(.truncated, "the input is empty", at: 0) }
            return try ASN1Header(base, at: position, end: end, rules: .ber, highestTag: .max)
        }
    }

    private mutating func list(_ header: ASN1Header, at position: Int, depth: Int) {
        var text = header.tag.description
        if !header.isConstructed {
            let end = header.contents + header.length
            let value = PrimitiveText.text(of: bytes.slice(header.contents..<end), tag: header.tag)
            if !value.isEmpty { text += " " + value }
        }
        line(
            position, header.contents - position, header.isIndefinite ? Self.indefinite : String(header.length),
            isConstructed: header.isConstructed, depth, text)
    }

    private mutating func line(
        _ offset: Int, _ headerLength: Int, _ length: String, isConstructed: Bool, _ depth: Int, _ text: String
    ) {
        put(String(offset), width)
        put(String(headerLength), 4)
        put(length, width + 1)
        output.append(contentsOf: (isConstructed ? "  cons  " : "  prim  ").utf8)
        output.append(contentsOf: repeatElement(0x20, count: 2 * min(depth, Self.deepestIndentation)))
        output.append(contentsOf: text.utf8)
        output.append(0x0A)
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
