import Foundation

/// Certificates in the text form that openssl writes (RFC 7468).
enum PEM {
    /// The bytes of the certificates in a text, in their order.
    static func certificates(_ contents: [UInt8]) -> [[UInt8]] {
        let text = String(decoding: contents, as: UTF8.self)
        var certificates: [[UInt8]] = []
        var rest = text[...]
        while let start = rest.range(of: "-----BEGIN CERTIFICATE-----"),
            let end = rest.range(of: "-----END CERTIFICATE-----", range: start.upperBound..<rest.endIndex)
        {
            let base64 = String(rest[start.upperBound..<end.lowerBound])
            if let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) {
                certificates.append([UInt8](data))
            }
            rest = rest[end.upperBound...]
        }
        return certificates
    }
}
