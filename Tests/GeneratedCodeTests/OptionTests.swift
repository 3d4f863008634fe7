import ASN1Runtime
import GeneratedOptions
import Testing

/// Generated code by an options file that uses every option that changes it, compiled and run.
struct OptionTests {
    private let whole = "3029 800100 8109010000000000000000 820105 8309616263646566676869 8403614062 A506 800161 810103"

    @Test func namesAndIntegers() throws {
        let serial = try #require(ASN1Integer("18446744073709551616"))
        let count: Int = 5
        let address = Addresses.Address(street: "a", number: 3)
        let number: Int = address.number
        #expect(number == 3)
        let value = Parcel(
            kind: .ordinary, serial: serial, count: count, comment: "abcdefghi", title: "a@b", address: address)
        expectCoded(whole, value)
        #expect(greatestCount == 7)
        // Notation and errors have the names of the schema.
        #expect(Parcel(kind: .ordinary, serial: 1).description == "{ type plain, serial 1 }")
        let error = #expect(throws: ASN1Error.self) { try Parcel(derEncoded: octets("3003 810105")) }
        #expect(error?.path == "Message.type")
    }

    /// A native INTEGER has the values of `Int`; another one has all.
    @Test func native() {
        #expect(failure(Parcel.self, der: "3011 800100 810101 8209010000000000000000") == .outOfRange)
        #expect(failure(Parcel.self, der: "3011 800100 8109010000000000000000 820101") == nil)
    }

    /// Constraints of one type are not checked, those of others are.
    @Test func constraints() throws {
        #expect(failure(Parcel.self, der: "3011 800100 810101 8309616263646566676869") == nil)
        #expect(failure(Parcel.self, der: "3011 800100 810101 8409616263646566676869") == .constraintViolated)
        #expect(failure(Addresses.Address.self, der: "300A 80056162636465 810101") == .constraintViolated)
        let long = Parcel(kind: .urgent, serial: 1, title: "abcdefghi")
        #expect(throws: ASN1Error.self) { try long.derEncoded() }
    }

    /// What a type tolerates wherever decoding starts with it.
    @Test func leniency() throws {
        let padded = octets("3007 800100 81020001")
        #expect(try Parcel(berEncoded: padded).serial == 1)
        #expect(throws: ASN1Error.self) { try Parcel(derEncoded: padded) }
        #expect(try Parcel(derEncoded: octets("300B 800100 810101 8403614062")).title == "a@b")
    }
}
