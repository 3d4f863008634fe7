import AppStoreReceipt
import Foundation
import Testing

/// Inputs that people take for receipts, and receipts that are broken: each is named, with the place.
@Suite struct BadInputTests {
    static let messages: [(file: String, message: String)] = [
        ("empty", "empty, not a receipt"),
        ("only-spaces.txt", "empty, not a receipt"),
        ("plain-text.txt", "plain text, not a receipt: no base64 from byte 18 on"),
        ("transaction.jws", "a JWS (a signed transaction or app transaction of StoreKit 2), not an app receipt"),
        ("property-list.base64.txt", "a property list (a transaction receipt of iOS 6 or before), not an app receipt"),
        ("property-list.txt", "a property list (a transaction receipt of iOS 6 or before), not an app receipt"),
        ("property-list.xml", "a property list (a transaction receipt of iOS 6 or before), not an app receipt"),
        ("base64-of-text.txt", "base64 of text, not of a receipt"),
        (
            "zeros",
            "not a receipt: "
                + "ContentInfo: expected SEQUENCE [UNIVERSAL 16], found end-of-contents [UNIVERSAL 0] at offset 0"
        ),
        (
            "certificate.der",
            "not a receipt: "
                + "ContentInfo.contentType: expected OBJECT IDENTIFIER [UNIVERSAL 6], found SEQUENCE [UNIVERSAL 16] at offset 4"
        ),
        (
            "certificate-base64.txt",
            "base64 of something that is not a receipt: "
                + "ContentInfo.contentType: expected OBJECT IDENTIFIER [UNIVERSAL 6], found SEQUENCE [UNIVERSAL 16] at offset 4"
        ),
        (
            "truncated.p7",
            "truncated after 500 bytes: "
                + "ContentInfo: the value goes beyond the end of what is around it at offset 0"
        ),
        (
            "truncated-in-header.p7",
            "truncated after 3 bytes: ContentInfo: the value goes beyond the end of what is around it at offset 0"
        ),
        (
            "truncated-base64.txt",
            "truncated after 741 bytes: "
                + "ContentInfo: the value goes beyond the end of what is around it at offset 0"
        ),
        (
            "truncated-indefinite.p7",
            "truncated after 1634 bytes: "
                + "ContentInfo.content: the end-of-contents octets are missing at offset 1634"
        ),
        ("trailing-bytes.p7", "3 trailing bytes after the receipt, at offset 4091"),
        ("detached-signature.p7", "a CMS message without content, not a receipt"),
        ("enveloped-data.p7", "a CMS message of type 1.2.840.113549.1.7.3 (enveloped data), not signed data"),
        (
            "text-as-payload.p7",
            "signed data without a receipt in it: "
                + "AppReceiptFields: the value goes beyond the end of what is around it at offset 58"
        ),
    ]

    @Test("Each bad input is named", arguments: messages)
    func message(_ file: String, _ message: String) throws {
        let data = try Data(contentsOf: Fixtures.bad.appending(path: file))
        let error = #expect(throws: ReceiptError.self) { try AppReceipt(data) }
        #expect(error?.description == message)
    }

    @Test func everyBadInputIsTested() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Fixtures.bad.path)
        #expect(Set(files) == Set(Self.messages.map(\.file)))
    }

    @Test(
        "Other text that is no receipt",
        arguments: [
            (#"{"status": 0, "latest_receipt": "MII="}"#, ReceiptError.json),
            ("{}", .json),
            ("\n{\n\t\"signature\" = \"A\";\n}", .propertyList),
            ("bplist00\u{1}", .propertyList),
            ("MIIB.", .plainText(offset: 4)),
            ("MIIB====", .plainText(offset: 4)),
            ("MI=IB", .plainText(offset: 3)),
            ("A", .plainText(offset: 0)),
            ("0", .plainText(offset: 0)),
        ])
    func text(_ text: String, _ error: ReceiptError) {
        #expect(throws: error) { try AppReceipt(Array(text.utf8)) }
    }

    @Test func oneCharacterTooMany() throws {
        let text = try Fixtures.bytes(Fixtures.receipts.appending(path: "sandbox-without-purchases.base64.txt"))
        try #require(text.count % 4 == 0 && text.last != UInt8(ascii: "="))
        #expect(throws: ReceiptError.trailingCharacter(offset: text.count)) {
            try AppReceipt(text + [UInt8(ascii: "A")])
        }
    }
}
