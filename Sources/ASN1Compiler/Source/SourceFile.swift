/// One schema file as it was read: its name for messages and its bytes.
///
/// The compiler touches no file system, so the caller reads the files. `path` is printed in diagnostics exactly as given.
package struct SourceFile: Sendable {
    /// The path shown in diagnostics, as the caller wrote it.
    package let path: String
    /// The file's bytes: UTF-8 with or without a byte order mark, or Latin-1.
    package let bytes: [UInt8]
    /// Which of the two it is.
    package let encoding: SourceEncoding

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        encoding = SourceEncoding.detect(bytes)
    }
}

/// A stretch of one source file, in byte offsets. `file` indexes the list of files given to the compiler.
package struct SourceRange: Hashable, Sendable {
    package var file: Int32
    /// Offset of the first byte.
    package var start: Int32
    /// Offset after the last byte.
    package var end: Int32

    package init(file: Int32, start: Int32, end: Int32) {
        self.file = file
        self.start = start
        self.end = end
    }

    /// The range from the start of this one to the end of `other`, which lies in the same file and not before it.
    package func through(_ other: SourceRange) -> SourceRange {
        SourceRange(file: file, start: start, end: max(end, other.end))
    }
}
