import ASN1Runtime

@testable import GeneratedCode

extension RoundTripSchemas {
    /// One schema for each part of the language.
    static let code = RoundTripSchemas(
        folder: "Tests/GeneratedCode",
        subjects: [
            Subject(Levels.self), Subject(Modes.self), Subject(Rows.self), Subject(Each.self),
            Subject(ConstrainedParts.self), Subject(AlonePair.self), Subject(LargeCounters.self),
            Subject(Colour.self), Subject(Flags.self), Subject(Point.self), Subject(Numbers.self), Subject(Shape.self),
            Subject(Marked.self), Subject(MarkedTwice.self), Subject(MarkedColour.self), Subject(MarkedShape.self),
            Subject(MarkedNumbers.self), Subject(All.self), Subject(Choices.self),
            Subject(Version1.self), Subject(Version2.self), Subject(Version3.self), Subject(Middle1.self),
            Subject(Middle2.self), Subject(Empty.self), Subject(EmptyExtensible.self), Subject(EmptySet.self),
            Subject(EmptySetExtensible.self), Subject(Choice1.self), Subject(Choice2.self), Subject(Level1.self),
            Subject(Level2.self),
            Subject(Paint.self), Subject(Known.self), Subject(Marks.self), Subject(ManyMarks.self), Subject(Row.self),
            Subject(Words.self), Subject(Entries.self), Subject(Bag.self), Subject(Part.self), Subject(Pick.self),
            Subject(Labelled.self), Subject(Members.self), Subject(Node.self), Subject(Within.self),
            Subject(Offer.self),
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
            Subject(Code.self), Subject(EachFault.self), Subject(FaultWords.self), Subject(LargeArcs.self),
            Subject(Light.self), Subject(Place.self), Subject(WrappedCode.self), Subject(WrappedWords.self),
            Subject(Moment.self), Subject(Plan.self), Subject(SelfDescribing.self),
        ])
}
