extension ASN1RelativeObjectIdentifier {
    /// No arcs: the position that a relative identifier starts from. It has no encoding, because X.690 8.20 asks for at least one arc.
    public init() { self.init(uncheckedContents: ASN1Bytes()) }
}
