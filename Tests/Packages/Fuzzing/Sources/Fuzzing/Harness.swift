import CMS
import PKIX

/// Something to be fuzzed: what is done with an input, and what the inputs are like.
struct Harness: Sendable {
    /// What the command line calls it.
    let name: String
    /// How long inputs get, in bytes.
    var maxLength = 4096
    /// What inputs often have in them, for mutations to put elsewhere.
    var words: [[UInt8]] = []
    /// Inputs to start from: the own tests', made or read when asked for.
    let seeds: @Sendable () throws -> [[UInt8]]
    /// Does with an input all that strangers may cause, and stops the program where something is wrong.
    let body: @Sendable ([UInt8]) -> Void

    static let all = decoders + [interpreter, notation, validator, page, text, schema, options]

    /// Each type of which strangers send values, and all types of the tests.
    private static let decoders = [
        decoder("certificate", Certificate.self), decoder("crl", CertificateList.self),
        decoder("message", ContentInfo.self), decoder("ocsp", OCSPResponse.self), everyType, receipt,
    ]
}
