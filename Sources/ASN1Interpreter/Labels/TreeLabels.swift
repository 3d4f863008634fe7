import ASN1Compiler
import ASN1Inspection
import ASN1Runtime

extension Interpreter {
    /// What the schema calls the values of a tree whose outermost ones are of a type: `name Type`, where each is known.
    ///
    /// What is wrong in the encoding ends the names there, and nothing else.
    package func labels(_ tree: EncodingTree, as definition: TypeDefinition) -> EncodingTree.Labels {
        var labels = TreeLabels(interpreter: self, tree: tree)
        let plan = planner.plan(definition.type, typeName: definition.name.text)
        for root in tree.roots { labels.label(root, name: definition.name.text, plan) }
        return labels.labels
    }

    /// The object identifiers that the schema has names for.
    package var identifierNames: IdentifierNames {
        IdentifierNames(
            model.modules.flatMap(\.values).compactMap { definition in
                guard case .objectIdentifier(let arcs) = definition.value,
                    let identifier = ASN1ObjectIdentifier(arcs.map(\.description).joined(separator: "."))
                else { return nil }
                return (identifier, definition.name.text)
            })
    }
}

/// Goes through a tree by the plan of its type, without the checks of a decoder.
struct TreeLabels {
    private struct Work {
        var node: Int
        var name: String
        var plan: TypePlan
        /// How many outer tags are gone through.
        var tagCount = 0
    }

    let interpreter: Interpreter
    let tree: EncodingTree
    private(set) var labels: EncodingTree.Labels
    private var planner: Planner { interpreter.planner }
    /// CHOICEs without tags that are directly in each other.
    private static let choiceLimit = 256

    init(interpreter: Interpreter, tree: EncodingTree) {
        self.interpreter = interpreter
        self.tree = tree
        labels = EncodingTree.Labels(count: tree.nodes.count)
    }

    /// Labels a node and all inside it.
    /// - Parameters:
    ///   - name: The identifier of the component; empty where there is none.
    ///   - plan: The type.
    mutating func label(_ node: Int, name: String, _ plan: TypePlan) {
        var work = [Work(node: node, name: name, plan: plan)]
        while let next = work.popLast() { visit(next, &work) }
    }

    private mutating func visit(_ item: Work, _ work: inout [Work]) {
        // What the row of an object set says comes before what the component says.
        guard labels[item.node].isEmpty else { return }
        var plan = item.plan
        var name = item.name
        var outer = item.tagCount
        // Alternatives of a CHOICE without tags of its own are the same octets.
        for _ in 0..<Self.choiceLimit {
            guard outer == plan.outerTags.count, case .choice(let choice) = plan.contents else { break }
            guard let alternative = choice.alternatives.first(where: { $0.first.matches(tree.nodes[item.node].tag) })
            else { break }
            name = name.isEmpty ? alternative.name : "\(name) \(alternative.name)"
            plan = alternative.plan(planner)
            outer = 0
        }
        let children = tree.children(of: item.node)
        if outer < plan.outerTags.count {
            guard tree.nodes[item.node].tag == plan.outerTags[outer] else { return }
            labels[item.node] = text(name, outer == 0 ? plan : nil)
            if let child = children.first, children.count == 1 {
                work.append(Work(node: child, name: "", plan: plan, tagCount: outer + 1))
            }
            return
        }
        if case .any = plan.contents {
        } else if case .choice = plan.contents {
            return
        } else {
            guard tree.nodes[item.node].tag == plan.tag else { return }
        }
        labels[item.node] = text(name, plan)
        switch plan.contents {
        case .sequence(let record): members(children, record, isSet: false, &work)
        case .set(let record): members(children, record, isSet: true, &work)
        case .list(let element, _):
            let plan = element.plan(planner)
            for child in children { work.append(Work(node: child, name: "", plan: plan)) }
        case .octetString, .bitString:
            guard let contents = contained(plan.type), let child = children.first else { return }
            work.append(Work(node: child, name: "", plan: contents))
        default: break
        }
    }

    private func text(_ name: String, _ plan: TypePlan?) -> String {
        // The tag says what a type written in place is.
        guard let plan, case .reference = plan.type.kind else { return name }
        let type = plan.type.notationName
        return name.isEmpty ? type : "\(name) \(type)"
    }

    /// The type that CONTAINING gives.                                                                          (X.682 11)
    private func contained(_ type: ResolvedType) -> TypePlan? {
        var type = type
        for _ in 0..<Self.choiceLimit {
            if let contents = type.constraints.contents { return planner.plan(contents, typeName: "") }
            guard case .reference(let definition) = type.kind else { return nil }
            type = definition.type
        }
        return nil
    }

    // MARK: Components

    /// Finds the component of each child: in a SEQUENCE the next that may begin so, in a SET any.
    private func members(_ children: [Int], _ record: RecordPlan, isSet: Bool, _ work: inout [Work]) {
        var next = 0
        var found: [(child: Int, component: ComponentPlan)] = []
        for child in children {
            let tag = tree.nodes[child].tag
            let places = isSet ? record.order : Array(record.components.indices.dropFirst(next))
            guard let place = places.first(where: { record.components[$0].first.matches(tag) }) else { continue }
            found.append((child, record.components[place]))
            next = place + 1
        }
        let rows = rows(found, record)
        for (child, component) in found {
            let plan = component.plan(planner)
            work.append(Work(node: child, name: component.name, plan: plan))
            guard let (table, column) = record.column(named: component.name), let row = rows[table],
                let type = column.types[row]
            else { continue }
            open(child, component.name, plan, type.element.plan(planner), &work)
        }
    }

    /// Adds the values that the row gives a type to.
    private func open(_ node: Int, _ name: String, _ plan: TypePlan, _ type: TypePlan, _ work: inout [Work]) {
        switch plan.contents {
        case .list(let element, _):
            let element = element.plan(planner)
            for child in tree.children(of: node) { open(child, "", element, type, &work) }
        case .octetString, .bitString:
            if let child = tree.children(of: node).first { work.append(Work(node: child, name: "", plan: type)) }
        case .any where plan.outerTags.isEmpty: work.append(Work(node: node, name: name, plan: type))
        case .any:
            if let child = tree.children(of: node).first { work.append(Work(node: child, name: "", plan: type)) }
        default: break
        }
    }

    /// For each table the row that the identifiers among the components give.
    private func rows(_ found: [(child: Int, component: ComponentPlan)], _ record: RecordPlan) -> [Int?] {
        guard !record.tables.isEmpty else { return [] }
        let columns = record.columnNames
        var structure = InterpretedStructure(members: [])
        for (child, component) in found where !columns.contains(component.name) {
            let node = tree.nodes[child]
            // Identifiers are short; nothing else is worth decoding twice.
            guard node.end - node.offset < 4096 else { continue }
            let bytes = tree.bytes.slice(Int(node.offset)..<Int(node.end))
            let encoding = ASN1Any(bytes: bytes, rules: .ber, options: .ber)
            guard let value = try? interpreter.decode(encoding, component.plan(planner), .default) else { continue }
            structure.members.append(InterpretedStructure.Member(name: component.name, value: value))
        }
        return record.tables.map { table in
            table.identifiers(of: structure).flatMap { table.row(identifiedBy: $0, planner) }
        }
    }
}

extension FirstTags {
    /// Whether a value may begin with a tag.
    fileprivate func matches(_ tag: ASN1Tag) -> Bool {
        switch self {
        case .oneOf(let tags): tags.contains(tag)
        case .anything: true
        }
    }
}
