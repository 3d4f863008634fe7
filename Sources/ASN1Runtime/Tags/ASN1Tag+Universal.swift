/// The universal tags.                                                                                  (X.680 8.4, table 1)
extension ASN1Tag {
    /// BOOLEAN, [UNIVERSAL 1]
    @inlinable
    public static var boolean: ASN1Tag { ASN1Tag(number: 1, leading: 1) }
    /// INTEGER, [UNIVERSAL 2]
    @inlinable
    public static var integer: ASN1Tag { ASN1Tag(number: 2, leading: 2) }
    /// BIT STRING, [UNIVERSAL 3]
    @inlinable
    public static var bitString: ASN1Tag { ASN1Tag(number: 3, leading: 3) }
    /// OCTET STRING, [UNIVERSAL 4]
    @inlinable
    public static var octetString: ASN1Tag { ASN1Tag(number: 4, leading: 4) }
    /// NULL, [UNIVERSAL 5]
    @inlinable
    public static var null: ASN1Tag { ASN1Tag(number: 5, leading: 5) }
    /// OBJECT IDENTIFIER, [UNIVERSAL 6]
    @inlinable
    public static var objectIdentifier: ASN1Tag { ASN1Tag(number: 6, leading: 6) }
    /// ObjectDescriptor, [UNIVERSAL 7]
    @inlinable
    public static var objectDescriptor: ASN1Tag { ASN1Tag(number: 7, leading: 7) }
    /// EXTERNAL, [UNIVERSAL 8]
    @inlinable
    public static var external: ASN1Tag { ASN1Tag(number: 8, leading: 8) }
    /// REAL, [UNIVERSAL 9]
    @inlinable
    public static var real: ASN1Tag { ASN1Tag(number: 9, leading: 9) }
    /// ENUMERATED, [UNIVERSAL 10]
    @inlinable
    public static var enumerated: ASN1Tag { ASN1Tag(number: 10, leading: 10) }
    /// EMBEDDED PDV, [UNIVERSAL 11]
    @inlinable
    public static var embeddedPDV: ASN1Tag { ASN1Tag(number: 11, leading: 11) }
    /// UTF8String, [UNIVERSAL 12]
    @inlinable
    public static var utf8String: ASN1Tag { ASN1Tag(number: 12, leading: 12) }
    /// RELATIVE-OID, [UNIVERSAL 13]
    @inlinable
    public static var relativeOID: ASN1Tag { ASN1Tag(number: 13, leading: 13) }
    /// TIME, [UNIVERSAL 14]
    @inlinable
    public static var time: ASN1Tag { ASN1Tag(number: 14, leading: 14) }
    /// SEQUENCE and SEQUENCE OF, [UNIVERSAL 16]
    @inlinable
    public static var sequence: ASN1Tag { ASN1Tag(number: 16, leading: 16) }
    /// SET and SET OF, [UNIVERSAL 17]
    @inlinable
    public static var set: ASN1Tag { ASN1Tag(number: 17, leading: 17) }
    /// NumericString, [UNIVERSAL 18]
    @inlinable
    public static var numericString: ASN1Tag { ASN1Tag(number: 18, leading: 18) }
    /// PrintableString, [UNIVERSAL 19]
    @inlinable
    public static var printableString: ASN1Tag { ASN1Tag(number: 19, leading: 19) }
    /// TeletexString, [UNIVERSAL 20]
    @inlinable
    public static var teletexString: ASN1Tag { ASN1Tag(number: 20, leading: 20) }
    /// VideotexString, [UNIVERSAL 21]
    @inlinable
    public static var videotexString: ASN1Tag { ASN1Tag(number: 21, leading: 21) }
    /// IA5String, [UNIVERSAL 22]
    @inlinable
    public static var ia5String: ASN1Tag { ASN1Tag(number: 22, leading: 22) }
    /// UTCTime, [UNIVERSAL 23]
    @inlinable
    public static var utcTime: ASN1Tag { ASN1Tag(number: 23, leading: 23) }
    /// GeneralizedTime, [UNIVERSAL 24]
    @inlinable
    public static var generalizedTime: ASN1Tag { ASN1Tag(number: 24, leading: 24) }
    /// GraphicString, [UNIVERSAL 25]
    @inlinable
    public static var graphicString: ASN1Tag { ASN1Tag(number: 25, leading: 25) }
    /// VisibleString, [UNIVERSAL 26]
    @inlinable
    public static var visibleString: ASN1Tag { ASN1Tag(number: 26, leading: 26) }
    /// GeneralString, [UNIVERSAL 27]
    @inlinable
    public static var generalString: ASN1Tag { ASN1Tag(number: 27, leading: 27) }
    /// UniversalString, [UNIVERSAL 28]
    @inlinable
    public static var universalString: ASN1Tag { ASN1Tag(number: 28, leading: 28) }
    /// CHARACTER STRING, [UNIVERSAL 29]
    @inlinable
    public static var characterString: ASN1Tag { ASN1Tag(number: 29, leading: 29) }
    /// BMPString, [UNIVERSAL 30]
    @inlinable
    public static var bmpString: ASN1Tag { ASN1Tag(number: 30, leading: 30) }
    /// DATE, [UNIVERSAL 31]
    @inlinable
    public static var date: ASN1Tag { ASN1Tag(number: 31, leading: 0x11F) }
    /// TIME-OF-DAY, [UNIVERSAL 32]
    @inlinable
    public static var timeOfDay: ASN1Tag { ASN1Tag(number: 32, leading: 0x11F) }
    /// DATE-TIME, [UNIVERSAL 33]
    @inlinable
    public static var dateTime: ASN1Tag { ASN1Tag(number: 33, leading: 0x11F) }
    /// DURATION, [UNIVERSAL 34]
    @inlinable
    public static var duration: ASN1Tag { ASN1Tag(number: 34, leading: 0x11F) }
    /// OID-IRI, [UNIVERSAL 35]
    @inlinable
    public static var oidIRI: ASN1Tag { ASN1Tag(number: 35, leading: 0x11F) }
    /// RELATIVE-OID-IRI, [UNIVERSAL 36]
    @inlinable
    public static var relativeOIDIRI: ASN1Tag { ASN1Tag(number: 36, leading: 0x11F) }
}
