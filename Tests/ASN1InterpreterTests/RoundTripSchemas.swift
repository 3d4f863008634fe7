import ASN1Compiler
import ASN1Runtime
import Testing

/// The schemas of a target of generated code, and the types that it has for them.
struct RoundTripSchemas: Sendable, CustomTestStringConvertible {
    /// A generated type.
    struct Subject: Sendable {
        /// The name in the schema, with its module in front where several modules have it.
        let name: String
        /// The encoding after decoding, whether decoding that again gives the same value, and the value in value notation.
        let roundTrip: @Sendable (ASN1Bytes) throws -> (encoding: [UInt8], isStable: Bool, notation: String)

        init<Value: ASN1Decodable & ASN1Encodable & ASN1Describable & Equatable>(
            _ type: Value.Type, of module: String? = nil
        ) {
            name = (module.map { $0 + "." } ?? "") + type.asn1Name.description
            roundTrip = { input in
                let value = try Value(derEncoded: input)
                let encoding = try value.derEncoded()
                return (encoding, try Value(derEncoded: encoding) == value, value.description)
            }
        }
    }

    /// The folder of the schemas.
    let folder: String
    /// The folders of the schemas that they import from.
    var imports: [String] = []
    /// Whether generated code holds every INTEGER in 64 bits.
    var hasNativeIntegers = false
    /// How many values of each type are tried.
    var count = 50
    let subjects: [Subject]

    var testDescription: String { folder }

    /// All of them.
    ///
    /// Left out is `Tests/GeneratedTypeNames`: a few types, each under dozens of the names that types of Swift have, which hide the
    /// standard library wherever they are imported.
    static let all = [code, names, keywords, shapes, preserving, pkix, cms]
}
