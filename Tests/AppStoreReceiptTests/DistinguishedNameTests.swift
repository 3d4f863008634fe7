import PKIX
import Testing

/// Names as strings: the examples of RFC 4514, 4, and what its 2.4 says about escapes.
@Suite struct DistinguishedNameTests {
    @Test(
        "A name in the form of RFC 4514",
        arguments: [
            (
                "304631133011060a0992268993f22c64011916036e657431173015060a0992268993f22c64011916076578616d706c6531163014060a0992268993f22c6401010c066a736d697468",
                "UID=jsmith,DC=example,DC=net"
            ),
            (
                "305031133011060a0992268993f22c64011916036e657431173015060a0992268993f22c64011916076578616d706c653120300c060355040b0c0553616c6573301006035504030c094a2e2020536d697468",
                "OU=Sales+CN=J.  Smith,DC=example,DC=net"
            ),
            (
                "304f31133011060a0992268993f22c64011916036e657431173015060a0992268993f22c64011916076578616d706c65311f301d06035504030c164a616d657320224a696d2220536d6974682c20494949",
                "CN=James \\\"Jim\\\" Smith\\, III,DC=example,DC=net"
            ),
            (
                "304531133011060a0992268993f22c64011916036e657431173015060a0992268993f22c64011916076578616d706c653115301306035504030c0c4265666f72650d4166746572",
                "CN=Before\\0DAfter,DC=example,DC=net"
            ),
            ("30123110300e06082b060104018b3a0004024869", "1.3.6.1.4.1.1466.0=#04024869"),
            ("30123110300e06035504030c074c75c48d69c487", "CN=Lučić"),
            ("3017311530130603550403130c2074776f2073706163657320", "CN=\\ two spaces\\ "),
            ("300c310a300806035504030c0120", "CN=\\ "),
            ("300d310b300906035504030c022331", "CN=\\#1"),
            ("30183116301406035504030c0d612362203b20633c643e2b5c3d", "CN=a#b \\; c\\<d\\>\\+\\\\="),
            ("300c310a300806035504030c0100", "CN=\\00"),
            ("30173115301306035504031e0c005a00fc0072006900630068", "CN=Zürich"),
            ("3011310f300d060355040314065afc72696368", "CN=Zürich"),
            ("300b3109300706035504030500", "CN=#0500"),
            ("300d310b300906035504030c02fffe", "CN=#0c02fffe"),
            ("3000", ""),
        ])
    func string(_ encoded: String, _ text: String) throws {
        let name = try Name(derEncoded: Self.octets(encoded))
        #expect(name.rfc4514 == text)
    }

    private static func octets(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
