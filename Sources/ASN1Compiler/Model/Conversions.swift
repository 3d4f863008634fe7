import ASN1Runtime

extension ASN1Tag {
    /// A tag of the model.
    package init(_ tag: Tag) {
        switch tag.tagClass {
        case .universal: self = .universal(tag.number)
        case .application: self = .application(tag.number)
        case .contextSpecific: self = .context(tag.number)
        case .private: self = .private(tag.number)
        }
    }
}

extension ASN1Integer {
    /// A number of the model.
    package init(_ number: BigInteger) { self.init(twosComplement: ASN1Bytes(number.twosComplement)) }
}
