/// The universal tags.                                                                                  (X.680 8.4, table 1)
extension ASN1Tag {
    /// BOOLEAN, [UNIVERSAL 1]
    @inlinable
    public static var boolean: ASN1Tag { .universal(1) }
    /// INTEGER, [UNIVERSAL 2]
    @inlinable
    public static var integer: ASN1Tag { .universal(2) }
    /// BIT STRING, [UNIVERSAL 3]
    @inlinable
    public static var bitString: ASN1Tag { .universal(3) }
    /// OCTET STRING, [UNIVERSAL 4]
    @inlinable
    public static var octetString: ASN1Tag { .universal(4) }
    /// NULL, [UNIVERSAL 5]
    @inlinable
    public static var null: ASN1Tag { .universal(5) }
    /// OBJECT IDENTIFIER, [UNIVERSAL 6]
    @inlinable
    public static var objectIdentifier: ASN1Tag { .universal(6) }
    /// ObjectDescriptor, [UNIVERSAL 7]
    @inlinable
    public static var objectDescriptor: ASN1Tag { .universal(7) }
    /// EXTERNAL, [UNIVERSAL 8]
    @inlinable
    public static var external: ASN1Tag { .universal(8) }
    /// REAL, [UNIVERSAL 9]
    @inlinable
    public static var real: ASN1Tag { .universal(9) }
    /// ENUMERATED, [UNIVERSAL 10]
    @inlinable
    public static var enumerated: ASN1Tag { .universal(10) }
    /// EMBEDDED PDV, [UNIVERSAL 11]
    @inlinable
    public static var embeddedPDV: ASN1Tag { .universal(11) }
    /// UTF8String, [UNIVERSAL 12]
    @inlinable
    public static var utf8String: ASN1Tag { .universal(12) }
    /// RELATIVE-OID, [UNIVERSAL 13]
    @inlinable
    public static var relativeOID: ASN1Tag { .universal(13) }
    /// TIME, [UNIVERSAL 14]
    @inlinable
    public static var time: ASN1Tag { .universal(14) }
    /// SEQUENCE and SEQUENCE OF, [UNIVERSAL 16]
    @inlinable
    public static var sequence: ASN1Tag { .universal(16) }
    /// SET and SET OF, [UNIVERSAL 17]
    @inlinable
    public static var set: ASN1Tag { .universal(17) }
    /// NumericString, [UNIVERSAL 18]
    @inlinable
    public static var numericString: ASN1Tag { .universal(18) }
    /// PrintableString, [UNIVERSAL 19]
    @inlinable
    public static var printableString: ASN1Tag { .universal(19) }
    /// TeletexString, [UNIVERSAL 20]
    @inlinable
    public static var teletexString: ASN1Tag { .universal(20) }
    /// VideotexString, [UNIVERSAL 21]
    @inlinable
    public static var videotexString: ASN1Tag { .universal(21) }
    /// IA5String, [UNIVERSAL 22]
    @inlinable
    public static var ia5String: ASN1Tag { .universal(22) }
    /// UTCTime, [UNIVERSAL 23]
    @inlinable
    public static var utcTime: ASN1Tag { .universal(23) }
    /// GeneralizedTime, [UNIVERSAL 24]
    @inlinable
    public static var generalizedTime: ASN1Tag { .universal(24) }
    /// GraphicString, [UNIVERSAL 25]
    @inlinable
    public static var graphicString: ASN1Tag { .universal(25) }
    /// VisibleString, [UNIVERSAL 26]
    @inlinable
    public static var visibleString: ASN1Tag { .universal(26) }
    /// GeneralString, [UNIVERSAL 27]
    @inlinable
    public static var generalString: ASN1Tag { .universal(27) }
    /// UniversalString, [UNIVERSAL 28]
    @inlinable
    public static var universalString: ASN1Tag { .universal(28) }
    /// CHARACTER STRING, [UNIVERSAL 29]
    @inlinable
    public static var characterString: ASN1Tag { .universal(29) }
    /// BMPString, [UNIVERSAL 30]
    @inlinable
    public static var bmpString: ASN1Tag { .universal(30) }
    /// DATE, [UNIVERSAL 31]
    @inlinable
    public static var date: ASN1Tag { .universal(31) }
    /// TIME-OF-DAY, [UNIVERSAL 32]
    @inlinable
    public static var timeOfDay: ASN1Tag { .universal(32) }
    /// DATE-TIME, [UNIVERSAL 33]
    @inlinable
    public static var dateTime: ASN1Tag { .universal(33) }
    /// DURATION, [UNIVERSAL 34]
    @inlinable
    public static var duration: ASN1Tag { .universal(34) }
    /// OID-IRI, [UNIVERSAL 35]
    @inlinable
    public static var oidIRI: ASN1Tag { .universal(35) }
    /// RELATIVE-OID-IRI, [UNIVERSAL 36]
    @inlinable
    public static var relativeOIDIRI: ASN1Tag { .universal(36) }
}
