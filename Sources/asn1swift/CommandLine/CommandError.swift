import ASN1Runtime

/// Why the tool stops before its work is done.
enum CommandError: Error, Equatable {
    /// The command line makes no sense: exit status 2.
    case usage(String)
    /// A file cannot be read or written, or files do not go together: exit status 1.
    case failure(String)
    /// Errors in a schema or an options file, already printed with their places: exit status 1.
    case reported

    var exitStatus: Int32 {
        if case .usage = self { 2 } else { 1 }
    }

    /// The lines for standard error; nil when all has been said.
    var text: String? {
        switch self {
        case .usage(let message):
            "asn1swift: error: \(message.withVisibleControls) ('asn1swift --help' shows the usage)"
        case .failure(let message): "asn1swift: error: \(message.withVisibleControls)"
        case .reported: nil
        }
    }
}
