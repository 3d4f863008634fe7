/// Why the command does nothing.
enum Problem: Error, CustomStringConvertible {
    case nothingCheckedIn(_ withSchemas: [String])
    case noSchemas(target: String, exists: Bool, others: [String])
    case severalTargets([String])

    var description: String {
        switch self {
        case .nothingCheckedIn(let targets):
            targets.isEmpty
                ? Self.list(targets)
                : "no target has generated code in its folder yet; name those that shall with '--target'; "
                    + Self.list(targets)
        case .noSchemas(let target, let exists, let others):
            (exists ? "target '\(target)' has no schemas (.asn1) in its folder; " : "there is no target '\(target)'; ")
                + Self.list(others)
        case .severalTargets(let targets):
            "'--output' is the folder of one target, and these are \(targets.joined(separator: " and ")); "
                + "give one '--target' with it"
        }
    }

    private static func list(_ targets: [String]) -> String {
        targets.isEmpty
            ? "no target of the package has schemas" : "targets with schemas: \(targets.joined(separator: ", "))"
    }
}
