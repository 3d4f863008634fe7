/// Values just inside and just outside of what constraints allow, for the tests of generated code and of the interpreter.
///
/// The encodings are those of the types themselves, written by hand after X.690.
enum PredicateVectors {
    /// The types in the order of the alternatives of `EachPredicate`.
    static let names = [
        "Yes", "Warm", "Dark", "Most", "Known", "Word", "Quoted", "Answers", "Teletex", "Octets1", "Octets4", "Bits",
        "Marks", "SomeMarks", "ManyMarks", "Arcs", "Relative", "Zero", "Reals", "Day", "Nothing1", "Iri", "Unit",
        "Positive1", "Low", "Either", "Blend", "OneCase", "Without", "NotEmpty", "Letters1", "Included", "FewSizes",
        "Limited", "Serial", "Extended", "InnerExtended", "Chosen", "SmallRow", "ShortWords", "GoodEntries", "Rows1",
        "Bags", "FullPart", "PartialPart", "NamedPart", "FullOptional", "LatePart", "Unlike", "TwoWays", "ExactPart",
        "TaggedPart", "Members", "Leaf", "Within", "FullOpen", "PartialOpen", "PresentOpen", "ExactOpen", "Closed",
    ]

    /// Just inside.
    static let accepted: [(type: String, values: [String])] = [
        ("Yes", ["0101FF"]), ("Warm", ["0A0100", "0A0103"]), ("Dark", ["0A0101", "0A0102", "0A0104"]),
        ("Most", ["0A0100", "0A0103"]), ("Known", ["0A0100", "0A0101"]),
        ("Word", ["0C03796573", "0C026E6F", "0C03636166", "0C05636166C3A9"]), ("Quoted", ["1608 6122 5C28 7829 2430"]),
        ("Answers", ["1628" + String(repeating: "62", count: 40)]), ("Teletex", ["14026162"]),
        ("Octets1", ["04020102", "0400"]), ("Octets4", ["040101", "040104"]), ("Bits", ["030205A0"]),
        ("Marks", ["030205A0", "03020640"]), ("SomeMarks", ["03020640"]), ("ManyMarks", ["030206C0", "03020520"]),
        ("Arcs", ["06022A03", "060C 8837 84808080808080808000"]), ("Relative", ["0D020304"]), ("Zero", ["0900"]),
        ("Reals", ["090143", "090380FF03", "090140", "090142"]), ("Day", ["170D3234303130313030303030305A"]),
        ("Nothing1", ["0500"]), ("Iri", ["1F23042F49534F"]), ("Unit", ["0900", "090380FF01"]),
        ("Positive1", ["090380FF01", "090140"]), ("Low", ["0903C0FF03", "090141", "090380FF05", "0903800003"]),
        ("Either", ["160161", "1600"]), ("Blend", ["1603616263", "16056162636465", "16074C49544552414C"]),
        ("OneCase", ["16026162", "16024142", "1600"]), ("Without", ["1603726F6F", "16026131"]),
        ("NotEmpty", ["040100"]),
        ("Letters1", ["1A026166"]), ("Included", ["160161", "1600", "160162"]),
        ("FewSizes", ["040100", "0409" + zeros(9), "0414" + zeros(20)]), ("Limited", ["0C03312032"]),
        ("Serial", ["16026162"]), ("Extended", ["160161", "160163", "16027A7A"]), ("InnerExtended", ["16017A"]),
        ("Chosen", ["16046C6F6E67", "16027878"]), ("SmallRow", ["3006020101020105", "3000"]),
        ("ShortWords", ["31040C026E6F"]), ("GoodEntries", ["3000", "30053003800161", "30083006800161810105"]),
        ("Rows1", ["3006020101020102", "3000", "3003020103"]), ("Bags", ["3109020101020102020102", "3103020105"]),
        ("FullPart", ["3006800101810161", "3009800101810161850107"]),
        ("PartialPart", ["3003800105", "3006800105810161", "3006800105820100"]),
        ("NamedPart", ["3006800101810178", "300B800101810179A403820105"]),
        ("FullOptional", ["3003800101", "3006800101810161", "300780010183020640", "3006800101850107"]),
        ("LatePart", ["30098001018501058601FF"]), ("Unlike", ["3003800101"]),
        ("TwoWays", ["3006800101810161", "3003800102"]),
        ("ExactPart", ["3006800101810178", "300C800102820102A40481026E6F"]), ("TaggedPart", ["6706800101810161"]),
        ("Members", ["3103800105", "31038101FF"]), ("Leaf", ["3003810101", "3008A003810102810101"]),
        (
            "Within",
            ["300DA003800101810101A203800105", "300DA003810101810101A203800101", "300DA006800101810101810101A200"]
        ),
        ("FullOpen", ["800105", "8101FF"]), ("PartialOpen", ["800105", "8200", "850100"]), ("PresentOpen", ["800105"]),
        ("ExactOpen", ["800105", "8101FF"]), ("Closed", ["800101", "8101FF"]),
    ]

    /// Just outside.
    static let rejected: [(type: String, values: [String])] = [
        ("Yes", ["010100"]), ("Warm", ["0A0101", "0A0104"]), ("Dark", ["0A0100", "0A0103"]), ("Most", ["0A0104"]),
        ("Known", ["0A0105"]),
        // The second is an e with an accent that is a character of its own.
        ("Word", ["0C00", "0C06 636166 65CC81", "0C03594553", "0C0479657300"]), ("Quoted", ["160161"]),
        ("Answers", ["1627" + String(repeating: "62", count: 39)]), ("Teletex", ["14026163"]),
        ("Octets1", ["040101", "0403010203"]), ("Octets4", ["040105", "0400"]), ("Bits", ["030204A0", "030100"]),
        ("Marks", ["03020780", "030100"]), ("SomeMarks", ["030205A0", "030100"]),
        ("ManyMarks", ["03020560", "030100"]),
        ("Arcs", ["06022A04", "060C 8837 84808080808080808001"]), ("Relative", ["0D0103"]), ("Zero", ["090143"]),
        ("Reals", ["0900", "090141", "0903800001"]), ("Day", ["170D3234303130313030303030315A"]),
        ("Iri", ["1F23062F49534F2F41"]), ("Unit", ["0903800001", "0903C0FF01", "090142"]),
        ("Positive1", ["0900", "090142"]), ("Low", ["0903C00001", "0903800101", "090142", "090140"]),
        ("Either", ["160162", "16026161"]), ("Blend", ["160461626364", "1603414243", "1600", "16076C69746572616C"]),
        ("OneCase", ["16026142"]), ("Without", ["1604726F6F74", "16023132", "1600", "16056162636465"]),
        ("NotEmpty", ["0400"]), ("Letters1", ["1A0167"]), ("Included", ["160163"]),
        ("FewSizes", ["0400", "04020000", "0413" + zeros(19)]), ("Limited", ["0C0161"]),
        ("Serial", ["160163", "16056162636465", "160161"]), ("InnerExtended", ["16027A7A"]),
        ("Chosen", ["16036C6F6E"]), ("SmallRow", ["3003020100", "3003020106"]),
        ("ShortWords", ["3100", "31070C05636166C3A9"]), ("GoodEntries", ["300630048002 6161", "30083006800161810106"]),
        ("Rows1", ["3006020102020101", "3003020101"]), ("Bags", ["3109020101020101020102", "3106020101020102"]),
        ("FullPart", ["3003800101", "300A80010181016183020640", "30098001018101618601FF"]),
        ("PartialPart", ["3003800106", "300780010581026162", "300780010583020640", "3006800105820102"]),
        ("NamedPart", ["3003800101", "300680010181017A", "300C800101810178A40481026E6F"]),
        (
            "FullOptional",
            ["3003800102", "3007800101830205A0", "3006800101820100", "3006800101850108", "3008800101A403820105"]
        ),
        ("LatePart", ["3006800101850105", "30098001018501068601FF", "30068001018601FF"]),
        ("Unlike", ["3006800101810161"]), ("TwoWays", ["3003800101", "3006800102810161"]),
        ("ExactPart", ["3006800101810179", "30098001018101788601FF", "3006800102820102"]),
        ("TaggedPart", ["6703800101"]), ("Members", ["3100", "31068001058101FF"]),
        ("Leaf", ["300DA008A003810103810102810101", "300381010A"]),
        (
            "Within",
            [
                "300AA000810101A203800105", "300DA003800101810100A203800105", "300DA003800101810101A2038101FF",
                "300DA003800101810101A203800106",
            ]
        ),
        ("FullOpen", ["800106", "8200", "850100"]), ("PartialOpen", ["800106", "8101FF"]),
        ("PresentOpen", ["800106", "8101FF", "8200", "850100"]), ("ExactOpen", ["800104", "810100", "850100"]),
        ("Closed", ["800106", "810100"]),
    ]

    private static func zeros(_ count: Int) -> String { String(repeating: "00", count: count) }

    /// All of them as values of `EachPredicate`: each is the alternative for its type, inside its explicit tag.
    static let encodings: [[UInt8]] = (accepted + rejected).flatMap { entry in
        entry.values.compactMap { alternative(entry.type, $0) }
    }

    /// A value of `EachPredicate`; none for a type that has no alternative there.
    static func alternative(_ type: String, _ value: String) -> [UInt8]? {
        guard let number = names.firstIndex(of: type) else { return nil }
        let digits = value.compactMap(\.hexDigitValue)
        let contents = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        let tag = number < 31 ? [0xA0 | UInt8(number)] : [0xBF, UInt8(number)]
        return tag + [UInt8(contents.count)] + contents
    }
}
