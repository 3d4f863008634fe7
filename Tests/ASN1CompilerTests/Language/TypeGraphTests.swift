import Testing

@testable import ASN1Compiler

/// Which types refer to which, where they begin and which contain themselves.
struct TypeGraphTests {
    /// `Name*` for a root, `Name@` for a recursive type; its parts after `>`, what object sets decide in parentheses.
    private func graph(_ body: String) -> [String] {
        let file = LanguageCase.source(body)
        let graph = TypeGraph(Compiler.model(of: [file]).model)
        return graph.nodes.map { node in
            let name = { (index: Int) in graph.nodes[index].definition.name.text }
            let marks = (node.isRoot ? "*" : "") + (node.isRecursive ? "@" : "")
            let targets = node.parts.map(name) + node.contents.map { "(\(name($0)))" }
            return node.definition.name.text + marks + (targets.isEmpty ? "" : " > " + targets.joined(separator: " "))
        }
    }

    @Test(arguments: [
        ("A ::= SEQUENCE { b B, c SET OF C } B ::= NULL C ::= B", ["A* > B C", "B", "C > B"]),
        ("A ::= SEQUENCE { a A OPTIONAL }", ["A*@ > A"]),
        (
            "R ::= SEQUENCE { a A } A ::= CHOICE { b B, n NULL } B ::= SEQUENCE OF A",
            ["R* > A", "A@ > B", "B@ > A"]
        ),
        ("A ::= CHOICE { b B, n NULL } B ::= SEQUENCE OF A", ["A*@ > B", "B*@ > A"]),
        ("A ::= OCTET STRING (CONTAINING B) B ::= NULL", ["A* > (B)", "B"]),
        ("A ::= P { B } P { T } ::= SEQUENCE { t T } B ::= NULL", ["A* > B", "B"]),
        (
            """
            K ::= CLASS { &id INTEGER UNIQUE, &T } WITH SYNTAX { &T AT &id }
            S K ::= { { B AT 1 } | { C AT 2 } }
            A ::= SEQUENCE { id K.&id ({S}), value K.&T ({S}{@id}) } B ::= NULL C ::= INTEGER
            """, ["A* > (B) (C)", "B", "C"]
        ),
        (
            "A ::= SEQUENCE { b B } B ::= SEQUENCE { c C OPTIONAL } C ::= SEQUENCE { b B, d D } D ::= NULL E ::= D",
            ["A* > B", "B@ > C", "C@ > B D", "D", "E* > D"]
        ),
    ])
    func references(body: String, expected: [String]) { #expect(graph(body) == expected) }

    /// Long chains take no stack.
    @Test
    func longChain() {
        let count = 20_000
        let nodes = graph((0..<count).map { "T\($0) ::= T\($0 + 1)" }.joined(separator: "\n") + "\nT\(count) ::= NULL")
        #expect(nodes.first == "T0* > T1")
        #expect(nodes.last == "T\(count)")
    }

    @Test
    func text() {
        let file = LanguageCase.source("A ::= SEQUENCE { b B } B ::= SEQUENCE OF B")
        let graph = TypeGraph(Compiler.model(of: [file]).model)
        #expect(
            graph.mermaid() == """
                flowchart LR
                    subgraph m0["M"]
                        t0(["A"]):::root
                        t1["B"]:::cycle
                    end
                    t0 --> t1
                    t1 --> t1
                    classDef root stroke-width:3px,font-weight:bold
                    classDef cycle stroke:#c22
                    classDef rootcycle stroke:#c22,stroke-width:3px,font-weight:bold
                    linkStyle 1 stroke:#c22

                """)
        #expect(graph.dot().contains("t1 -> t1 [color=\"#cc2222\"];\n"))
        #expect(graph.dot([1]).contains("t0") == false)
        // One that nothing but itself refers to.
        let ring = TypeGraph(Compiler.model(of: [LanguageCase.source("A ::= SEQUENCE OF A")]).model)
        #expect(ring.mermaid().contains("t0([\"A\"]):::rootcycle\n"))
    }
}
