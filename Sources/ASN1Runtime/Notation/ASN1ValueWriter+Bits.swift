extension ASN1ValueWriter {
    /// A BIT STRING: `'A0'H` for whole octets, otherwise, and when there are no bits, `'101'B`.             (X.680 22.16)
    public mutating func bits(_ bits: ASN1BitString) {
        guard bits.unusedBits == 0, !bits.isEmpty else { return binary(bits, isList: false) }
        octets(bits.bytes)
    }

    /// A BIT STRING whose bits have names: `{ digitalSignature, cRLSign }`, or `'101'B` when a bit that is set has none. Zeros at the
    /// end are no part of such a value.                                                              (X.680 22.7, 22.16)
    /// - Parameters:
    ///   - bits: The value.
    ///   - names: The names, in the order of the bits that have them.
    public mutating func namedBits(_ bits: ASN1BitString, _ names: [(bit: Int, name: StaticString)]) {
        var index = 0
        namedBits(bits) { bit in
            while index < names.count, names[index].bit < bit { index &+= 1 }
            return index < names.count && names[index].bit == bit ? names[index].name : nil
        } put: {
            $0.put($1)
        }
    }

    /// A BIT STRING by the names that `name` gives its bits, which it is asked for in their order.
    mutating func namedBits<Name>(
        _ bits: ASN1BitString, _ name: (Int) -> Name?, put: (inout ASN1ValueWriter, Name) -> Void
    ) {
        var names: [Name] = []
        for bit in Self.setBits(of: bits) {
            guard let name = name(bit) else { return binary(bits, isList: true) }
            names.append(name)
        }
        self.put(0x7B)
        for (index, name) in names.enumerated() {
            self.put(index == 0 ? " " : ", ")
            put(&self, name)
        }
        self.put(" }")
    }

    /// An OCTET STRING: `'04FF'H`.                                                                          (X.680 23.3)
    public mutating func octets(_ bytes: ASN1Bytes) {
        put(0x27)
        hexadecimal(bytes)
        put("'H")
    }

    /// The bits one by one; of a list of named bits up to the last one that is set.
    mutating func binary(_ bits: ASN1BitString, isList: Bool) {
        let end = isList ? (bits.lastIndex(of: true) ?? -1) &+ 1 : bits.count
        put(0x27)
        for bit in bits.prefix(end) { put(bit ? 0x31 : 0x30) }
        put("'B")
    }

    /// The numbers of the bits that are set, ascending.
    static func setBits(of bits: ASN1BitString) -> some Sequence<Int> {
        bits.indices.lazy.filter { bits[$0] }
    }
}
