import ASN1Runtime
import OpenSSLCommand
import PKIX

/// What `openssl x509` prints of a certificate: texts by their headings.
struct PrintedCertificate: Equatable {
    var texts: [String: String] = [:]

    /// The extensions that are compared.
    private static let extensions =
        "basicConstraints,extendedKeyUsage,issuerAltName,keyUsage,subjectAltName,subjectKeyIdentifier"

    /// What openssl prints of the certificate in a file of DER.
    init(file: String, in folder: OpenSSLFolder) throws {
        let command = "x509 -in \(file) -inform DER -noout -subject -issuer -serial -dates -dateopt iso_8601"
        let names = "-nameopt rfc2253,utf8,-esc_msb"
        // Of the text, all that is of interest are the names of the algorithms.
        let text =
            "-text -certopt no_header,no_version,no_serial,no_validity,no_issuer,no_subject,no_extensions,no_sigdump"
        let output = try folder.openssl("\(command) \(names) \(text) -ext \(Self.extensions)")
        var heading: String?
        for line in output.split(separator: "\n").map(String.init) {
            let words = line.trimmed
            if line.hasPrefix("X509v3 "), let colon = line.firstIndex(of: ":") {
                heading = String(line[..<colon])
                texts[heading ?? ""] = String(line[line.index(after: colon)...]).trimmed
            } else if let current = heading, line.hasPrefix(" ") {
                texts[current] = ((texts[current] ?? "") + " " + words).trimmed
            } else if let name = ["Signature Algorithm: ", "Public Key Algorithm: "].first(where: words.hasPrefix) {
                texts[String(name.dropLast(2))] = String(words.dropFirst(name.count))
            } else if !line.hasPrefix(" ") {
                heading = nil
                guard let equals = line.firstIndex(of: "=") else { continue }
                texts[String(line[..<equals])] = String(line[line.index(after: equals)...])
            }
        }
        // Which of these are known by name differs between versions.
        texts = texts.mapValues { $0.replacing(/othername: [^:]+::<unsupported>/, with: "othername: <unsupported>") }
    }

    /// The same from the generated types.
    init(_ certificate: Certificate) throws {
        let contents = certificate.tbsCertificate
        texts["subject"] = contents.subject.printed
        texts["issuer"] = contents.issuer.printed
        let digits = contents.serialNumber == 0 ? "00" : contents.serialNumber.magnitude.description.uppercased()
        texts["serial"] = (contents.serialNumber.isNegative ? "-" : "") + digits
        texts["notBefore"] = contents.validity.notBefore.printed
        texts["notAfter"] = contents.validity.notAfter.printed
        texts["Signature Algorithm"] = certificate.signatureAlgorithm.name
        texts["Public Key Algorithm"] = contents.subjectPublicKeyInfo.algorithm.name
        let extensions = certificate.extensions
        if let value = try extensions.first(.basicConstraints) {
            let length = value.pathLenConstraint.map { ", pathlen:\($0)" } ?? ""
            add("Basic Constraints", extensions, .idCeBasicConstraints, (value.cA ? "CA:TRUE" : "CA:FALSE") + length)
        }
        if let value = try extensions.first(.keyUsage) {
            add("Key Usage", extensions, .idCeKeyUsage, value.printed)
        }
        if let value = try extensions.first(.extKeyUsage) {
            add("Extended Key Usage", extensions, .idCeExtKeyUsage, value.map(\.printedPurpose).joined(separator: ", "))
        }
        if let value = try extensions.first(.subjectAltName) {
            add("Subject Alternative Name", extensions, .idCeSubjectAltName, try value.printed)
        }
        if let value = try extensions.first(.issuerAltName) {
            add("Issuer Alternative Name", extensions, .idCeIssuerAltName, try value.printed)
        }
        if let value = try extensions.first(.subjectKeyIdentifier) {
            add("Subject Key Identifier", extensions, .idCeSubjectKeyIdentifier, value.printedOctets)
        }
    }

    private mutating func add(_ name: String, _ extensions: Extensions, _ id: ASN1ObjectIdentifier, _ text: String) {
        let isCritical = extensions.first { $0.extnID == id }?.critical ?? false
        texts["X509v3 " + name] = (isCritical ? "critical " : "") + text
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop { $0 == " " }
        return String(start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
    }
}

extension Time {
    /// In the form that openssl calls iso_8601, such as `2024-02-29 12:00:00Z`.
    fileprivate var printed: String {
        switch self {
        case .utcTime(let time): String(time.iso8601.map { $0 == "T" ? " " : $0 })
        case .generalTime(let time): String(time.iso8601.map { $0 == "T" ? " " : $0 })
        }
    }
}
