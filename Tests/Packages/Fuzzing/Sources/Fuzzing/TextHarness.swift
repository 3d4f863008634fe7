import Foundation

@testable import ASN1Inspection
@testable import AppStoreReceipt

extension Harness {
    /// Files of PEM and base64, by each of the readers.
    static let text = Harness(
        name: "text", maxLength: 2048,
        words: [
            "-----BEGIN CERTIFICATE-----\n", "-----END CERTIFICATE-----\n", "-----BEGIN ", "-----END ", "=", "\r\n",
            "\u{FEFF}",
        ]
        .map { Array($0.utf8) }
    ) {
        let encodings = try PackageFiles.receipts() + ReceiptSeeds.certificates()
        return encodings
            + encodings.filter { $0.count < 1500 }.map { encoding in
                Array(
                    """
                    subject=/CN=a
                    -----BEGIN CERTIFICATE-----
                    \(Data(encoding).base64EncodedString(options: .lineLength64Characters))
                    -----END CERTIFICATE-----

                    """.utf8)
            }
    } body: { input in
        do throws(ArmorError) {
            let inputs = try ArmoredInput.inputs(of: input)
            require(!inputs.isEmpty, "a file without an input")
        } catch {
            require(!error.message.isEmpty, "an error that says nothing")
        }
        _ = PEM.certificates(input)
        _ = try? AppReceipt(input)
        // What Foundation would write the readers must decode as it does. It reads more, such as '=' inside of a text.
        guard input.count >= 4, let data = Data(base64Encoded: Data(input)), data.base64EncodedData() == Data(input)
        else {
            return
        }
        require(ArmoredInput.decoded(input[...]) == [UInt8](data), "base64 is decoded otherwise by ASN1Inspection")
        require((try? Base64.decode(input).bytes) == [UInt8](data), "base64 is decoded otherwise by AppStoreReceipt")
    }
}
