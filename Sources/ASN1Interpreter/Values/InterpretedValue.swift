import ASN1Runtime

/// A value of a type that only the schema describes.
///
/// It carries the names that value notation and JSON show, and none of what decides the encoding, such as tags: those are the
/// type's, which whoever encodes a value must have as well.
package enum InterpretedValue: Hashable, Sendable {
    case boolean(Bool)
    case null
    /// A number, and its name where the type gives it one.
    case integer(ASN1Integer, name: String?)
    /// A number, and its identifier; none for an extension that the schema does not know.
    case enumerated(Int, name: String?)
    case real(Double)
    /// A BIT STRING whose bits have no names.
    case bits(ASN1BitString)
    case namedBits(InterpretedBits)
    case octets(ASN1Bytes)
    case objectIdentifier(ASN1ObjectIdentifier)
    case relativeObjectIdentifier(ASN1RelativeObjectIdentifier)
    /// A character string or an IRI.
    case text(String)
    /// A string of a type that switches alphabets, such as TeletexString, as its octets.
    case octetCharacters(ASN1Bytes)
    case utcTime(ASN1UTCTime)
    case generalizedTime(ASN1GeneralizedTime)
    case time(ASN1Time)
    case date(ASN1Date)
    case timeOfDay(ASN1TimeOfDay)
    case dateTime(ASN1DateTime)
    case duration(ASN1Duration)
    case external(ASN1External)
    case embeddedPDV(ASN1EmbeddedPDV)
    case characterString(ASN1CharacterString)
    case instanceOf(ASN1InstanceOf)
    /// A SEQUENCE or SET.
    case structure(InterpretedStructure)
    /// A CHOICE: the alternative and its value.
    indirect case choice(String, InterpretedValue)
    /// A CHOICE whose alternative the schema does not know, as received.
    case unknownAlternative(ASN1Any)
    /// A SEQUENCE OF or SET OF, in the order received.
    case list([InterpretedValue])
    /// An open type or ANY, as received.
    case any(ASN1Any)
    /// A value whose type another component decides.
    indirect case row(InterpretedRow)
}

/// The components of a SEQUENCE or SET that have a value, in the order of the type.
package struct InterpretedStructure: Hashable, Sendable {
    /// A component.
    package struct Member: Hashable, Sendable {
        /// The identifier in the schema.
        package var name: String
        package var value: InterpretedValue

        package init(name: String, value: InterpretedValue) {
            self.name = name
            self.value = value
        }
    }

    /// The components that are present, and those that have their DEFAULT value.
    package var members: [Member]

    /// Extension additions that the schema does not know, as received.
    package var unknownExtensions: [ASN1Any]

    package init(members: [Member], unknownExtensions: [ASN1Any] = []) {
        self.members = members
        self.unknownExtensions = unknownExtensions
    }
}

/// A BIT STRING whose bits have names. Zeros at the end are no part of the value.                             (X.680 22.7)
package struct InterpretedBits: Hashable, Sendable {
    /// The bits as received.
    package var bits: ASN1BitString

    /// The names of the type's bits by their numbers.
    package var names: [Int: String]

    package init(_ bits: ASN1BitString, names: [Int: String]) {
        self.bits = bits
        self.names = names
    }

    /// The numbers of the bits that are set, ascending.
    package var setBits: [Int] { bits.indices.filter { bits[$0] } }

    package static func == (left: InterpretedBits, right: InterpretedBits) -> Bool { left.setBits == right.setBits }

    package func hash(into hasher: inout Hasher) { hasher.combine(setBits) }
}
