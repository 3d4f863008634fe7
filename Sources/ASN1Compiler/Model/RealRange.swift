/// A range of REAL values; a nil end is MIN or MAX.                                                       (X.680 51.4)
package struct RealRange {
    package var lower: Double?
    package var upper: Double?
    /// Whether the end itself is left out: `0<..1`.
    package var isLowerOpen = false
    package var isUpperOpen = false

    /// Whether the number lies in the range. NOT-A-NUMBER, which has no order, lies in none.
    package func contains(_ number: Double) -> Bool {
        guard !number.isNaN else { return lower == nil && upper == nil }
        if let lower, isLowerOpen ? number <= lower : number < lower { return false }
        if let upper, isUpperOpen ? upper <= number : upper < number { return false }
        return true
    }
}
