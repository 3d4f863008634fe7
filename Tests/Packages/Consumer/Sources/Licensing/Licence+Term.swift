// What is generated beside this imports it as 'package', so that an import must say how it is meant.
internal import PKIX

extension Licence {
    /// Whether the licence ends at a time of the kind that certificates have from 2050 on. What it is made of is of another package.
    package var isLongTerm: Bool {
        guard case .generalTime = term.notAfter else { return false }
        return true
    }
}
