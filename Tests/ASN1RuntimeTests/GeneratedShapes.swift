import ASN1Runtime

/// Types written the way the generator writes them.
/// ```asn1
/// Time ::= CHOICE { utcTime UTCTime, generalTime GeneralizedTime }
/// ```
enum Time: ASN1Decodable, Hashable {
    case utcTime(ASN1UTCTime)
    case generalTime(ASN1GeneralizedTime)

    static var asn1Name: StaticString { "Time" }

    init(from decoder: inout ASN1Decoder) throws(ASN1Error) {
        if decoder.peek(.utcTime) {
            self = .utcTime(try decoder.utcTime())
        } else if decoder.peek(.generalizedTime) {
            self = .generalTime(try decoder.generalizedTime())
        } else {
            throw decoder.unexpected("UTCTime [UNIVERSAL 23] or GeneralizedTime [UNIVERSAL 24]")
        }
    }
}

/// ```asn1
/// Validity ::= SEQUENCE { notBefore Time, notAfter Time }
/// ```
struct Validity: ASN1Taggable, Hashable {
    var notBefore: Time
    var notAfter: Time

    static var asn1Name: StaticString { "Validity" }
    static var defaultTag: ASN1Tag { .sequence }

    init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        var component: StaticString = ""
        do throws(ASN1Error) {
            let sequence = try decoder.enter(tag)
            component = "notBefore"
            notBefore = try Time(from: &decoder)
            component = "notAfter"
            notAfter = try Time(from: &decoder)
            component = ""
            try decoder.leave(sequence)
        } catch { throw error.at(component) }
    }
}

/// ```asn1
/// Extension ::= SEQUENCE { extnID OBJECT IDENTIFIER, critical BOOLEAN DEFAULT FALSE, extnValue OCTET STRING }
/// ```
struct Extension: ASN1Taggable, Hashable {
    var extnID: ASN1ObjectIdentifier
    var critical: Bool
    var extnValue: ASN1Bytes

    static var asn1Name: StaticString { "Extension" }
    static var defaultTag: ASN1Tag { .sequence }

    init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        var component: StaticString = ""
        do throws(ASN1Error) {
            let sequence = try decoder.enter(tag)
            component = "extnID"
            extnID = try decoder.objectIdentifier()
            component = "critical"
            if decoder.peek(.boolean) {
                critical = try decoder.boolean()
                try decoder.notDefault(critical == false)
            } else {
                critical = false
            }
            component = "extnValue"
            extnValue = try decoder.octetString()
            component = ""
            try decoder.leave(sequence)
        } catch { throw error.at(component) }
    }
}

/// ```asn1
/// Extensions ::= SEQUENCE SIZE (1..MAX) OF Extension
/// ```
struct Extensions: ASN1List, ASN1Taggable {
    typealias Element = Extension

    var elements: [Extension]

    init(_ elements: [Extension]) { self.elements = elements }

    static var asn1Name: StaticString { "Extensions" }
    static var defaultTag: ASN1Tag { .sequence }

    init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        elements = try decoder.sequenceOf(tag) { decoder throws(ASN1Error) in try Extension(from: &decoder) }
        try decoder.require(elements.count >= 1, "SIZE (1..MAX)")
    }
}

/// ```asn1
/// Members ::= SET { a [0] IMPLICIT INTEGER, b [1] IMPLICIT BOOLEAN, c [2] IMPLICIT NULL OPTIONAL }
/// ```
struct Members: ASN1Taggable, Hashable {
    var a: Int
    var b: Bool
    var c: ASN1Null?

    static var asn1Name: StaticString { "Members" }
    static var defaultTag: ASN1Tag { .set }

    init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        var component: StaticString = ""
        do throws(ASN1Error) {
            let set = try decoder.enter(tag)
            var members = ASN1SetMembers()
            var a: Int?
            var b: Bool?
            var c: ASN1Null?
            while decoder.hasMore {
                component = ""
                if decoder.peek(.context(0)) {
                    try decoder.member(0, of: &members)
                    component = "a"
                    a = try decoder.integer(.context(0))
                } else if decoder.peek(.context(1)) {
                    try decoder.member(1, of: &members)
                    component = "b"
                    b = try decoder.boolean(.context(1))
                } else if decoder.peek(.context(2)) {
                    try decoder.member(2, of: &members)
                    component = "c"
                    c = try decoder.null(.context(2))
                } else {
                    throw decoder.unexpected("a component of Members")
                }
            }
            component = ""
            guard let a else { throw decoder.missing("a") }
            guard let b else { throw decoder.missing("b") }
            try decoder.leave(set)
            self.a = a
            self.b = b
            self.c = c
        } catch { throw error.at(component) }
    }
}

/// ```asn1
/// Tree ::= SEQUENCE { label INTEGER, children SEQUENCE OF Tree OPTIONAL, next [0] Tree OPTIONAL }
/// ```
struct Tree: ASN1Taggable, Hashable {
    var label: Int
    var children: [Tree]?
    private var nextStorage: [Tree]

    static var asn1Name: StaticString { "Tree" }
    static var defaultTag: ASN1Tag { .sequence }

    init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        var component: StaticString = ""
        do throws(ASN1Error) {
            let sequence = try decoder.enter(tag)
            component = "label"
            label = try decoder.integer()
            component = "children"
            if decoder.peek(.sequence) {
                children = try decoder.sequenceOf { decoder throws(ASN1Error) in try Tree(from: &decoder) }
            } else {
                children = nil
            }
            component = "next"
            if decoder.peek(.context(0)) {
                let explicit = try decoder.enter(.context(0))
                nextStorage = [try Tree(from: &decoder)]
                try decoder.leave(explicit)
            } else {
                nextStorage = []
            }
            component = ""
            try decoder.leave(sequence)
        } catch { throw error.at(component) }
    }
}
