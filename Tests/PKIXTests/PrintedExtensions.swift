import ASN1Runtime
import PKIX

// The values of extensions as openssl prints them, with the long names that it has for bits and identifiers.

extension KeyUsage {
    var printed: String {
        let names: [(KeyUsage, String)] = [
            (.digitalSignature, "Digital Signature"), (.nonRepudiation, "Non Repudiation"),
            (.keyEncipherment, "Key Encipherment"), (.dataEncipherment, "Data Encipherment"),
            (.keyAgreement, "Key Agreement"), (.keyCertSign, "Certificate Sign"), (.cRLSign, "CRL Sign"),
            (.encipherOnly, "Encipher Only"), (.decipherOnly, "Decipher Only"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension KeyPurposeId {
    var printedPurpose: String {
        let names: [KeyPurposeId: String] = [
            .anyExtendedKeyUsage: "Any Extended Key Usage", .idKpServerAuth: "TLS Web Server Authentication",
            .idKpClientAuth: "TLS Web Client Authentication", .idKpCodeSigning: "Code Signing",
            .idKpEmailProtection: "E-mail Protection", .idKpTimeStamping: "Time Stamping",
            .idKpOCSPSigning: "OCSP Signing", .idMicrosoftSmartcardLogon: "Microsoft Smartcard Login",
            .idMicrosoftServerGated: "Microsoft Server Gated Crypto",
            .idNetscapeServerGated: "Netscape Server Gated Crypto",
        ]
        return names[self] ?? description
    }
}

extension GeneralNames {
    var printed: String {
        get throws { try map { try $0.printed }.joined(separator: ", ") }
    }
}

extension GeneralName {
    fileprivate var printed: String {
        get throws {
            switch self {
            case .otherName(let name): try "othername: " + name.printed
            case .rfc822Name(let text): "email:" + text
            case .dNSName(let text): "DNS:" + text
            case .x400Address: "X400Name:<unsupported>"
            case .directoryName(let name): try "DirName:" + name.onOneLine
            case .ediPartyName: "EdiPartyName:<unsupported>"
            case .uniformResourceIdentifier(let text): "URI:" + text
            case .iPAddress(let octets): "IP Address:" + octets.printedAddress
            case .registeredID(let id): "Registered ID:" + id.description
            }
        }
    }
}

extension AnotherName {
    fileprivate var printed: String {
        get throws {
            switch try row {
            case .userPrincipalName(let text): "UPN::" + text
            case .xmppAddr(let text): "XmppAddr::" + text
            case .dnsSRV(let text): "SRVName::" + text
            case .naiRealm(let text): "NAIRealm::" + text
            case .smtpUTF8Mailbox(let text): "SmtpUTF8Mailbox::" + text
            default: "<unsupported>"
            }
        }
    }
}

extension Name {
    /// As RFC 4514 has it, which does not say what comes first in a relative name of several attributes: for openssl, the last.
    var printed: String {
        guard case .rdnSequence(let names) = self, names.contains(where: { $0.count > 1 }) else { return rfc4514 }
        return names.reversed().map { $0.reversed().map(\.rfc4514).joined(separator: "+") }.joined(separator: ",")
    }

    /// From the first relative name on, with slashes and without escapes.
    fileprivate var onOneLine: String {
        get throws {
            guard case .rdnSequence(let names) = self else { return "" }
            return try names.map { name in
                try name.map { attribute in
                    let type = attribute.rfc4514.prefix { $0 != "=" }
                    return try "/\(type)=" + attribute.value.decode(as: AttributeText.self).text
                }.joined()
            }.joined()
        }
    }
}

extension ASN1Bytes {
    /// Pairs of digits with colons between them.
    var printedOctets: String { map { String(radix: 16, width: 2, $0) }.joined(separator: ":") }

    /// An address of version 4 or 6.
    fileprivate var printedAddress: String {
        switch count {
        case 4: map(String.init).joined(separator: ".")
        case 16:
            stride(from: 0, to: 16, by: 2).map {
                String(radix: 16, width: 1, UInt16(self[$0]) << 8 | UInt16(self[$0 + 1]))
            }
            .joined(separator: ":")
        default: "<invalid>"
        }
    }
}

extension String {
    fileprivate init(radix: Int, width: Int, _ value: some BinaryInteger) {
        let digits = String(value, radix: radix, uppercase: true)
        self.init(repeating: "0", count: Swift.max(0, width - digits.count))
        append(digits)
    }
}
