import OpenSSLCommand
import Testing

/// A certificate that openssl is told to make.
struct EndEntity: Sendable, CaseIterable, CustomTestStringConvertible {
    var testDescription: String
    /// Which string types the subject is written in: `string_mask` of openssl.
    var strings = "utf8only"
    var subject = "CN = www.example.com"
    var extensions: String
    /// What the extensions refer to.
    var sections = ""

    static let allCases: [EndEntity] =
        [
            EndEntity(
                testDescription: "a server",
                subject: "C = CH\nST = Zürich\nL = Zürich\nO = Prüfstelle\nCN = www.example.com",
                extensions: """
                    basicConstraints = CA:FALSE
                    keyUsage = critical, digitalSignature, keyEncipherment, keyAgreement
                    extendedKeyUsage = serverAuth, clientAuth
                    subjectKeyIdentifier = hash
                    subjectAltName = DNS:www.example.com, DNS:*.example.com, IP:192.0.2.1, IP:2001:db8::1, IP:ff02::fb
                    """),
            names,
            EndEntity(
                testDescription: "every bit and purpose",
                extensions: """
                    basicConstraints = critical, CA:TRUE, pathlen:0
                    keyUsage = digitalSignature, nonRepudiation, keyEncipherment, dataEncipherment, keyAgreement, \
                    keyCertSign, cRLSign, encipherOnly, decipherOnly
                    extendedKeyUsage = critical, serverAuth, clientAuth, codeSigning, emailProtection, timeStamping, \
                    OCSPSigning, anyExtendedKeyUsage, msSmartcardLogin, msSGC, nsSGC, 1.2.3.4
                    """),
            EndEntity(
                testDescription: "what RFC 5280 and others have beside",
                extensions: """
                    authorityKeyIdentifier = keyid, issuer:always
                    certificatePolicies = 2.5.29.32.0, @policy
                    policyConstraints = requireExplicitPolicy:3, inhibitPolicyMapping:1
                    policyMappings = 1.2.3.4:1.2.3.5
                    inhibitAnyPolicy = 2
                    nameConstraints = permitted;DNS:example.com, excluded;IP:192.168.0.0/255.255.0.0
                    crlDistributionPoints = point
                    freshestCRL = URI:http://example.com/delta.crl
                    authorityInfoAccess = OCSP;URI:http://ocsp.example.com/, caIssuers;URI:http://example.com/ca.cer
                    subjectInfoAccess = caRepository;URI:http://example.com/
                    tlsfeature = status_request
                    noCheck = ignored
                    nsCertType = client, email
                    nsComment = "A comment"
                    sbgp-ipAddrBlock = IPv4:10.0.0.0/8, IPv6:2001:db8::/32
                    sbgp-autonomousSysNum = AS:64496, AS:64500-64511
                    """,
                sections: """
                    [policy]
                    policyIdentifier = 1.3.5.8
                    CPS = https://example.com/cps
                    userNotice = @notice
                    [notice]
                    explicitText = UTF8:A notice
                    organization = Example
                    noticeNumbers = 1, 2
                    [point]
                    fullname = URI:http://example.com/ca.crl
                    reasons = keyCompromise, CACompromise
                    """),
        ]
        + [
            ("UTF8String", "utf8only"), ("BMPString", "MASK:0x0800"), ("UniversalString", "MASK:0x0100"),
            ("TeletexString", "MASK:0x0004"),
        ]
        .map {
            EndEntity(
                testDescription: "a name in \($0)", strings: $1, subject: odd, extensions: "keyUsage = keyAgreement")
        }

    /// A name of every form that openssl can be told to write.
    static let names = EndEntity(
        testDescription: "a name of every form",
        extensions: """
            subjectAltName = critical, @names
            issuerAltName = email:ca@example.com, URI:https://example.com/ca
            """,
        sections: """
            [names]
            DNS = example.com
            email = someone@example.com
            URI = https://example.com/path?query
            IP.1 = 0.0.0.0
            IP.2 = ::
            RID = 1.2.3.4.5
            dirName = directory
            otherName.1 = 1.3.6.1.4.1.311.20.2.3;FORMAT:UTF8,UTF8:jürg@example.com
            otherName.2 = 1.3.6.1.5.5.7.8.7;IA5:_mail.example.com
            otherName.3 = 1.3.6.1.5.5.7.8.5;UTF8:user@xmpp.example
            otherName.4 = 1.3.6.1.5.5.7.8.8;UTF8:realm.example
            otherName.5 = 1.3.6.1.5.5.7.8.9;FORMAT:UTF8,UTF8:jürg@exämple.com
            otherName.6 = 1.3.6.1.5.5.7.8.3;SEQUENCE:permanent
            otherName.7 = 1.3.6.1.5.5.7.8.4;SEQUENCE:hardware
            otherName.8 = 1.3.6.1.5.2.2;SEQUENCE:kerberos
            [directory]
            C = IS
            O = Example, Inc.
            CN = Directory
            [permanent]
            value = UTF8:12345
            assigner = OID:1.2.3.4
            [hardware]
            type = OID:1.2.3.4
            serial = OCT:0001
            [kerberos]
            realm = EXPLICIT:0,GeneralString:EXAMPLE.COM
            name = EXPLICIT:1,SEQUENCE:principal
            [principal]
            type = EXPLICIT:0,INTEGER:1
            string = EXPLICIT:1,SEQUENCE:strings
            [strings]
            a = GeneralString:user
            """)

    /// Characters that RFC 4514 has escaped, letters beyond ASCII, and attributes of many types.
    private static let odd = ##"""
        C = DE
        ST = "  spaces  "
        L = \#Köln
        O = "Ex\\ample \"GmbH\", <Süd>; a+b=c"
        OU = ÿ
        street = Straße 1
        postalCode = 50667
        title = Dr.
        SN = Müller
        GN = Zoë
        initials = ZM
        generationQualifier = II
        dnQualifier = 7
        pseudonym = z
        serialNumber = 42
        organizationIdentifier = VATDE-123456789
        businessCategory = Private Organization
        jurisdictionC = DE
        jurisdictionST = Köln
        jurisdictionL = Köln
        DC = example
        UID = zoe
        description = some text
        +pseudonym = several in one
        unstructuredName = a name
        houseIdentifier = 1a
        emailAddress = zoe@example.com
        """##

    /// Makes the certificate, signed by its own key, and returns it in DER.
    func made(in folder: OpenSSLFolder) throws -> [UInt8] {
        try folder.write(configuration, to: "request.cnf")
        try folder.openssl("ecparam -name prime256v1 -genkey -noout -out key.pem")
        try folder.openssl("req -x509 -new -utf8 -config request.cnf -key key.pem -outform DER -out made.der")
        return try folder.bytes("made.der")
    }

    private var configuration: String {
        """
        [req]
        prompt = no
        string_mask = \(strings)
        distinguished_name = subject
        x509_extensions = extensions
        [subject]
        \(subject)
        [extensions]
        \(extensions)
        \(sections)

        """
    }
}
