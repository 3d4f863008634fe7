/// A value with its references followed, as its governing type says.
package indirect enum ResolvedValue {
    case boolean(Bool)
    case null
    case integer(BigInteger)
    case enumerated(NamedNumber)
    /// Characters `0` and `1`.
    case bits(String)
    case octets([UInt8])
    case string(String)
    case objectIdentifier([BigInteger])
    /// The empty list `{}`, of a SEQUENCE OF, SET OF or a SEQUENCE whose components may all be absent.
    case emptyList
}
