/// The universal tags.                                                                                  (X.680 8.4, table 1)
extension ASN1Tag {
    /// BOOLEAN, [UNIVERSAL 1]
    @_transparent
    public static var boolean: ASN1Tag { ASN1Tag(number: 1, leading: 1) }
    /// INTEGER, [UNIVERSAL 2]
    @_transparent
    public static var integer: ASN1Tag { ASN1Tag(number: 2, leading: 2) }
    /// BIT STRING, [UNIVERSAL 3]
    @_transparent
    public static var bitString: ASN1Tag { ASN1Tag(number: 3, leading: 3) }
    /// OCTET STRING, [UNIVERSAL 4]
    @_transparent
    public static var octetString: ASN1Tag { ASN1Tag(number: 4, leading: 4) }
    /// NULL, [UNIVERSAL 5]
    @_transparent
    public static var null: ASN1Tag { ASN1Tag(number: 5, leading: 5) }
    /// OBJECT IDENTIFIER, [UNIVERSAL 6]
    @_transparent
    public static var objectIdentifier: ASN1Tag { ASN1Tag(number: 6, leading: 6) }
    /// ObjectDescriptor, [UNIVERSAL 7]
    @_transparent
    public static var objectDescriptor: ASN1Tag { ASN1Tag(number: 7, leading: 7) }
    /// EXTERNAL, [UNIVERSAL 8]
    @_transparent
    public static var external: ASN1Tag { ASN1Tag(number: 8, leading: 8) }
    /// REAL, [UNIVERSAL 9]
    @_transparent
    public static var real: ASN1Tag { ASN1Tag(number: 9, leading: 9) }
    /// ENUMERATED, [UNIVERSAL 10]
    @_transparent
    public static var enumerated: ASN1Tag { ASN1Tag(number: 10, leading: 10) }
    /// EMBEDDED PDV, [UNIVERSAL 11]
    @_transparent
    public static var embeddedPDV: ASN1Tag { ASN1Tag(number: 11, leading: 11) }
    /// UTF8String, [UNIVERSAL 12]
    @_transparent
    public static var utf8String: ASN1Tag { ASN1Tag(number: 12, leading: 12) }
    /// RELATIVE-OID, [UNIVERSAL 13]
    @_transparent
    public static var relativeOID: ASN1Tag { ASN1Tag(number: 13, leading: 13) }
    /// TIME, [UNIVERSAL 14]
    @_transparent
    public static var time: ASN1Tag { ASN1Tag(number: 14, leading: 14) }
    /// SEQUENCE and SEQUENCE OF, [UNIVERSAL 16]
    @_transparent
    public static var sequence: ASN1Tag { ASN1Tag(number: 16, leading: 16) }
    /// SET and SET OF, [UNIVERSAL 17]
    @_transparent
    public static var set: ASN1Tag { ASN1Tag(number: 17, leading: 17) }
    /// NumericString, [UNIVERSAL 18]
    @_transparent
    public static var numericString: ASN1Tag { ASN1Tag(number: 18, leading: 18) }
    /// PrintableString, [UNIVERSAL 19]
    @_transparent
    public static var printableString: ASN1Tag { ASN1Tag(number: 19, leading: 19) }
    /// TeletexString, [UNIVERSAL 20]
    @_transparent
    public static var teletexString: ASN1Tag { ASN1Tag(number: 20, leading: 20) }
    /// VideotexString, [UNIVERSAL 21]
    @_transparent
    public static var videotexString: ASN1Tag { ASN1Tag(number: 21, leading: 21) }
    /// IA5String, [UNIVERSAL 22]
    @_transparent
    public static var ia5String: ASN1Tag { ASN1Tag(number: 22, leading: 22) }
    /// UTCTime, [UNIVERSAL 23]
    @_transparent
    public static var utcTime: ASN1Tag { ASN1Tag(number: 23, leading: 23) }
    /// GeneralizedTime, [UNIVERSAL 24]
    @_transparent
    public static var generalizedTime: ASN1Tag { ASN1Tag(number: 24, leading: 24) }
    /// GraphicString, [UNIVERSAL 25]
    @_transparent
    public static var graphicString: ASN1Tag { ASN1Tag(number: 25, leading: 25) }
    /// VisibleString, [UNIVERSAL 26]
    @_transparent
    public static var visibleString: ASN1Tag { ASN1Tag(number: 26, leading: 26) }
    /// GeneralString, [UNIVERSAL 27]
    @_transparent
    public static var generalString: ASN1Tag { ASN1Tag(number: 27, leading: 27) }
    /// UniversalString, [UNIVERSAL 28]
    @_transparent
    public static var universalString: ASN1Tag { ASN1Tag(number: 28, leading: 28) }
    /// CHARACTER STRING, [UNIVERSAL 29]
    @_transparent
    public static var characterString: ASN1Tag { ASN1Tag(number: 29, leading: 29) }
    /// BMPString, [UNIVERSAL 30]
    @_transparent
    public static var bmpString: ASN1Tag { ASN1Tag(number: 30, leading: 30) }
    /// DATE, [UNIVERSAL 31]
    @_transparent
    public static var date: ASN1Tag { ASN1Tag(number: 31, leading: 0x11F) }
    /// TIME-OF-DAY, [UNIVERSAL 32]
    @_transparent
    public static var timeOfDay: ASN1Tag { ASN1Tag(number: 32, leading: 0x11F) }
    /// DATE-TIME, [UNIVERSAL 33]
    @_transparent
    public static var dateTime: ASN1Tag { ASN1Tag(number: 33, leading: 0x11F) }
    /// DURATION, [UNIVERSAL 34]
    @_transparent
    public static var duration: ASN1Tag { ASN1Tag(number: 34, leading: 0x11F) }
    /// OID-IRI, [UNIVERSAL 35]
    @_transparent
    public static var oidIRI: ASN1Tag { ASN1Tag(number: 35, leading: 0x11F) }
    /// RELATIVE-OID-IRI, [UNIVERSAL 36]
    @_transparent
    public static var relativeOIDIRI: ASN1Tag { ASN1Tag(number: 36, leading: 0x11F) }
}
