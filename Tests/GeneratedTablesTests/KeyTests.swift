import ASN1Runtime
import GeneratedTables
import Testing

/// Values by their keys, against encodings made by hand from X.690.
@Suite struct KeyTests {
    @Test func aRowIsMadeFromAKeyAndAValue() throws {
        let entry = try Entry(.title, "Ada")
        // [0] 1, version left out, [2] holding UTF8String "Ada"
        #expect(try entry.derEncoded() == [0x30, 10, 0x80, 1, 1, 0x82, 5, 0x0C, 3, 0x41, 0x64, 0x61])
        #expect(try Entry(derEncoded: entry.derEncoded()) == entry)
        #expect(try entry.decode(.title) == "Ada")
        #expect(try entry.decode(.count) == nil)
    }

    @Test func valuesOfEveryFormComeBack() throws {
        let entries: Entries = [
            try Entry(.title, "Ada"), try Entry(.count, -7), try Entry(.opaque, ASN1Bytes([1, 2, 3])),
            try Entry(.point, Point(x: 1, y: 2)), try Entry(.points, [Point(x: 3, y: 4), Point(x: 5, y: 6)]),
            try Entry(.pair, .init(left: 9)), try Entry(.code, "abc"), try Entry(.tagged, Point(x: 7, y: 8)),
            try Entry(.entries, [try Entry(.title, "inner")]), try Entry(.unknown_, true),
            try Entry(.self_, ASN1Null()),
        ]
        let read = try Entries(derEncoded: entries.derEncoded())
        #expect(try read.first(.title) == "Ada")
        #expect(try read.first(.count) == -7)
        #expect(try read.first(.opaque) == ASN1Bytes([1, 2, 3]))
        #expect(try read.first(.point) == Point(x: 1, y: 2))
        #expect(try read.first(.points) == [Point(x: 3, y: 4), Point(x: 5, y: 6)])
        #expect(try read.first(.pair)?.left == 9)
        #expect(try read.first(.code) == "abc")
        #expect(try read.first(.tagged) == Point(x: 7, y: 8))
        #expect(try read.first(.entries)?.first(.title) == "inner")
        #expect(try read.first(.unknown_) == true)
        #expect(try read[.self_] == ASN1Null())
    }

    @Test func allValuesOfAKeyComeInTheirOrder() throws {
        let entries: Entries = [try Entry(.title, "b"), try Entry(.count, 1), try Entry(.title, "a")]
        #expect(try entries.all(.title) == ["b", "a"])
        #expect(try entries.first(.title) == "b")
        #expect(try entries.all(.point) == [])
    }

    @Test func aKeyMadeByTheProgramWorksAsGeneratedOnes() throws {
        let mine = Entry.Key<Point>(id: 1719)
        let text = Entry.Key<String>(id: 1720, .ia5String)
        let raw = Entry.Key<ASN1Bytes>(id: 1721)
        let entries: Entries = [
            try Entry(mine, Point(x: 1, y: 1)), try Entry(text, "text"), try Entry(raw, ASN1Bytes([9])),
        ]
        #expect(try entries.first(mine) == Point(x: 1, y: 1))
        #expect(try entries.first(text) == "text")
        #expect(try entries.first(raw) == ASN1Bytes([9]))
        #expect(try Entry(text, "text").value == ASN1Bytes([0x16, 4, 0x74, 0x65, 0x78, 0x74]))
    }

    @Test func aBadRowSpoilsNeitherTheRestNorTheWhole() throws {
        // Entries of [0] 1 with a cut UTF8String, and of [0] 2 with INTEGER 5.
        let bytes: [UInt8] = [
            0x31, 19, 0x30, 7, 0x80, 1, 1, 0x82, 2, 0x0C, 5, 0x30, 8, 0x80, 1, 2, 0x82, 3, 0x02, 1, 5,
        ]
        let entries = try Entries(derEncoded: bytes)
        #expect(try entries.first(.count) == 5)
        let error = #expect(throws: ASN1Error.self) { try entries.first(.title) }
        #expect(error?.path == "[0].value")
        #expect(error?.offset == 9)
        #expect(throws: ASN1Error.self) { try entries[0].row }
        #expect(try entries[1].row == .count(5))
    }

    @Test func theErrorOfARowHasItsPathAndOffset() throws {
        // A pair whose left is 20, beyond its range.
        let entries = try Entries(
            derEncoded: [0x31, 12, 0x30, 10, 0x80, 1, 6, 0x82, 5, 0x30, 3, 0x80, 1, 20])
        let error = #expect(throws: ASN1Error.self) { try entries.first(.pair) }
        #expect(error?.path == "[0].value.left")
        #expect(error?.offset == 11)
    }

    /// What is read as DER holds DER, and what is read as BER may hold all of it.
    @Test func theRulesOfARowAreThoseOfTheWhole() throws {
        // TRUE as 01
        let bytes: [UInt8] = [0x30, 8, 0x80, 1, 10, 0x82, 3, 0x01, 1, 1]
        #expect(throws: ASN1Error.self) { try Entry(derEncoded: bytes).decode(.unknown_) }
        #expect(try Entry(berEncoded: bytes).decode(.unknown_) == true)
    }

    @Test func theConstraintsOfARowAreChecked() {
        let error = #expect(throws: ASN1Error.self) { try Entry(.code, "abcd") }
        #expect(error?.description.hasPrefix("value: ") == true)
        #expect(throws: ASN1Error.self) { try Entry(.pair, .init(left: 10)) }
    }

    @Test func rawBytesAreAlwaysThere() throws {
        let entry = try Entry(.title, "Ada")
        #expect(entry.value == ASN1Bytes([0x0C, 3, 0x41, 0x64, 0x61]))
        #expect(try Algorithm(.algA, ASN1Null()).parameters?.bytes == ASN1Bytes([5, 0]))
    }
}
