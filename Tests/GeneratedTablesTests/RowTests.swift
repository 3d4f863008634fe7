import ASN1Runtime
import GeneratedTables
import Testing

/// Rows to switch over, and every kind of identifier and place.
@Suite struct RowTests {
    @Test func rowsAreSwitchedOver() throws {
        #expect(try Entry(.title, "Ada").row == .title("Ada"))
        #expect(try Entry(.opaque, ASN1Bytes([1])).row == .opaque(ASN1Bytes([1])))
        #expect(try Entry(type: 99, value: ASN1Bytes([5, 0])).row == .unknown(99, ASN1Bytes([5, 0])))
        #expect(try Entry(type: 10, value: ASN1Bytes([1, 1, 255])).row == .unknown_(true))
    }

    @Test func rowsAreListedWithTheirTypes() {
        #expect(Entry.rows.map(\.name).prefix(5) == ["title", "count", "opaque", "point", "points"])
        #expect(Entry.rows.map(\.id).prefix(5) == [1, 2, 3, 4, 5])
        #expect(
            Entry.rows.map { $0.types[0] }.prefix(5) == ["UTF8String", "INTEGER", nil, "Point", "SEQUENCE OF Point"])
        #expect(Empty.rows.isEmpty)
        #expect(Call.rows.map(\.types) == [["Point", "INTEGER"], [nil, "BOOLEAN"]])
    }

    @Test func objectIdentifiers() throws {
        let algorithm = try Algorithm(.algA, ASN1Null())
        #expect(try algorithm.derEncoded() == [0x30, 9, 0x80, 3, 0x2A, 3, 1, 0xA1, 2, 5, 0])
        #expect(try algorithm.row == .algA(ASN1Null()))
        #expect(try Algorithm(algorithm: .idAlgA).row == .algA(nil))
        #expect(try Algorithm(algorithm: .idAlgA).decode(.algA) == nil)
        #expect(try Algorithm(algorithm: .idAlgC).row == .algC(nil))
        // An object without a name, whose identifier is no reference, is named after its type.
        let point = try Algorithm(.point, Point(x: 1, y: 2))
        #expect(point.algorithm == ASN1ObjectIdentifier(1, 2, 3, 2))
        #expect(try point.row == .point(Point(x: 1, y: 2)))
    }

    @Test func bitsUnderAnIdentifierFurtherIn() throws {
        let algorithm = Algorithm(algorithm: .idAlgA)
        let key = Key(algorithm: algorithm, key: ASN1BitString(octets: ASN1Bytes([5, 0])))
        #expect(try key.decode(.algA) == ASN1Null())
        #expect(try Key(derEncoded: key.derEncoded()).row == .algA(ASN1Null()))
        let broken = Key(algorithm: algorithm, key: ASN1BitString(octets: ASN1Bytes([5, 1, 0])))
        let error = #expect(throws: ASN1Error.self) { try broken.decode(.algA) }
        #expect(error?.path == "key")
    }

    @Test func enumeratedIdentifiersAndListsOfValues() throws {
        let colours = try Attribute(.colour, values: ["red", "blue"])
        let size = try Attribute(.size, Point(x: 1, y: 1))
        let attributes: Attributes = [size, colours]
        #expect(try attributes.all(.colour) == ["red", "blue"])
        #expect(try attributes[.colour] == "red")
        #expect(try attributes.first(.size) == Point(x: 1, y: 1))
        #expect(try colours.row == .colour(["red", "blue"]))
        let broken = Attribute(kind: .size, values: [try .init(berEncoded: [5, 0]), try .init(berEncoded: [5, 0])])
        let error = #expect(throws: ASN1Error.self) { try [size, broken].all(.size) }
        #expect(error?.path == "[1].values[0]")
    }

    /// `[0] 2` is `row`, for which the closed set has no object.
    @Test func aClosedSetHasNoOtherRows() throws {
        let bytes: [UInt8] = [0x30, 5, 0x80, 1, 2, 0xA1, 0]
        let error = #expect(throws: ASN1Error.self) { try Attribute(derEncoded: bytes) }
        #expect(error?.code == .constraintViolated)
        #expect(error?.path == "Attribute.kind")
        let lenient = try Attribute(berEncoded: bytes)
        #expect(try lenient.row == .unknown(.row, []))
        #expect(throws: ASN1Error.self) { try lenient.derEncoded() }
        #expect(throws: ASN1Error.self) { try lenient.validate() }
        #expect(try lenient.derEncoded(options: .uncheckedConstraints) == bytes)
        #expect(try Attribute(derEncoded: bytes, options: .uncheckedConstraints) == lenient)
        #expect(throws: ASN1Error.self) {
            try Titles(derEncoded: [0x30, 10, 0x30, 8, 0x80, 1, 9, 0xA2, 3, 0x02, 1, 0])
        }
    }

    @Test func choiceIdentifiersAndTwoColumns() throws {
        let call = Call(
            code: .local(1), argument: try Call.Key.addArgument.encodeAny(Point(x: 1, y: 2)),
            result: try Call.Key.addResult.encodeAny(3))
        #expect(try call.decode(.addArgument) == Point(x: 1, y: 2))
        #expect(try call.decode(.addResult) == 3)
        #expect(try call.argumentRow == .add(Point(x: 1, y: 2)))
        #expect(try call.resultRow == .add(3))
        let stop = Call(code: .global(ASN1ObjectIdentifier(1, 2, 9)), result: try Call.Key.stopResult.encodeAny(true))
        #expect(try stop.resultRow == .stop(true))
        #expect(try stop.argumentRow == .stop(nil))
        #expect(try Call(derEncoded: stop.derEncoded()) == stop)
    }

    @Test func severalIdentifiersFurtherIn() throws {
        let body = try Shape.Key.square.encodeAny(Point(x: 4, y: 4))
        let shape = Shape(header: .init(major: 1, inner: .init(minor: 1)), body: body)
        #expect(try shape.row == .square(Point(x: 4, y: 4)))
        #expect(shape.rowIdentifier == .init(major: 1, minor: 1))
        #expect(try Shape(header: .init(major: 1), body: body).row == .unknown(nil, body))
        #expect(
            try Shape(header: .init(major: 1, inner: .init(minor: 0)), body: .init(berEncoded: [2, 1, 5])).row
                == .circle(5))
    }

    @Test func valuesFurtherInAndCountedFromTheTypeAround() throws {
        let one = try Deep.Key.count.encodeAny(1)
        let two = try Deep.Key.count.encodeAny(2)
        let deep = Deep(id: 2, box: .init(items: [.init(value: one), .init(value: two)]))
        #expect(try deep.row == .count([1, 2]))
        #expect(try deep.decodeAll(.count) == [1, 2])
        let near = Near(inner: try .init(.title, "x"))
        #expect(try near.inner.decode(.title) == "x")
    }

    @Test func setsFromParameters() throws {
        let wrapped: Wrapped = [try .init(.title, "x", critical: true), try .init(.count, 4)]
        #expect(try wrapped.first(.title) == "x")
        #expect(try wrapped.first(.count) == 4)
        #expect(wrapped[0].critical)
    }

    @Test func setsAndOptionalIdentifiers() throws {
        let bag = try Bag(.count, 5)
        #expect(try bag.row == .count(5))
        #expect(try Bag(value: bag.value).row == .unknown(nil, bag.value))
        #expect(try Bag(id: 2).row == .count(nil))
        let empty = Empty(id: 5, value: try .init(berEncoded: [5, 0]))
        #expect(try empty.decode(Empty.Key(id: 5, .null)) == ASN1Null())
    }

    @Test func namesThatGeneratedCodeUsesToo() throws {
        let odd = try Odd(.title, "x", key: 4)
        #expect(odd.row == 1)
        #expect(try odd.row_ == .title("x"))
        #expect(odd.key == 4)
    }

    @Test func elementsThatDoNotHaveTheValueDoNotCount() throws {
        let key = Sparse.Key<String>.title
        let sparse = Sparse(
            id: 1,
            items: [.other(ASN1Null()), .value(try key.encode("a")), .other(ASN1Null()), .value(try key.encode("b"))])
        #expect(try sparse.decodeAll(.title) == ["a", "b"])
        #expect(try sparse.row == .title(["a", "b"]))
    }

    @Test func listsThatMayBeAbsent() throws {
        let key = Loose.Key<String>.titleValues
        let loose = Loose(id: 1, values: [try key.encode("a"), try key.encode("b")])
        #expect(try loose.decodeAll(.titleValues) == ["a", "b"])
        #expect(try loose.decodeAll(.titleValue) == [])
        #expect(try loose.valuesRow == .title(["a", "b"]))
        #expect(try Loose(id: 1).valuesRow == .title([]))
        let further = Loose(id: 1, further: [.init(), .init(value: try key.encodeAny("c"))])
        #expect(try further.decodeAll(.titleValue) == ["c"])
    }

    @Test func furtherTablesAreViews() throws {
        let twice = Twice(
            type: 1, value: try Twice.Key.title.encode("a"), kind: .colour,
            values: [try Twice.ValuesTable.Key<String>.colour.encodeAny("red")], other: 2,
            more: try Twice.MoreTable.Key<Int>.count.encode(7))
        let read = try Twice(derEncoded: twice.derEncoded())
        #expect(try read.decode(.title) == "a")
        #expect(try read.valuesTable.decodeAll(.colour) == ["red"])
        #expect(try read.valuesTable.row == .colour(["red"]))
        #expect(try read.moreTable.decode(.count) == 7)
        #expect(try [read, read].map(\.moreTable).all(.count) == [7, 7])
        #expect(
            try Twice(
                type: 3, value: ASN1Bytes([]), kind: .size, values: []
            ).moreTable.row == .unknown(nil, nil))
        // The set of the second is closed.
        #expect(throws: ASN1Error.self) {
            try Twice(type: 1, value: ASN1Bytes([]), kind: .row, values: []).derEncoded()
        }
    }

    @Test func twoColumnsOfOneField() throws {
        let key = Change.Key<Change.PairOldRow>.pairOld
        let change = Change(id: 6, old: try key.encodeAny(.init(left: 1)), new: try key.encodeAny(.init(left: 2)))
        #expect(try change.decode(.pairOld)?.left == 1)
        #expect(try change.decode(.pairNew)?.left == 2)
        #expect(try change.newRow == .pair(.init(left: 2)))
    }

    @Test func identifiersWithParts() throws {
        let placed = Placed(place: .corner(.init(x: 1, y: 2)), value: try .init(berEncoded: [0x0C, 1, 0x62]))
        #expect(try Placed(derEncoded: placed.derEncoded()).row == .row2("b"))
        #expect(Placed.rows.count == 3)
        #expect(throws: ASN1Error.self) {
            try Placed(place: .corner(.init(x: 2, y: 2)), value: placed.value).derEncoded()
        }
    }

    /// 23 bits are no encoding.
    @Test func bitsThatAreNoOctets() throws {
        let bits = try #require(ASN1BitString(bytes: ASN1Bytes([5, 0]), unusedBits: 1))
        let key = Key(algorithm: Algorithm(algorithm: .idAlgA), key: bits)
        #expect(throws: ASN1Error.self) { try key.decode(.algA) }
        #expect(key.description.contains("key '000001010000000'B"))
    }
}
