/// Whether a component has another value than its default, which DER leaves out.                                   (X.690 11.5)
extension ASN1Encoder {
    /// REAL: 0 and -0 are different, two NOT-A-NUMBERs are not.                                          (X.680 21.6)
    public func differs(_ value: Double, from standard: Double) -> Bool { !value.isSameReal(as: standard) }

    /// Strings: characters are told apart by their codes, where Swift takes some for equal.               (X.680 41)
    public func differs(_ value: String, from standard: String) -> Bool { !ASN1Check.isEqual(value, standard) }

    /// SET OF: the order of the elements means nothing.                                                  (X.680 28.3)
    public func differs<Elements: Collection>(
        _ value: Elements, inAnyOrderFrom standard: [Elements.Element]
    ) -> Bool where Elements.Element: Equatable { !ASN1Check.haveSameElements(value, standard) }
}

extension Double {
    /// Whether two numbers are the same value of REAL.                                                  (X.680 21.6)
    func isSameReal(as other: Double) -> Bool { bitPattern == other.bitPattern || isNaN && other.isNaN }
}
