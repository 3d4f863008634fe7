import AppStoreReceipt
import CMS
import Foundation
import PKIX

/// What generated decoders say of many inputs, for comparison with others.
///
/// Standard input has the inputs one after the other, each after its length in four octets, the most significant first. For each a line
/// is written: `der` for what is DER and `ber` for what is BER alone, or `error: ` and the error in BER.
enum Verdicts {
    static func run(_ type: String) throws {
        var input = [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())[...]
        var lines = ""
        while input.count >= 4 {
            let length = input.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            input = input.dropFirst(4)
            lines += verdict(type, Array(input.prefix(length))) + "\n"
            input = input.dropFirst(length)
        }
        try FileHandle.standardOutput.write(contentsOf: Data(lines.utf8))
    }

    private static func verdict(_ type: String, _ input: [UInt8]) -> String {
        do {
            switch type {
            case "certificate":
                if let certificate = try? Certificate(derEncoded: input, options: .symbolsInPrintableString) {
                    return summary("der", certificate)
                }
                return summary("ber", try Certificate(berEncoded: input))
            case "message":
                let rules =
                    (try? ContentInfo(derEncoded: input, options: .symbolsInPrintableString)) == nil ? "ber" : "der"
                _ = try ContentInfo(berEncoded: input).decode(.signedData)
                return rules
            default: finding("no type '\(type)': there are certificate and message")
            }
        } catch { return "error: \(error)" }
    }

    /// The serial number too, so that values are compared and not just verdicts.
    private static func summary(_ rules: String, _ certificate: Certificate) -> String {
        "\(rules) \(certificate.tbsCertificate.serialNumber)"
    }
}
