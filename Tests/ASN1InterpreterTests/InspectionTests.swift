import ASN1Runtime
import Foundation
import Testing

@testable import ASN1Inspection

/// What files hold, what identifiers are called, and what a page is made of.
struct InspectionTests {
    // MARK: Arguments and output

    @Test(
        arguments: [
            ([0x63, 0x61, 0x66, 0xE9, 0x2E, 0x61], #"caf\xE9.a"#), ([0xC3, 0xA9, 0xC3], #"é\xC3"#),
            ([0xE2, 0x80, 0x41, 0x09], "\\xE2\\x80A\t"), ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
        ] as [([UInt8], String)])
    func argumentsOfOtherEncodings(octets: [UInt8], shown: String) {
        #expect(ProcessArguments.problem(with: octets)?.hasPrefix("'\(shown)' is not UTF-8") ?? false)
    }

    @Test(arguments: ["", "a", "é", "\u{FFFD}", "👩‍👧", "a\u{301}"])
    func argumentsOfText(text: String) { #expect(ProcessArguments.problem(with: Array(text.utf8)) == nil) }

    @Test
    func escapesOfJSON() {
        let json = "{\n  \"é\": \"a\u{202E}b\u{E0001}\\n\"\n}"
        #expect(json.withJSONEscapes == "{\n  \"é\": \"a\\u202eb\\udb40\\udc01\\n\"\n}")
    }

    // MARK: Files

    private static let value: [UInt8] = [0x30, 0x03, 0x02, 0x01, 0x05]

    /// A file with the label and the octets of the one encoding that it holds.
    @Test(
        arguments: [
            ("MAMCAQU=", "", value), (" MAMC\r\nAQU= \n", "", value), ("MAMCAQU", "", value),
            ("-----BEGIN A B-----\nMAMC\nAQU=\n-----END A B-----\n", "A B", value),
            ("note\n-----BEGIN A-----\r\nProc-Type: 4\r\n\r\nMAMCAQU=\r\n-----END A-----", "A", value),
            ("\u{FEFF}-----BEGIN A-----\nMAMCAQU=\n-----END A-----\n", "A", value),
            ("some text.", "", Array("some text.".utf8)), ("", "", []), ("MAMCAQU==", "", Array("MAMCAQU==".utf8)),
            // BER that is made of digits of base64 is read as it stands.
            ("A0" + String(repeating: "0", count: 48), "", [0x41, 0x30] + Array(repeating: 0x30, count: 48)),
            ("0020", "", [0xD3, 0x4D, 0xB4]),
        ] as [(String, String, [UInt8])])
    func inputs(file: String, label: String, octets: [UInt8]) throws {
        let inputs = try ArmoredInput.inputs(of: Array(file.utf8))
        #expect(inputs.map(\.label) == [label])
        #expect(inputs.map(\.bytes) == [octets])
    }

    @Test(
        arguments: [
            ("-----BEGIN A-----\nMAMC\n", "the PEM block 'A' has no end", nil),
            ("-----BEGIN A-----\nMAMC\n-----END B-----", "this ends another PEM block than 'A'", 3),
            ("-----END A-----", "a PEM block has no begin", 1),
            ("-----BEGIN A-----\n-----BEGIN A-----", "a PEM block begins in another", 2),
            ("-----BEGIN A-----\nM?MC\n-----END A-----", "the PEM block that ends here is no base64", 3),
        ] as [(String, String, Int?)])
    func damagedArmor(file: String, message: String, line: Int?) {
        #expect(throws: ArmorError(message: message, line: line)) { try ArmoredInput.inputs(of: Array(file.utf8)) }
    }

    @Test
    func base64() {
        for count in 0..<70 {
            let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            #expect(EncodingPage.base64(octets) == Array(Data(octets).base64EncodedString().utf8))
            #expect(ArmoredInput.decoded(Array(Data(octets).base64EncodedString().utf8)[...]) == octets)
        }
    }

    // MARK: Names

    /// Each line is an identifier and a name, in the order of the arcs, none twice.
    @Test
    func wellKnownIdentifiers() {
        let lines = WellKnownIdentifiers.text.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.allSatisfy { $0.count == 2 && ASN1ObjectIdentifier(String($0[0])) != nil })
        let arcs = lines.map { $0[0].split(separator: ".").compactMap { Int($0) } }
        #expect(zip(arcs, arcs.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        #expect(IdentifierNames().name(of: ASN1ObjectIdentifier(2, 5, 4, 3)) == "commonName")
        let own = IdentifierNames([(ASN1ObjectIdentifier(2, 5, 4, 3), "cn"), (ASN1ObjectIdentifier(2, 999), "example")])
        #expect(own.name(of: ASN1ObjectIdentifier(2, 5, 4, 3)) == "cn")
        #expect(own.name(of: ASN1Bytes([0x88, 0x37])) == "example")
        #expect(own.name(of: ASN1Bytes([0x80])) == nil)
    }

    // MARK: Strings that hold encodings

    /// Offsets of what is listed, with the depth.
    @Test(arguments: [
        ("0403020105", [(0, 0), (2, 1)]), ("040402010500", [(0, 0)]), ("0404020105FF", [(0, 0)]), ("040101", [(0, 0)]),
        ("030400020105", [(0, 0), (3, 1)]), ("030401020105", [(0, 0)]), ("04020100", [(0, 0)]),
        ("0404A0020500", [(0, 0), (2, 1), (4, 2)]), ("0403800105", [(0, 0)]),
        ("0405040302010504020500", [(0, 0), (2, 1), (4, 2), (7, 0), (9, 1)]),
        ("04073080020105" + "0000", [(0, 0), (2, 1), (4, 2), (7, 2)]),
        ("2405" + "0403020105", [(0, 0), (2, 1), (4, 2)]),
    ])
    func descending(encoding: String, expected: [(Int, Int)]) {
        let tree = EncodingTree(ASN1Bytes(octets(encoding)))
        #expect(tree.nodes.map { [Int($0.offset), Int($0.depth)] } == expected.map { [$0.0, $0.1] })
        #expect(tree.problem == nil)
    }

    /// Strings in strings take no stack, and time in proportion to the length.
    @Test
    func deepStrings() {
        var encoding: [UInt8] = [0x05, 0x00]
        while encoding.count < 60_000 {
            let length = encoding.count
            let header: [UInt8] =
                length < 128 ? [0x04, UInt8(length)] : [0x04, 0x82, UInt8(length >> 8), UInt8(length & 0xFF)]
            encoding = header + encoding
        }
        let tree = EncodingTree(ASN1Bytes(encoding))
        #expect(tree.nodes.count == 17)
    }

    @Test
    func ends() {
        let tree = EncodingTree(ASN1Bytes(octets("3080A080020105000004010100000500")))
        #expect(
            tree.nodes.map { [Int($0.offset), Int($0.end), $0.next] } == [
                [0, 14, 6], [2, 9, 4], [4, 7, 3], [7, 9, 4], [9, 12, 5], [12, 14, 6], [14, 16, 7],
            ])
        #expect(tree.children(of: 0) == [1, 4])
        #expect(tree.roots == [0, 6])
        #expect([0, 2, 4, 14, 1, 15].map { tree.index(startingAt: $0) } == [0, 1, 2, 6, nil, nil])
    }

    // MARK: Pages

    @Test
    func escaping() {
        #expect(EncodingPage.escaped("<a href='x'>\"&\u{1}") == "&lt;a href=&#39;x&#39;&gt;&quot;&amp;\u{FFFD}")
        #expect(EncodingPage.json("</script><!--\u{2028}\"\\\n") == #""\u003c/script\u003e\u003c!--\u2028\"\\\u000a""#)
        let page = String(
            decoding: EncodingPage(
                title: "</title><script>x</script>", tree: EncodingTree(ASN1Bytes(octets("0603550403"))),
                names: IdentifierNames([(ASN1ObjectIdentifier(2, 5, 4, 3), "</script><img>")])
            ).html, as: UTF8.self)
        #expect(!page.contains("<script>x") && !page.contains("<img>"))
        #expect(page.contains(#""2.5.4.3":"\u003c/script\u003e\u003cimg\u003e""#))
    }

    /// Also what is no encoding has a page, with what is wrong.
    @Test(arguments: ["", "30", "3003020105FF", "FFFFFFFF"])
    func damagedEncodings(encoding: String) {
        let tree = EncodingTree(ASN1Bytes(octets(encoding)))
        #expect(tree.problem != nil)
        let page = String(decoding: EncodingPage(title: "x", tree: tree).html, as: UTF8.self)
        #expect(page.contains(EncodingPage.json(tree.problem?.description ?? "")))
    }
}
