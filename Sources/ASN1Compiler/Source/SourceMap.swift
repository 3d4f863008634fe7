/// Finds the line and column of places in one file.
package struct SourceMap: Sendable {
    /// A place as people count: both start at 1, and a column is a character, whatever number of bytes it takes.
    package struct Location: Hashable, Sendable {
        package let line: Int
        package let column: Int
    }

    private let bytes: [UInt8]
    private let encoding: SourceEncoding
    /// Offset of the first byte of each line.
    private let lineStarts: [Int]
    /// How many bytes before each block continue a character of UTF-8, so that columns far into a line take no time.
    private let continuations: [Int]
    private static let blockSize = 256

    /// Reads the file once, to find its lines: they end at LF, CR, CR LF, and nowhere else.
    package init(_ file: SourceFile) {
        bytes = file.bytes
        encoding = file.encoding
        var starts = [0]
        var continuations: [Int] = []
        var count = 0
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if position % Self.blockSize == 0 { continuations.append(count) }
            if byte & 0xC0 == 0x80 { count += 1 }
            position += 1
            if byte == 0x0A || (byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)) {
                starts.append(position)
            }
        }
        lineStarts = starts
        self.continuations = continuations
    }

    /// Number of lines, at least 1.
    package var lineCount: Int { lineStarts.count }

    /// The line and column of a byte offset; an offset past the end is taken as the end.
    package func location(of offset: Int32) -> Location {
        let offset = min(max(Int(offset), 0), bytes.count)
        let line = lineIndex(of: offset)
        let start = contentsStart(line)
        let column = max(0, offset - start) - (continuations(before: max(start, offset)) - continuations(before: start))
        return Location(line: line + 1, column: column + 1)
    }

    /// How many of the bytes before an offset continue a character.
    private func continuations(before offset: Int) -> Int {
        guard encoding == .utf8, !continuations.isEmpty else { return 0 }
        let block = min(offset / Self.blockSize, continuations.count - 1)
        return bytes[(block * Self.blockSize)..<offset].reduce(continuations[block]) {
            $1 & 0xC0 == 0x80 ? $0 + 1 : $0
        }
    }

    /// The text of a line without its end.
    ///
    /// - Parameter line: Number of the line, from 1.
    /// - Returns: The text; empty for a line that is not there.
    package func text(ofLine line: Int) -> String {
        guard line >= 1, line <= lineStarts.count else { return "" }
        let start = contentsStart(line - 1)
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return encoding.text(bytes[start..<end])
    }

    /// Index of the last line that starts at or before the offset.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The first byte of a line that shows: a byte order mark is no character of the text.
    private func contentsStart(_ line: Int) -> Int {
        line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStarts[line]
    }
}
