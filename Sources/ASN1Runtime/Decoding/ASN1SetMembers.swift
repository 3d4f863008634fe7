/// Which components of a SET were read so far.
public struct ASN1SetMembers: Sendable {
    /// One bit for each of the first 64 components.
    private var first: UInt64 = 0
    /// One bit for each of the others; empty for nearly all types.
    private var others: [UInt64] = []
    /// The tag of the component read last.
    private(set) var lastTag: ASN1Tag?

    /// None.
    public init() {}

    /// Notes a component; `false` when it was there already.
    mutating func insert(_ component: Int, _ tag: ASN1Tag) -> Bool {
        lastTag = tag
        let bit: UInt64 = 1 << UInt64(component & 63)
        guard component >= 64 else {
            defer { first |= bit }
            return first & bit == 0
        }
        let word = component / 64 - 1
        while others.count <= word { others.append(0) }
        defer { others[word] |= bit }
        return others[word] & bit == 0
    }
}

extension ASN1Decoder {
    /// Says that the value that comes next is a component of a SET, before it is read.               (X.690 8.11, 10.3)
    /// - Parameters:
    ///   - component: The number of the component in its type, from 0.
    ///   - members: The components read so far.
    /// - Throws: An error when the component occurs twice or, in DER, stands after one with a higher tag.
    public func member(_ component: Int, of members: inout ASN1SetMembers) throws(ASN1Error) {
        guard let tag = try nextTag() else { throw unexpected("a component") }
        if rules == .der, let last = members.lastTag, tag < last {
            throw notDER("SET components that are not in the order of their tags (X.690 10.3)")
        }
        guard members.insert(component, tag) else {
            throw found(ASN1Error(.duplicateComponent, "", at: position))
        }
    }
}
