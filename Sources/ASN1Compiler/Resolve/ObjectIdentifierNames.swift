/// The arcs that may be written by name alone.                                                  (X.680 32.7, X.660 A)
enum ObjectIdentifierNames {
    /// The number of the arc `name` under `parents`; nil where the name has no fixed meaning there.
    static func arc(_ name: String, after parents: [BigInteger]) -> BigInteger? {
        switch parents {
        case []:
            switch name {
            case "itu-t", "ccitt": 0
            case "iso": 1
            case "joint-iso-itu-t", "joint-iso-ccitt": 2
            default: nil
            }
        case [0]:
            switch name {
            case "recommendation": 0
            case "question": 1
            case "administration": 2
            case "network-operator": 3
            case "identified-organization": 4
            default: nil
            }
        case [0, 0]: letter(name)
        case [1]:
            switch name {
            case "standard": 0
            case "registration-authority": 1
            case "member-body": 2
            case "identified-organization": 3
            default: nil
            }
        default: nil
        }
    }

    /// `a` to `z` under `{ itu-t recommendation }` are 1 to 26.
    private static func letter(_ name: String) -> BigInteger? {
        guard let byte = name.utf8.first, name.utf8.count == 1, byte >= 0x61, byte <= 0x7A else { return nil }
        return BigInteger(Int(byte - 0x60))
    }
}
