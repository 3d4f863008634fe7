// Graphs as text: for Mermaid, which Markdown viewers draw, and for Graphviz.

extension TypeGraph {
    /// A flowchart of Mermaid: modules as boxes, roots and recursive types marked, broken lines to what an object set decides.
    /// - Parameter shown: The indices of the types to show; all if not given.
    package func mermaid(_ shown: Set<Int>? = nil) -> String {
        var text = "flowchart LR\n"
        for (number, group) in groups(shown).enumerated() {
            text += "    subgraph m\(number)[\"\(group.module)\"]\n"
            for index in group.nodes {
                let node = nodes[index]
                // Rounded at both ends is the form of a terminal.
                let name = node.isRoot ? "([\"\(name(index))\"])" : "[\"\(name(index))\"]"
                let style =
                    node.isRoot ? node.isRecursive ? ":::rootcycle" : ":::root" : node.isRecursive ? ":::cycle" : ""
                text += "        t\(index)\(name)\(style)\n"
            }
            text += "    end\n"
        }
        var edge = 0
        var cycles: [String] = []
        for (from, to, isContents) in edges(shown) {
            text += "    t\(from) \(isContents ? "-.->" : "-->") t\(to)\n"
            if isInCycle(from, to) { cycles.append(String(edge)) }
            edge += 1
        }
        text += "    classDef root stroke-width:3px,font-weight:bold\n"
        text += "    classDef cycle stroke:#c22\n"
        text += "    classDef rootcycle stroke:#c22,stroke-width:3px,font-weight:bold\n"
        if !cycles.isEmpty { text += "    linkStyle \(cycles.joined(separator: ",")) stroke:#c22\n" }
        return text
    }

    /// The same for Graphviz.
    package func dot(_ shown: Set<Int>? = nil) -> String {
        var text = "digraph schema {\n    rankdir=LR;\n    node [shape=box, fontname=\"sans-serif\"];\n"
        for (number, group) in groups(shown).enumerated() {
            text += "    subgraph cluster\(number) {\n        label=\"\(group.module)\";\n"
            for index in group.nodes {
                let node = nodes[index]
                var attributes = ["label=\"\(name(index))\""]
                if node.isRoot { attributes.append("style=bold, peripheries=2") }
                if node.isRecursive { attributes.append("color=\"#cc2222\"") }
                text += "        t\(index) [\(attributes.joined(separator: ", "))];\n"
            }
            text += "    }\n"
        }
        for (from, to, isContents) in edges(shown) {
            var attributes: [String] = []
            if isContents { attributes.append("style=dashed") }
            if isInCycle(from, to) { attributes.append("color=\"#cc2222\"") }
            let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            text += "    t\(from) -> t\(to)\(list);\n"
        }
        return text + "}\n"
    }

    private func name(_ index: Int) -> String { nodes[index].definition.name.text }

    private func isInCycle(_ from: Int, _ to: Int) -> Bool {
        nodes[from].isRecursive && nodes[from].cycle == nodes[to].cycle
    }

    /// The types to show by module, in the order of the files.
    private func groups(_ shown: Set<Int>?) -> [(module: String, nodes: [Int])] {
        var groups: [(module: String, nodes: [Int])] = []
        var last: ModuleModel?
        for (index, node) in nodes.enumerated() where shown?.contains(index) ?? true {
            if last !== node.definition.module {
                groups.append((node.definition.module.name, []))
                last = node.definition.module
            }
            groups[groups.count - 1].nodes.append(index)
        }
        return groups
    }

    private func edges(_ shown: Set<Int>?) -> [(from: Int, to: Int, isContents: Bool)] {
        var edges: [(from: Int, to: Int, isContents: Bool)] = []
        for (index, node) in nodes.enumerated() where shown?.contains(index) ?? true {
            edges += node.parts.filter { shown?.contains($0) ?? true }.map { (index, $0, false) }
            edges += node.contents.filter { shown?.contains($0) ?? true }.map { (index, $0, true) }
        }
        return edges
    }
}
