/// The words that have a meaning in the grammar: the reserved words of X.680 12.38, and those of X.208 still found.
///
/// The lexer finds them, so that the parser compares small numbers and never text.
package enum Keyword: String, Sendable, CaseIterable {
    /// Not a keyword.
    case none = ""
    case absent = "ABSENT"
    case abstractSyntax = "ABSTRACT-SYNTAX"
    case all = "ALL"
    case any = "ANY"
    case application = "APPLICATION"
    case automatic = "AUTOMATIC"
    case begin = "BEGIN"
    case bit = "BIT"
    case bmpString = "BMPString"
    case boolean = "BOOLEAN"
    case by = "BY"
    case character = "CHARACTER"
    case choice = "CHOICE"
    case `class` = "CLASS"
    case component = "COMPONENT"
    case components = "COMPONENTS"
    case constrained = "CONSTRAINED"
    case containing = "CONTAINING"
    case date = "DATE"
    case dateTime = "DATE-TIME"
    case `default` = "DEFAULT"
    case defined = "DEFINED"
    case definitions = "DEFINITIONS"
    case descendants = "DESCENDANTS"
    case duration = "DURATION"
    case embedded = "EMBEDDED"
    case encoded = "ENCODED"
    case encodingControl = "ENCODING-CONTROL"
    case end = "END"
    case enumerated = "ENUMERATED"
    case except = "EXCEPT"
    case explicit = "EXPLICIT"
    case exports = "EXPORTS"
    case extensibility = "EXTENSIBILITY"
    case external = "EXTERNAL"
    case `false` = "FALSE"
    case from = "FROM"
    case generalizedTime = "GeneralizedTime"
    case generalString = "GeneralString"
    case graphicString = "GraphicString"
    case ia5String = "IA5String"
    case identifier = "IDENTIFIER"
    case implicit = "IMPLICIT"
    case implied = "IMPLIED"
    case imports = "IMPORTS"
    case includes = "INCLUDES"
    case instance = "INSTANCE"
    case instructions = "INSTRUCTIONS"
    case integer = "INTEGER"
    case intersection = "INTERSECTION"
    case iso646String = "ISO646String"
    case macro = "MACRO"
    case max = "MAX"
    case min = "MIN"
    case minusInfinity = "MINUS-INFINITY"
    case notANumber = "NOT-A-NUMBER"
    case null = "NULL"
    case numericString = "NumericString"
    case object = "OBJECT"
    case objectDescriptor = "ObjectDescriptor"
    case octet = "OCTET"
    case of = "OF"
    case oidIRI = "OID-IRI"
    case optional = "OPTIONAL"
    case pattern = "PATTERN"
    case pdv = "PDV"
    case plusInfinity = "PLUS-INFINITY"
    case present = "PRESENT"
    case printableString = "PrintableString"
    case `private` = "PRIVATE"
    case real = "REAL"
    case relativeOID = "RELATIVE-OID"
    case relativeOIDIRI = "RELATIVE-OID-IRI"
    case sequence = "SEQUENCE"
    case set = "SET"
    case settings = "SETTINGS"
    case size = "SIZE"
    case string = "STRING"
    case successors = "SUCCESSORS"
    case syntax = "SYNTAX"
    case t61String = "T61String"
    case tags = "TAGS"
    case teletexString = "TeletexString"
    case time = "TIME"
    case timeOfDay = "TIME-OF-DAY"
    case `true` = "TRUE"
    case typeIdentifier = "TYPE-IDENTIFIER"
    case union = "UNION"
    case unique = "UNIQUE"
    case universal = "UNIVERSAL"
    case universalString = "UniversalString"
    case utcTime = "UTCTime"
    case utf8String = "UTF8String"
    case videotexString = "VideotexString"
    case visibleString = "VisibleString"
    case with = "WITH"

    /// Whether the word only ever means something in its place, and is otherwise a name like any other: `ANY`,
    /// `DEFINED` and `MACRO` of X.208, which X.680 does not reserve.
    var isContextual: Bool {
        switch self {
        case .any, .defined, .macro, .successors, .descendants: true
        default: false
        }
    }

    /// Whether the word was reserved only by a later edition, so that an older module may define it.
    var isLateAddition: Bool {
        switch self {
        case .date, .dateTime, .duration, .time, .timeOfDay, .oidIRI, .relativeOID, .relativeOIDIRI, .settings,
            .pattern,
            .instructions, .encodingControl, .notANumber, .union, .intersection, .unique:
            true
        default: false
        }
    }

    /// Whether the one word is the name of a type that older modules import or define themselves.
    var isTypeName: Bool {
        switch self {
        case .bmpString, .generalizedTime, .generalString, .graphicString, .ia5String, .iso646String, .numericString,
            .objectDescriptor, .printableString, .t61String, .teletexString, .universalString, .utcTime, .utf8String,
            .videotexString, .visibleString, .external:
            true
        default: false
        }
    }

    /// Whether the word can begin a type.                                                              (X.680 17.2)
    var startsType: Bool {
        switch self {
        case .any, .bit, .bmpString, .boolean, .character, .choice, .date, .dateTime, .duration, .embedded,
            .enumerated, .external, .generalizedTime, .generalString, .graphicString, .ia5String, .instance, .integer,
            .iso646String, .null, .numericString, .object, .objectDescriptor, .octet, .oidIRI, .printableString, .real,
            .relativeOID, .relativeOIDIRI, .sequence, .set, .t61String, .teletexString, .time, .timeOfDay,
            .universalString, .utcTime, .utf8String, .videotexString, .visibleString, .typeIdentifier, .abstractSyntax:
            true
        default: false
        }
    }
}
