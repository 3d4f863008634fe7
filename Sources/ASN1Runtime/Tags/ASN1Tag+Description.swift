extension ASN1Tag: CustomStringConvertible {
    /// As in ASN.1 notation: `[0]`, `[APPLICATION 3]`, and `INTEGER [UNIVERSAL 2]` where X.680 names the type.
    public var description: String {
        switch tagClass {
        case .universal:
            let name = typeName
            return name.isEmpty ? "[UNIVERSAL \(number)]" : "\(name) [UNIVERSAL \(number)]"
        case .application: return "[APPLICATION \(number)]"
        case .context: return "[\(number)]"
        case .private: return "[PRIVATE \(number)]"
        }
    }

    /// The name of the type that a universal tag stands for; empty for a number that X.680 does not assign.  (X.680 8.4)
    private var typeName: String {
        switch number {
        case 0: return "end-of-contents"
        case 1: return "BOOLEAN"
        case 2: return "INTEGER"
        case 3: return "BIT STRING"
        case 4: return "OCTET STRING"
        case 5: return "NULL"
        case 6: return "OBJECT IDENTIFIER"
        case 7: return "ObjectDescriptor"
        case 8: return "EXTERNAL"
        case 9: return "REAL"
        case 10: return "ENUMERATED"
        case 11: return "EMBEDDED PDV"
        case 12: return "UTF8String"
        case 13: return "RELATIVE-OID"
        case 14: return "TIME"
        case 16: return "SEQUENCE"
        case 17: return "SET"
        case 18: return "NumericString"
        case 19: return "PrintableString"
        case 20: return "TeletexString"
        case 21: return "VideotexString"
        case 22: return "IA5String"
        case 23: return "UTCTime"
        case 24: return "GeneralizedTime"
        case 25: return "GraphicString"
        case 26: return "VisibleString"
        case 27: return "GeneralString"
        case 28: return "UniversalString"
        case 29: return "CHARACTER STRING"
        case 30: return "BMPString"
        case 31: return "DATE"
        case 32: return "TIME-OF-DAY"
        case 33: return "DATE-TIME"
        case 34: return "DURATION"
        case 35: return "OID-IRI"
        case 36: return "RELATIVE-OID-IRI"
        default: return ""
        }
    }
}
