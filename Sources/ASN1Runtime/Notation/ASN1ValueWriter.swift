/// Writes values in ASN.1 value notation: what `description` of a generated type calls.                      (X.680 17)
///
/// A SEQUENCE is ``open()``, a call of `component` for each of its components and ``close()``. Every
/// character is written once, so a text takes time in proportion to its length.
public struct ASN1ValueWriter: ~Copyable {
    /// How the text is laid out.
    public enum Layout: Hashable, Sendable {
        /// All on one line.
        case line
        /// Every component and every element on a line of its own, two spaces further in than the value around it.
        case indented
    }

    /// How the text is laid out.
    public let layout: Layout

    private var output: [UInt8] = []

    /// How many octets are kept of what is written.
    private let room: Int

    /// How many braces are open.
    var depth = 0

    /// Whether nothing stands after the brace opened last.
    private var isEmpty = true

    /// A writer that has written nothing.
    public init(_ layout: Layout = .line) {
        self.layout = layout
        room = .max
    }

    /// A writer of the start of a text on one line, with values as they are encoded where an identifier decides their types: what such
    /// a value holds may be too much to be decoded for a few characters.
    init(room: Int) {
        layout = .line
        self.room = room
    }

    /// Whether what is written is only to be the start of a text.
    var isShort: Bool { room < .max }

    /// What was written so far.
    public var text: String { String(decoding: output, as: UTF8.self) }

    // MARK: Structures

    /// Starts a SEQUENCE, a SET or a list.                                                               (X.680 25.18)
    public mutating func open() {
        put(0x7B)
        depth &+= 1
        isEmpty = true
    }

    /// Ends what ``open()`` started.
    public mutating func close() {
        depth = Swift.max(0, depth &- 1)
        if isEmpty { put(0x20) } else { startLine() }
        put(0x7D)
        isEmpty = false
    }

    /// Goes to the place of the next element of a list, which is to be written then.
    public mutating func separate() {
        if !isEmpty { put(0x2C) }
        startLine()
        isEmpty = false
    }

    /// A component: `name value`.
    public mutating func component(_ name: StaticString, _ value: some ASN1Describable) {
        separate()
        put(name)
        put(0x20)
        value.describe(to: &self)
    }

    /// An OPTIONAL component; nothing when it is absent.
    public mutating func component(_ name: StaticString, _ value: (some ASN1Describable)?) {
        if let value { component(name, value) }
    }

    /// The alternative of a CHOICE: `name : value`.                                                        (X.680 29.11)
    public mutating func alternative(_ name: StaticString, _ value: some ASN1Describable) {
        put(name)
        put(" : ")
        value.describe(to: &self)
    }

    /// A list, in braces.                                                                                   (X.680 26.3)
    public mutating func list(_ elements: some Sequence<some ASN1Describable>) {
        list(elements) { $1.describe(to: &$0) }
    }

    /// A list whose elements are written by a closure.
    mutating func list<Element>(_ elements: some Sequence<Element>, _ write: (inout ASN1ValueWriter, Element) -> Void) {
        open()
        for element in elements {
            separate()
            write(&self, element)
        }
        close()
    }

    /// Additions that the schema does not know, one comment for each; see ``unknown(_:)``.
    public mutating func unknownExtensions(_ values: [ASN1Any]) {
        for value in values {
            startLine()
            isEmpty = false
            unknown(value)
        }
    }

    /// A value that the schema does not know, which has no notation: a comment with its tag and its whole encoding,
    /// `-- [5] 850101 --`.                                                                                  (X.680 12.6)
    public mutating func unknown(_ value: ASN1Any) {
        put("-- ")
        put(value.tag.description)
        put(0x20)
        hexadecimal(value.bytes)
        put(" --")
    }

    /// An item of an ENUMERATED or the name of a number.                                                    (X.680 20.8)
    public mutating func identifier(_ name: StaticString) { put(name) }

    /// An item of an ENUMERATED by its number; one that has no name is written as the number.
    /// - Parameters:
    ///   - number: The item's number.
    ///   - names: The names of the items from 0 on.
    public mutating func identifier(_ number: Int, of names: [StaticString]) {
        if names.indices.contains(number) { put(names[number]) } else { number.describe(to: &self) }
    }

    // MARK: Output

    /// A space, or a line break and the indentation.
    private mutating func startLine() {
        switch layout {
        case .line: put(0x20)
        case .indented:
            put(0x0A)
            for _ in 0..<depth { put("  ") }
        }
    }

    /// One ASCII character.
    mutating func put(_ character: UInt8) {
        if output.count < room { output.append(character) }
    }

    /// Text as it stands.
    mutating func put(_ text: StaticString) {
        guard output.count < room else { return }
        guard text.hasPointerRepresentation else {
            output.append(contentsOf: text.description.utf8)
            return
        }
        unsafe output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Text as it stands.
    mutating func put(_ text: String) {
        if output.count < room { output.append(contentsOf: text.utf8) }
    }

    /// Two uppercase digits for each octet.
    mutating func hexadecimal(_ bytes: ASN1Bytes) {
        unsafe bytes.withUnsafeBytes { octets in
            for index in octets.indices {
                let octet = unsafe octets[index]
                put(Self.digit(octet >> 4))
                put(Self.digit(octet & 15))
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
