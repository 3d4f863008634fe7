import ASN1Runtime

// The names of this module's types are those of Swift's library and of the runtime, so that no test could be written where they are
// seen: macros write library names without their module. Importing this enum alone leaves them out.

/// Decodes and encodes values of types with the names of other types.
public enum TypeNameCheck {
    /// What went wrong; nothing when all is well.
    public static func failures() -> Swift.Array<Swift.String> {
        var failures: Swift.Array<Swift.String> = []
        func check<Value: ASN1Runtime::ASN1Taggable & Swift.Equatable>(
            _ type: Value.Type, _ der: Swift.Array<Swift.UInt8>
        ) {
            do {
                let value = try type.init(derEncoded: der)
                if try value.derEncoded() != der { failures.append("\(type): other octets") }
                if value.description.isEmpty { failures.append("\(type): no description") }
            } catch { failures.append("\(type): \(error)") }
        }
        check(Actor.self, [0x30, 0x06, 0x80, 1, 0x61, 0x82, 1, 5])
        check(Array.self, [0x0A, 1, 1])
        check(AnySequence.self, [0x30, 0x03, 0x0A, 1, 0])
        check(AnyCollection.self, [0x03, 2, 6, 0xC0])
        check(AnyHashable.self, [0x31, 0x07, 0x80, 1, 9, 0x81, 2, 1, 2])
        check(AnyObject.self, [0x6A, 0x06, 0x80, 1, 0x61, 0x82, 1, 5])
        check(ASN1Any.self, [0x30, 0x06, 0x80, 1, 0x61, 0x82, 1, 5])
        check(ASN1Bytes.self, [0x0A, 1, 7])
        check(ASN1Tag.self, [0x02, 1, 2])
        check(ASN1ValueWriter.self, [0x31, 0x03, 0x80, 1, 9])
        return failures
    }
}
