/// The types of schemas and which of them refer to which.
///
/// What the schema does not name, such as the instances of parameterised types, is no node: what it refers to counts as referred to
/// by whoever uses it.
package struct TypeGraph {
    /// A type assignment.
    package struct Node {
        package var definition: TypeDefinition
        /// The indices of the types that are parts of it, ascending.
        package var parts: [Int] = []
        /// The indices of the types that an object set or CONTAINING says its contents may be, ascending.
        package var contents: [Int] = []
        /// Whether no type outside its own cycle refers to it.
        package var isRoot = false
        /// Whether it contains itself, directly or through others.
        package var isRecursive = false
        /// The number of its cycle, the same for all types of one; of no meaning where it is not recursive.
        package var cycle = 0
    }

    /// The types, in the order of the files.
    package private(set) var nodes: [Node] = []
    /// Definitions know their modules only as long as the model lives.
    private let model: Model

    /// The graph of a model that was made without errors.
    package init(_ model: Model) {
        self.model = model
        let definitions = model.modules.flatMap(\.types).filter { !$0.isHidden }
        let places = Dictionary(
            definitions.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
            uniquingKeysWith: { first, _ in first })
        nodes = definitions.map { definition in
            let (parts, contents) = Self.references(of: definition)
            let indices = Set(parts.compactMap { places[ObjectIdentifier($0)] })
            return Node(
                definition: definition, parts: indices.sorted(),
                contents: Set(contents.compactMap { places[ObjectIdentifier($0)] }).subtracting(indices).sorted())
        }
        findCycles()
        findRoots()
    }

    /// The indices of the types that a type reaches, with itself.
    package func reach(of index: Int) -> Set<Int> {
        var seen: Set<Int> = [index]
        var work = [index]
        while let next = work.popLast() {
            for target in nodes[next].parts + nodes[next].contents where seen.insert(target).inserted {
                work.append(target)
            }
        }
        return seen
    }

    /// The definitions that a type refers to, those that the schema does not name gone through.
    private static func references(
        of definition: TypeDefinition
    ) -> (parts: [TypeDefinition], contents: [TypeDefinition]) {
        var parts: [TypeDefinition] = []
        var contents: [TypeDefinition] = []
        var seen: Set<ObjectIdentifier> = []
        var work = [(type: definition.type, isContents: false)]
        while let (type, isContents) = work.popLast() {
            guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
            if case .reference(let target) = type.kind {
                if target.isHidden {
                    work.append((target.type, isContents))
                } else if isContents {
                    contents.append(target)
                } else {
                    parts.append(target)
                }
            }
            work += type.kind.parts.map { ($0, isContents) }
            if let inner = type.constraints.contents { work.append((inner, true)) }
            for table in type.tables { work += table.rows.flatMap(\.types).compactMap { $0 }.map { ($0, true) } }
        }
        return (parts, contents)
    }

    // MARK: Cycles and roots

    /// Finds the strongly connected components.                          (R. Tarjan, SIAM Journal on Computing 1 (1972) 146)
    private mutating func findCycles() {
        var order = [Int](repeating: -1, count: nodes.count)
        var lowest = order
        var isOpen = [Bool](repeating: false, count: nodes.count)
        var open: [Int] = []
        var count = 0
        for start in nodes.indices where order[start] < 0 {
            var path = [(node: start, next: 0)]
            while let (node, next) = path.last {
                if order[node] < 0 {
                    order[node] = count
                    lowest[node] = count
                    count += 1
                    open.append(node)
                    isOpen[node] = true
                }
                let targets = nodes[node].parts + nodes[node].contents
                if next < targets.count {
                    path[path.count - 1].next += 1
                    let target = targets[next]
                    if order[target] < 0 {
                        path.append((target, 0))
                    } else if isOpen[target] {
                        lowest[node] = min(lowest[node], order[target])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                guard lowest[node] == order[node] else { continue }
                var members: [Int] = []
                while let member = open.popLast() {
                    isOpen[member] = false
                    members.append(member)
                    if member == node { break }
                }
                let isRecursive = members.count > 1 || targets.contains(node)
                for member in members {
                    nodes[member].cycle = node
                    nodes[member].isRecursive = isRecursive
                }
            }
        }
    }

    private mutating func findRoots() {
        var referred: Set<Int> = []
        for node in nodes {
            for target in node.parts + node.contents where nodes[target].cycle != node.cycle {
                referred.insert(nodes[target].cycle)
            }
        }
        for index in nodes.indices { nodes[index].isRoot = !referred.contains(nodes[index].cycle) }
    }
}
