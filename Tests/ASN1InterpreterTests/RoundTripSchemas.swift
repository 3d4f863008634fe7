import ASN1Compiler
import ASN1Runtime

/// The schemas of a target of generated code, and the types that it has for them.
struct RoundTripSchemas: Sendable {
    /// A generated type.
    struct Subject: Sendable {
        /// The name in the schema, with its module in front where several modules have it.
        let name: String
        let type: any (ASN1Codable & Hashable).Type

        init<Value: ASN1Codable & Hashable>(_ type: Value.Type, of module: String? = nil) {
            name = (module.map { $0 + "." } ?? "") + type.asn1Name.description
            self.type = type
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
}
