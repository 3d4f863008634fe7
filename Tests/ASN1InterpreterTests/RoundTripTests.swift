import ASN1Compiler
import ASN1Runtime
import Foundation
import Testing

@testable import ASN1Interpreter
@testable import GeneratedCode

/// Random values of every type with a Swift type of its own: what the model's encoder writes, generated code reads, writes and
/// describes alike.
///
/// Where `ASN1SWIFT_VECTORS` names a file, the encodings are written there for other codecs to read: a line for each with the
/// schema's file, the module, the type and the octets in hexadecimal, separated by tabs.
@Suite
struct RoundTripTests {
    /// How many values of each type are tried.
    private static let count = 50

    /// A generated type.
    struct Subject: Sendable, CustomTestStringConvertible {
        let name: String
        /// The encoding after decoding, whether decoding that again gives the same value, and the value in value notation.
        let roundTrip: @Sendable (ASN1Bytes) throws -> (encoding: [UInt8], isStable: Bool, notation: String)

        init<Value: ASN1Decodable & ASN1Encodable & ASN1Describable & Equatable>(_ type: Value.Type) {
            name = type.asn1Name.description
            roundTrip = { input in
                let value = try Value(derEncoded: input)
                let encoding = try value.derEncoded()
                return (encoding, try Value(derEncoded: encoding) == value, value.description)
            }
        }

        var testDescription: String { name }
    }

    static let subjects: [Subject] = [
        Subject(Levels.self), Subject(Modes.self), Subject(Rows.self), Subject(Each.self),
        Subject(ConstrainedParts.self), Subject(LargeCounters.self),
        Subject(Colour.self), Subject(Flags.self), Subject(Point.self), Subject(Numbers.self), Subject(Shape.self),
        Subject(Marked.self), Subject(MarkedTwice.self), Subject(MarkedColour.self), Subject(MarkedShape.self),
        Subject(MarkedNumbers.self), Subject(All.self), Subject(Choices.self),
        Subject(Version1.self), Subject(Version2.self), Subject(Version3.self), Subject(Middle1.self),
        Subject(Middle2.self), Subject(Empty.self), Subject(EmptyExtensible.self), Subject(EmptySet.self),
        Subject(EmptySetExtensible.self), Subject(Choice1.self), Subject(Choice2.self), Subject(Level1.self),
        Subject(Level2.self),
        Subject(Paint.self), Subject(Known.self), Subject(Marks.self), Subject(ManyMarks.self), Subject(Row.self),
        Subject(Words.self), Subject(Entries.self), Subject(Bag.self), Subject(Part.self), Subject(Pick.self),
        Subject(Labelled.self), Subject(Members.self), Subject(Node.self), Subject(Within.self), Subject(Offer.self),
        Subject(Closed.self), Subject(EachPredicate.self),
        Subject(Chain.self), Subject(Filter.self), Subject(Even.self), Subject(Odd.self), Subject(Nested.self),
        Subject(Integers.self), Subject(Pairs.self), Subject(Tagged.self), Subject(Inner.self), Subject(Deep.self),
        Subject(Mixed.self), Subject(Open.self), Subject(Many.self),
        Subject(TagSizes.self), Subject(Item.self), Subject(TaggedItem.self), Subject(Implicit.self),
        Subject(Plain.self), Subject(First.self), Subject(Second.self), Subject(Third.self), Subject(Kind.self),
        Subject(Counts.self), Subject(Switches.self), Subject(Couple.self), Subject(Everything.self),
        Subject(InPlace.self), Subject(Names.self), Subject(Unordered.self),
        Subject(Defaulted.self), Subject(UntaggedChoice.self), Subject(ImplicitUntagged.self),
        Subject(FifthChoice.self), Subject(ImplicitFifth.self), Subject(StackedTags.self),
        Subject(TextSet.self), Subject(Swapped.self), Subject(NamedBits.self), Subject(Primitive.self),
        Subject(OpenRecord.self), Subject(ClosedRecord.self), Subject(Needed.self), Subject(LongTags.self),
        Subject(NoMembers.self), Subject(NoMembersSet.self), Subject(Lists.self), Subject(Loop.self),
        Subject(Left.self), Subject(Right.self), Subject(Nest.self), Subject(BooleanChain.self),
        Subject(Instance.self), Subject(Signature.self), Subject(Beneath.self), Subject(Link.self),
        Subject(Described.self), Subject(Held.self), Subject(MixedTags.self), Subject(Payload.self),
    ]

    /// All types are there that generated code declares for the schemas.
    @Test func everyTypeIsTried() throws {
        let interpreter = try Schema(folders: ["Tests/GeneratedCode"]).interpreter
        let declared = interpreter.definitions.filter { interpreter.planner.isNominal($0) }.map(\.name.text)
        #expect(declared.sorted() == Self.subjects.map(\.name).sorted())
    }

    @Test(arguments: subjects)
    func agrees(subject: Subject) throws {
        let interpreter = try Schema(folders: ["Tests/GeneratedCode"]).interpreter
        let definition = try interpreter.definition(named: subject.name)
        let plan = interpreter.planner.plan(definition.type, typeName: subject.name)
        let seed = subject.name.utf8.reduce(UInt64(1)) { $0 &* 31 &+ UInt64($1) }
        var random = RandomValue(planner: interpreter.planner, seed: seed)
        var lines = ""
        for _ in 0..<Self.count {
            let made = random.value(plan)
            let value = try #require(made, "no value satisfies the constraints")
            let encoding = try interpreter.encode(value, as: definition)
            let input = ASN1Bytes(encoding)
            let read = try interpreter.decode(definition, from: input, rules: .der)
            #expect(read.valueNotation() == value.valueNotation(), "\(input)")
            do {
                let result = try subject.roundTrip(input)
                #expect(result.encoding == encoding, "\(value.valueNotation())")
                #expect(result.isStable, "\(value.valueNotation())")
                #expect(result.notation == value.valueNotation(), "\(input)")
            } catch { Issue.record("\(error): \(input) \(value.valueNotation())") }
            let module = definition.module.name
            lines += "Tests/GeneratedCode/\(module).asn1\t\(module)\t\(subject.name)\t"
            lines += encoding.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "\n"
        }
        if let path = ProcessInfo.processInfo.environment["ASN1SWIFT_VECTORS"] { try Vectors.append(lines, to: path) }
    }
}

/// The file of encodings that other codecs read.
private enum Vectors {
    private static let lock = NSLock()

    /// Adds lines to the file. Tests run at the same time, so that each waits for the others.
    static func append(_ lines: String, to path: String) throws {
        try lock.withLock {
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try file.seekToEnd()
            try file.write(contentsOf: Data(lines.utf8))
            try file.close()
        }
    }
}
