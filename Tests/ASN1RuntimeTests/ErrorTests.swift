import Testing

@testable import ASN1Runtime
@testable import GeneratedShapes

@Suite("Errors")
struct ErrorTests {
    @Test(
        "Descriptions",
        arguments: [
            (
                "30 16 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A 04 05 00 00 00 00 00",
                "Validity.notAfter: expected UTCTime [UNIVERSAL 23] or GeneralizedTime [UNIVERSAL 24], found OCTET STRING [UNIVERSAL 4] at offset 17"
            ),
            (
                "30 0F 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A",
                "Validity.notAfter: expected UTCTime [UNIVERSAL 23] or GeneralizedTime [UNIVERSAL 24], found the end of the value around it at offset 17"
            ),
            ("31 00", "Validity: expected SEQUENCE [UNIVERSAL 16], found SET [UNIVERSAL 17] at offset 0"),
            ("BF 1F 00", "Validity: expected SEQUENCE [UNIVERSAL 16], found [31] at offset 0"),
            ("30 02 17 00", "Validity.notBefore.utcTime: the time is too short at offset 2"),
            (
                "30 0D 17 0B 32 34 30 35 30 36 30 37 30 38 5A",
                "Validity.notBefore.utcTime: not DER: UTCTime without seconds (X.690 11.8.2) at offset 2"
            ),
            (
                "30 03 17 0D 32",
                "Validity.notBefore.utcTime: the value goes beyond the end of what is around it at offset 2"
            ),
            ("30 80 00 00", "Validity: not DER: an indefinite length (X.690 10.1) at offset 0"),
            (
                "30 20 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A 05 00",
                "Validity: unexpected NULL [UNIVERSAL 5] after the last component at offset 32"
            ),
            (
                "30 1E 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A 05 00",
                "Validity: bytes follow the value at offset 32"
            ),
            ("10 00", "Validity: SEQUENCE [UNIVERSAL 16] is primitive and must be constructed at offset 0"),
            ("", "Validity: the input is empty at offset 0"),
        ])
    func descriptions(input: String, text: String) {
        let error = #expect(throws: ASN1Error.self) { try Validity(derEncoded: octets(input)) }
        #expect(error?.description == text)
    }

    @Test(
        "Descriptions with indices and constraints",
        arguments: [
            ("30 00", "Extensions: the value violates SIZE (1..MAX), found 0 at offset 0"),
            (
                "30 0A 30 06 06 02 2A 03 04 00 30 00",
                "Extensions[1].extnID: expected OBJECT IDENTIFIER [UNIVERSAL 6], found the end of the value around it at offset 12"
            ),
            (
                "30 0B 30 09 06 02 2A 03 01 01 00 04 00",
                "Extensions[0].critical: not DER: the default value is encoded (X.690 11.5) at offset 8"
            ),
            ("30 08 30 06 06 02 2A 80 04 00", "Extensions[0].extnID: the last arc does not end at offset 4"),
        ])
    func lists(input: String, text: String) {
        let error = #expect(throws: ASN1Error.self) { try Extensions(derEncoded: octets(input)) }
        #expect(error?.description == text)
    }

    @Test(
        "Descriptions for SET",
        arguments: [
            ("31 03 80 01 05", "Members.b: expected [1], found the end of the value around it at offset 5"),
            ("31 06 80 01 05 80 01 05", "Members.a: a component occurs twice, tag [0] at offset 5"),
            ("31 02 83 00", "Members: expected a member of Members, found [3] at offset 2"),
            (
                "31 06 81 01 FF 80 01 05",
                "Members.a: not DER: SET components that are not in the order of their tags (X.690 10.3) at offset 5"
            ),
            ("31 03 80 01", "Members: the value goes beyond the end of what is around it at offset 0"),
        ])
    func sets(input: String, text: String) {
        let error = #expect(throws: ASN1Error.self) { try Members(derEncoded: octets(input)) }
        #expect(error?.description == text)
    }

    @Test("Parts of an error")
    func parts() {
        let error = failure("31 02 83 00", .der) { decoder throws(ASN1Error) in try decoder.enter(.sequence) }
        #expect(
            error?.code == .unexpectedTag && error?.expected == .sequence && error?.found == .set && error?.offset == 0)
        let other = failure("02 00", .der) { decoder throws(ASN1Error) in try decoder.integer() }
        #expect(other?.code == .malformed && other?.expected == nil && other?.found == nil && other?.path == "")
    }

    @Test("A path of any length")
    func longPath() {
        var error = ASN1Error(.malformed, "broken", at: 7)
        for index in 0..<6 { error = error.at(index: index).at("a") }
        error = error.at("").at(index: 6).at("T")
        #expect(error.description == "T[6].a[5].a[4].a[3].a[2].a[1].a[0]: broken at offset 7")
        #expect(error == error.at("") && error != error.at("b"))
    }

    @Test("Indices of any size, and lists in lists")
    func indices() {
        let error = ASN1Error(.malformed, "broken", at: 7).at(index: 65_535)
        #expect(error.path == "[65535]" && error.at(index: 65_536).path == "[65536][65535]")
        #expect(error.at("a").at(index: 1).path == "[1].a[65535]")
        #expect(error.at("a").at("b").at("c").at(index: 3).path == "[3].c.b.a[65535]")
        #expect(error.at("a").at("b").at(named: "c").at("d").path == "d.c.b.a[65535]")
        #expect(error != ASN1Error(.malformed, "broken", at: 7).at(index: 65_534))
        #expect(error.at("a") != ASN1Error(.malformed, "broken", at: 7).at("a").at(index: 65_535))
    }

    @Test("All parts keep apart in the few words of an error", arguments: [0, 31, 1 << 31, UInt32.max])
    func parts(number: UInt32) {
        let classes: [ASN1Tag.Class] = [.universal, .application, .context, .private]
        for (expected, found) in zip(classes, classes.reversed()) {
            let error = ASN1Error(.notPrimitive, expected: ASN1Tag(expected, number), at: 0xFFFF_FFFE)
                .found(ASN1Tag(found, ~number)).found(ASN1Tag(found, number ^ 1)).at(index: 9).at("a")
            #expect(error.code == .notPrimitive && error.offset == 0xFFFF_FFFE && error.path == "a[9]")
            #expect(error.expected == ASN1Tag(expected, number) && error.found == ASN1Tag(found, number ^ 1))
        }
    }

    @Test("A value decoded out of another one keeps the path of both")
    func roots() {
        let inner = ASN1Error(.malformed, "broken", at: 7).at("b").at("Inner")
        #expect(inner.path == "Inner.b")
        #expect(inner.at("value").at("Outer").path == "Outer.value.Inner.b")
        #expect(inner.at(index: 2).path == "[2].Inner.b")
    }

    @Test("An error is four words, so that decoders' stack frames stay small")
    func isSmall() {
        #expect(MemoryLayout<ASN1Error>.size <= 32)
    }

    @Test("Constraints can be left unchecked")
    func unchecked() throws {
        #expect(try Extensions(derEncoded: [0x30, 0], options: .uncheckedConstraints).isEmpty)
    }
}
