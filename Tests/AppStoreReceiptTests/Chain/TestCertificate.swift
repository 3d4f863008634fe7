import ASN1Runtime
import PKIX

/// A certificate to be made for a test. What is not changed is as in Apple's.
struct TestCertificate: Sendable {
    var subject: String
    var issuer: String
    var serialNumber: ASN1Integer
    var key: TestKey
    var issuerKey: TestKey
    var start = "200101000000Z"
    var end = "300101000000Z"
    var extensions: [Extension]
    var algorithm: TestAlgorithm
    /// The algorithm outside of the signed part, if it is another one.
    var outerAlgorithm: AlgorithmIdentifier?

    static let receiptPolicy = ASN1ObjectIdentifier(1, 2, 840, 113635, 100, 5, 6, 1)

    /// Trusted by ``TestReceipt/policy``.
    static func root() throws -> TestCertificate {
        TestCertificate(
            subject: "Root", issuer: "Root", serialNumber: 2, key: .root, issuerKey: .root,
            extensions: [
                try Extension(.basicConstraints, BasicConstraints(cA: true), critical: true),
                try Extension(.keyUsage, [.keyCertSign, .cRLSign], critical: true),
            ], algorithm: try .rsa("sha1"))
    }

    static func intermediate() throws -> TestCertificate {
        TestCertificate(
            subject: "Developer Relations", issuer: "Root", serialNumber: 17, key: .intermediate, issuerKey: .root,
            extensions: [
                try Extension(.basicConstraints, BasicConstraints(cA: true, pathLenConstraint: 0), critical: true),
                try Extension(.keyUsage, [.keyCertSign, .cRLSign], critical: true),
                try Extension(.appleWorldwideDeveloperRelations, ASN1Null()),
            ], algorithm: try .rsa("sha256"))
    }

    static func signer() throws -> TestCertificate {
        TestCertificate(
            subject: "Receipt Signing", issuer: "Developer Relations", serialNumber: 300, key: .signer,
            issuerKey: .intermediate,
            extensions: [
                try Extension(.basicConstraints, BasicConstraints(), critical: true),
                try Extension(.keyUsage, [.digitalSignature], critical: true),
                try Extension(.certificatePolicies, [PolicyInformation(policyIdentifier: receiptPolicy)]),
                try Extension(.subjectKeyIdentifier, ASN1Bytes([1, 2, 3, 4])),
                try Extension(.appleReceiptSigning, ASN1Null()),
            ], algorithm: try .rsa("sha256"))
    }

    func with(_ change: (inout TestCertificate) throws -> Void) rethrows -> TestCertificate {
        var certificate = self
        try change(&certificate)
        return certificate
    }

    /// Leaves an extension out.
    mutating func remove<Value>(_ key: Extension.Key<Value>) { extensions.removeAll { $0.extnID == key.id } }

    /// Gives an extension another value.
    mutating func replace<Value>(_ key: Extension.Key<Value>, _ value: Value) throws {
        remove(key)
        extensions.append(try Extension(key, value, critical: true))
    }

    static func name(_ text: String) throws -> Name {
        .rdnSequence([
            [try AttributeTypeAndValue(.organizationName, .utf8String("Throw-away"))],
            [try AttributeTypeAndValue(.commonName, .utf8String(text))],
        ])
    }

    /// The certificate, signed.
    func certificate() throws -> Certificate {
        let keys = try TestKeys.shared.get()
        let contents = TBSCertificate(
            version: .v3, serialNumber: serialNumber, signature: algorithm.identifier, issuer: try Self.name(issuer),
            validity: Validity(notBefore: try Self.time(start), notAfter: try Self.time(end)),
            subject: try Self.name(subject), subjectPublicKeyInfo: try keys.info(key),
            extensions: extensions.isEmpty ? nil : Extensions(extensions))
        let signature = try keys.signature(of: try contents.derEncoded(), by: issuerKey, algorithm)
        return Certificate(
            tbsCertificate: contents, signatureAlgorithm: outerAlgorithm ?? algorithm.identifier,
            signatureValue: ASN1BitString(octets: signature))
    }

    private static func time(_ text: String) throws -> Time {
        guard let time = ASN1UTCTime(text) else { throw TestFailure("\(text) is no UTCTime") }
        return .utcTime(time)
    }
}

/// A test that cannot be set up.
struct TestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
