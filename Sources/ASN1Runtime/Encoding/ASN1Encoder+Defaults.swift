/// Components that may have their default value, which DER leaves out.                                             (X.690 11.5)
extension ASN1Encoder {
    /// Whether a string is not the default. Characters are told apart by their codes, where Swift takes some for equal. (X.680 41)
    public func differs(_ value: String, from standard: String) -> Bool { !ASN1Check.isEqual(value, standard) }

    /// Writes a component unless its encoding is that of the default: values are the same exactly if their encodings are.
    ///
    /// The component is first written elsewhere, and no further than it can still be the default. Defaults inside it are compared on the
    /// way there, so that deep nesting costs no more than its depth.
    /// - Parameters:
    ///   - standard: The encoding of the default in DER, with all its tags.
    ///   - encode: Writes the component.
    public mutating func exceptDefault(
        encoded standard: [UInt8], _ encode: (inout ASN1Encoder) throws(ASN1Error) -> Void
    ) throws(ASN1Error) {
        // One octet more than can be of use: with all of them taken, the component is too long.
        let room = Swift.max(standard.count, pass == .comparing ? self.room : 0) &+ 1
        let octets = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        defer { unsafe octets.deallocate() }
        var encoder = unsafe ASN1Encoder(base: octets, room: room, comparingFor: self)
        do throws(ASN1Error) {
            try encode(&encoder)
            if encoder.room == 0 { throw Self.lengthError }
        } catch {
            // What is wrong with it is for the other passes to say, and to tolerate.
            guard pass != .comparing else { throw error }
            return try encode(&self)
        }
        let encoding = unsafe UnsafeRawBufferPointer(start: octets + encoder.room, count: encoder.count)
        if unsafe encoding.elementsEqual(standard) { return }
        if pass == .comparing { unsafe write(encoding) } else { try encode(&self) }
    }

    /// An encoder that writes one component of what another one writes.
    private init(base: UnsafeMutablePointer<UInt8>, room: Int, comparingFor encoder: borrowing ASN1Encoder) {
        unsafe self.init(base: base, room: room, pass: .comparing, limits: ASN1Limits(), options: encoder.options)
        levelsLeft = encoder.levelsLeft
    }

    /// Ends a comparison; nobody gets to see it.
    private static var lengthError: ASN1Error {
        ASN1Error(.limitExceeded, "the component is longer than its default", at: 0)
    }
}
