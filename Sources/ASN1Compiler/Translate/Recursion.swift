/// Which components must be stored indirectly, since a value would otherwise contain itself.
///
/// Only real cycles count: an array or another named list between the two ends the chain. Of the places on a cycle, the
/// alternatives of a CHOICE become `indirect`, and where a cycle has none, the components of a struct are boxed.
struct Recursion {
    /// Alternatives and components to store indirectly.
    private var components: Set<ObjectIdentifier> = []

    init(_ model: Model) {
        var graph = Graph()
        for module in model.modules where module.swiftModule == nil {
            for definition in module.types { graph.add(definition.type) }
        }
        let all = graph.edges
        for edge in graph.cyclic(all) where edge.isAlternative { components.insert(ObjectIdentifier(edge.component)) }
        for edge in graph.cyclic(all.filter { !$0.isAlternative }) {
            components.insert(ObjectIdentifier(edge.component))
        }
    }

    func isIndirect(_ component: Component) -> Bool { components.contains(ObjectIdentifier(component)) }

    /// Structs and enums, and which contain which by value.
    private struct Graph {
        struct Edge {
            var from: Int
            var to: Int
            var component: Component
            var isAlternative: Bool
        }

        private var nodes: [ObjectIdentifier: Int] = [:]
        var edges: [Edge] = []

        /// Adds a struct or enum with all it contains. Named types come in through their definitions.
        mutating func add(_ root: ResolvedType) {
            var work = [root]
            var seen: Set<ObjectIdentifier> = []
            while let type = work.popLast() {
                guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
                switch type.kind {
                case .sequence(let list), .set(let list): add(list, of: type, isChoice: false, &work)
                case .choice(let list): add(list, of: type, isChoice: true, &work)
                case .sequenceOf(let element), .setOf(let element): work.append(element)
                default: break
                }
            }
        }

        private mutating func add(
            _ list: ComponentList, of type: ResolvedType, isChoice: Bool, _ work: inout [ResolvedType]
        ) {
            for component in list.all {
                let base = component.type.base
                switch base.kind {
                case .sequence, .set, .choice:
                    edges.append(
                        Edge(
                            from: node(type), to: node(base), component: component, isAlternative: isChoice))
                default: break
                }
                if case .reference = component.type.kind {} else { work.append(component.type) }
            }
        }

        private mutating func node(_ type: ResolvedType) -> Int {
            let next = nodes.count
            return nodes[ObjectIdentifier(type), default: next, set: next]
        }

        /// The edges that lie on a cycle: both ends in one strongly connected component (Tarjan, without recursion).
        func cyclic(_ edges: [Edge]) -> [Edge] {
            var successors = [[Int]](repeating: [], count: nodes.count)
            for edge in edges { successors[edge.from].append(edge.to) }
            var index = [Int](repeating: -1, count: nodes.count)
            var low = index
            var component = index
            var stack: [Int] = []
            var counter = 0
            for root in 0..<nodes.count where index[root] < 0 {
                var work: [(node: Int, next: Int)] = [(root, 0)]
                while let (node, next) = work.last {
                    if next == 0 {
                        index[node] = counter
                        low[node] = counter
                        counter += 1
                        stack.append(node)
                    }
                    if next < successors[node].count {
                        work[work.count - 1].next += 1
                        let successor = successors[node][next]
                        if index[successor] < 0 {
                            work.append((successor, 0))
                        } else if component[successor] < 0 {
                            low[node] = min(low[node], index[successor])
                        }
                        continue
                    }
                    work.removeLast()
                    if let parent = work.last?.node { low[parent] = min(low[parent], low[node]) }
                    guard low[node] == index[node] else { continue }
                    while let member = stack.popLast() {
                        component[member] = node
                        if member == node { break }
                    }
                }
            }
            return edges.filter { component[$0.from] == component[$0.to] }
        }
    }
}

extension Dictionary {
    /// The value for `key`, which becomes `value` where there was none.
    fileprivate subscript(key: Key, default default: Value, set value: Value) -> Value {
        mutating get {
            if let existing = self[key] { return existing }
            self[key] = value
            return value
        }
    }
}
