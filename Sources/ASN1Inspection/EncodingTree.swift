import ASN1Runtime

/// The values in an input as a list in the order of the octets, each with those inside it after it.
package struct EncodingTree: Sendable {
    /// A value, or the octets that end one of indefinite length.
    package struct Node: Sendable {
        /// Where the identifier octets start.
        package var offset: UInt32
        /// Where the value ends, after its end-of-contents octets if it has some.
        package var end: UInt32
        /// How many identifier and length octets there are.
        package var headerLength: UInt8
        package var isConstructed: Bool
        package var isIndefinite: Bool
        /// Whether it is a string whose octets are an encoding again.
        package var isEncapsulating: Bool
        /// How many values are around it.
        package var depth: UInt32
        package var tag: ASN1Tag
        /// The index of the first node that is not inside.
        package var next: Int

        /// Where the contents octets are.
        package var contents: Range<Int> {
            let start = Int(offset) + Int(headerLength)
            return start..<max(start, Int(end) - (isIndefinite ? 2 : 0))
        }
    }

    /// The input.
    package let bytes: ASN1Bytes
    package private(set) var nodes: [Node] = []
    /// Why the nodes do not reach the end of the input; nil where they do.
    package private(set) var problem: ASN1Error?

    /// The values of an input, up to what is no encoding.
    /// - Parameter descends: Whether strings are gone into that hold encodings.
    package init(_ bytes: ASN1Bytes, descends: Bool = true) {
        self.bytes = bytes
        var walk = EncodingWalk(bytes, descends: descends)
        // The values around the place.
        var open: [Int] = []
        do throws(ASN1Error) {
            while let item = try walk.next() {
                while open.count > item.depth { close(open.removeLast()) }
                add(item)
                open.append(nodes.count - 1)
            }
        } catch { problem = error }
        while let index = open.popLast() { close(index) }
    }

    private mutating func add(_ item: EncodingWalk.Item) {
        let end = item.offset + item.headerLength + item.length
        nodes.append(
            Node(
                offset: UInt32(truncatingIfNeeded: item.offset), end: UInt32(truncatingIfNeeded: end),
                headerLength: UInt8(clamping: item.headerLength), isConstructed: item.isConstructed,
                isIndefinite: item.isIndefinite, isEncapsulating: item.isEncapsulating,
                depth: UInt32(truncatingIfNeeded: item.depth), tag: item.tag, next: nodes.count + 1))
    }

    private mutating func close(_ index: Int) {
        nodes[index].next = nodes.count
        // What is inside a value of indefinite length says where it ends.
        if nodes[index].isIndefinite, let last = nodes.last { nodes[index].end = last.end }
    }

    /// The nodes directly inside one, without the octets that end it.
    package func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < nodes[index].next {
            if nodes[child].tag != .universal(0) || nodes[child].headerLength != 2 || nodes[child].contents.count != 0 {
                result.append(child)
            }
            child = nodes[child].next
        }
        return result
    }

    /// The outermost nodes.
    package var roots: [Int] {
        var result: [Int] = []
        var index = 0
        while index < nodes.count {
            result.append(index)
            index = nodes[index].next
        }
        return result
    }

    /// The index of the outermost node that starts at an offset, for those who know values by their places; nil where none does.
    package func index(startingAt offset: Int) -> Int? {
        var start = 0
        var end = nodes.count
        while start < end {
            let middle = (start + end) / 2
            if Int(nodes[middle].offset) < offset { start = middle + 1 } else { end = middle }
        }
        return start < nodes.count && Int(nodes[start].offset) == offset ? start : nil
    }

    /// What a schema calls nodes.
    package struct Labels: Sendable {
        /// Each text once; the first is empty.
        package private(set) var texts = [""]
        /// For each node the index of its text.
        package private(set) var indices: [UInt32]
        private var known: [String: UInt32] = ["": 0]

        /// Labels of as many nodes, none with a text.
        package init(count: Int) { indices = [UInt32](repeating: 0, count: count) }

        /// The text of a node; empty where it has none.
        package subscript(_ node: Int) -> String {
            get { texts[Int(indices[node])] }
            set {
                if let index = known[newValue] {
                    indices[node] = index
                    return
                }
                let index = UInt32(texts.count)
                texts.append(newValue)
                known[newValue] = index
                indices[node] = index
            }
        }
    }
}
