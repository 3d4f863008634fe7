/// The arcs that may be written by name alone.                                                  (X.680 32.7, X.660 A)
package enum ObjectIdentifierNames {
    /// The number of the arc `name` under `parents`; nil where the name has no fixed meaning there.
    package static func arc(_ name: String, after parents: [BigInteger]) -> BigInteger? {
        switch parents {
        case []:
            switch name {
            case "itu-t", "itu-r", "ccitt": 0
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

    /// The arcs of an object identifier as far as it refers to no values; nil otherwise.
    static func arcs(_ syntax: ObjectIdentifierSyntax) -> [BigInteger]? {
        var arcs: [BigInteger] = []
        for component in syntax.components {
            if let number = component.number.flatMap({ BigInteger($0) }) {
                arcs.append(number)
            } else if component.numberReference == nil, component.reference == nil, let name = component.name,
                let arc = arc(name.text, after: arcs)
            {
                arcs.append(arc)
            } else {
                return nil
            }
        }
        return arcs
    }

    /// Whether the arcs can be encoded: two at least, and the first two as X.660 has them.           (X.690 8.19.4)
    static func isEncodable(_ arcs: [BigInteger]) -> Bool {
        guard arcs.count >= 2, arcs.allSatisfy({ $0 >= 0 }) else { return false }
        return arcs[0] < 2 ? arcs[1] < 40 : arcs[0] == 2
    }

    /// Values that published modules use without defining them.
    static let customary: [String: [BigInteger]] = [
        "rsadsi": [1, 2, 840, 113_549],
        "pkcs": [1, 2, 840, 113_549, 1],
        "pkcs-1": [1, 2, 840, 113_549, 1, 1],
        "pkcs-7": [1, 2, 840, 113_549, 1, 7],
        "pkcs-9": [1, 2, 840, 113_549, 1, 9],
    ]

    /// `a` to `z` under `{ itu-t recommendation }` are 1 to 26.
    private static func letter(_ name: String) -> BigInteger? {
        guard let byte = name.utf8.first, name.utf8.count == 1, byte >= 0x61, byte <= 0x7A else { return nil }
        return BigInteger(Int(byte - 0x60))
    }
}
