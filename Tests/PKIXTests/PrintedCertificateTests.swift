import ASN1Runtime
import OpenSSLCommand
import PKIX
import Testing

/// Certificates of others and of our own, as the generated types and as openssl print them.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct PrintedCertificateTests {
    /// Every extension, attribute of a name, algorithm and key for which the schema has a row is what the row says; and what
    /// people read of a certificate is what openssl prints.
    private func check(_ bytes: [UInt8], in folder: OpenSSLFolder) throws -> [Extension.Row] {
        let certificate = try Certificate(berEncoded: bytes)
        try folder.write(bytes, to: "certificate")
        let printed = try PrintedCertificate(file: "certificate", in: folder)
        let contents = certificate.tbsCertificate
        let texts = try PrintedCertificate(certificate).texts
        for heading in Set(texts.keys).union(printed.texts.keys) {
            #expect(texts[heading] == printed.texts[heading], "\(heading) of \(contents.subject.rfc4514)")
        }

        var rows: [Extension.Row] = []
        for element in certificate.extensions {
            #expect(throws: Never.self, "\(contents.subject.rfc4514): \(element.rowInfo?.name ?? "")") {
                rows.append(try element.row)
            }
        }
        for case .rdnSequence(let names) in [contents.subject, contents.issuer] {
            for attribute in names.joined() {
                #expect(throws: Never.self, "\(attribute.rfc4514)") { try attribute.row }
            }
        }
        #expect(throws: Never.self) { try certificate.signatureAlgorithm.row }
        #expect(throws: Never.self) { try contents.subjectPublicKeyInfo.algorithm.row }
        #expect(throws: Never.self) { try contents.subjectPublicKeyInfo.row }
        #expect(certificate.signatureAlgorithm.rowInfo != nil)
        #expect(contents.subjectPublicKeyInfo.rowInfo != nil)
        return rows
    }

    @Test(.enabled(if: !StoredCertificateTests.store.isEmpty, "the system has no file of CA certificates"))
    func systemStore() throws {
        let folder = try OpenSSLFolder()
        var known = 0
        for certificate in StoredCertificateTests.store {
            let rows = try check(certificate, in: folder)
            known += rows.count { if case .unknown = $0 { false } else { true } }
        }
        // Each has basic constraints, usage or a key identifier.
        #expect(known >= StoredCertificateTests.store.count)
    }

    @Test(.enabled(if: !StoredCertificateTests.sharedCertificates.isEmpty, "there is no folder with certificates"))
    func certificates() throws {
        let folder = try OpenSSLFolder()
        for certificate in StoredCertificateTests.sharedCertificates { _ = try check(certificate, in: folder) }
    }

    /// Names of all forms, and extensions that certificates of authorities do not have.
    @Test("Certificates made by openssl", arguments: EndEntity.allCases)
    func endEntity(_ kind: EndEntity) throws {
        let folder = try OpenSSLFolder()
        let rows = try check(try kind.made(in: folder), in: folder)
        #expect(rows.count >= kind.extensions.split(separator: "\n").count)
        #expect(!rows.contains { if case .unknown = $0 { true } else { false } })
    }

    /// The forms that openssl does not print, against what it was told to write.
    @Test func otherNames() throws {
        let certificate = try Certificate(derEncoded: try EndEntity.names.made(in: try OpenSSLFolder()))
        let names = try #require(try certificate.extensions.first(.subjectAltName)).compactMap { name in
            if case .otherName(let name) = name { name } else { nil }
        }
        let assigner = ASN1ObjectIdentifier(1, 2, 3, 4)
        #expect(
            try names.first(.permanentIdentifier) == PermanentIdentifier(identifierValue: "12345", assigner: assigner))
        #expect(
            try names.first(.hardwareModuleName)
                == HardwareModuleName(hwType: assigner, hwSerialNum: ASN1Bytes([0x30, 0x30, 0x30, 0x31])))
        let kerberos = try #require(try names.first(.kerberosPrincipalName))
        #expect(kerberos.realm.elementsEqual("EXAMPLE.COM".utf8))
        #expect(kerberos.principalName.nameType == 1)
        #expect(kerberos.principalName.nameString.map(Array.init) == [Array("user".utf8)])
        #expect(try names[.userPrincipalName] == "jürg@example.com")
        #expect(try names[.dnsSRV] == "_mail.example.com")
    }
}
