import Foundation

/// Certificates in the text form of RFC 7468, 5.
enum PEM {
    /// The bytes of the first certificate in a text; `nil` when there is none.
    static func certificate(_ contents: [UInt8]) -> [UInt8]? {
        let text = String(decoding: contents, as: UTF8.self)
        guard let start = text.range(of: "-----BEGIN CERTIFICATE-----"),
            let end = text.range(of: "-----END CERTIFICATE-----", range: start.upperBound..<text.endIndex),
            let data = Data(
                base64Encoded: String(text[start.upperBound..<end.lowerBound]), options: .ignoreUnknownCharacters)
        else { return nil }
        return [UInt8](data)
    }
}
