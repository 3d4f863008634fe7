import Testing

extension RoundTripSchemas: CustomTestStringConvertible {
    /// All of them.
    ///
    /// Left out is `Tests/GeneratedTypeNames`: a few types, each under dozens of the names that types of Swift have, which hide the
    /// standard library wherever they are imported.
    static let all = [code, names, keywords, shapes, preserving, pkix, cms]

    var testDescription: String { folder }
}
