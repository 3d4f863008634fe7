import ASN1Runtime
import Testing

@testable import GeneratedCode

/// SETs. The vectors were made with asn1ct of Erlang/OTP from the same schema.
struct SetTests {
    @Test func inOrder() {
        expectCoded(
            "31160101FF0C0174490107A006020101020102830105C000",
            Mixed(text: "t", choice: .n(5), flag: true, list: [1, 2], private: ASN1Null(), app: 7))
        expectCoded("3106800101810102", Open(a: 1, b: 2))
    }

    /// The members of the first vector, in another order.
    @Test func inAnyOrder() throws {
        let encoding = octets("3116C000830105A0060201010201020C01740101FF490107")
        let value = try Mixed(berEncoded: encoding)
        #expect(value.text == "t" && value.choice == .n(5) && value.list == [1, 2] && value.app == 7)
    }

    @Test(arguments: [
        ("31080C01740C0174490107", "twice"), ("31030C0174", "missing"), ("3109 0C0174 490107 8401FF", "unknown"),
    ])
    func broken(encoding: String, problem: Comment) {
        #expect(throws: ASN1Error.self, problem) { try Mixed(berEncoded: octets(encoding)) }
    }

    @Test func many() throws {
        let value = try Many(
            derEncoded: octets(
                """
                317C8001008201028401048601068801088A010A8C010C8E010E9001109201129401149601169801189A011A9C011C9E011E
                9F2001209F2201229F2401249F2601269F2801289F2A012A9F2C012C9F2E012E9F3001309F3201329F3401349F3601369F38
                01389F3A013A9F3C013C9F3E013E9F4001409F4201429F440144
                """))
        #expect(value.m0 == 0 && value.m1 == nil && value.m30 == 30 && value.m63 == nil && value.m64 == 64)
        #expect(value.m68 == 68 && value.m69 == nil)
    }
}
