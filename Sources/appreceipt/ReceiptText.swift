import ASN1Runtime
import AppStoreReceipt
import Foundation

/// A receipt as text for people: one line a field, labels and values in columns.
struct ReceiptText {
    /// The whole text, with a line break at the end.
    var text: String { lines.joined(separator: "\n") + "\n" }

    private var lines: [String] = []

    /// Lays out a receipt.
    init(_ receipt: AppReceipt) {
        lines.append("Receipt")
        add(receipt.attributes, AppReceiptField.rows, indent: 2)
        let purchases = receipt.inAppPurchases
        addHeading("In-app purchases", count: purchases.count)
        for (index, purchase) in purchases.enumerated() {
            lines.append("  Purchase \(index + 1)")
            add(purchase.attributes, InAppReceiptField.rows, indent: 4)
        }
        let signers = receipt.signers
        addHeading("Signers", count: signers.count)
        for (index, signer) in signers.enumerated() {
            lines.append("  Signer \(index + 1)")
            add(Self.rows(signer), indent: 4)
        }
        let certificates = receipt.certificates
        addHeading("Certificates", count: certificates.count)
        for (index, certificate) in certificates.enumerated() {
            lines.append("  Certificate \(index + 1)")
            add(Self.rows(certificate), indent: 4)
        }
    }

    private mutating func addHeading(_ title: String, count: Int) {
        lines.append("")
        lines.append(count == 0 ? "\(title): none" : "\(title) (\(count))")
    }

    /// The fields that have a value in the schema's order, then what has no name, then what could not be read.
    private mutating func add(_ attributes: [AppReceipt.Attribute], _ fields: [ASN1RowInfo<Int>], indent: Int) {
        var rows: [(String, String)] = []
        for field in fields {
            guard let attribute = attributes.first(where: { $0.type == field.id }),
                let text = attribute.content.text(octets: attribute.value.description)
            else { continue }
            rows.append((Self.title(field.name), text))
        }
        for attribute in attributes where attribute.name == nil {
            rows.append(
                (
                    "Attribute \(attribute.type)",
                    "v\(attribute.version)  \(attribute.value.isEmpty ? "(no octets)" : attribute.value.description)"
                ))
        }
        for attribute in attributes {
            guard let error = attribute.error else { continue }
            let text = "v\(attribute.version)  \(attribute.value)  unreadable: \(error)"
            rows.append(("Attribute \(attribute.type) (\(attribute.name ?? ""))", text.withVisibleControls))
        }
        add(rows, indent: indent)
    }

    private mutating func add(_ rows: [(label: String, value: String)], indent: Int) {
        let width = Swift.max(rows.map(\.label.count).max() ?? 0, 28)
        for row in rows {
            let space = String(repeating: " ", count: width - row.label.count + 2)
            lines.append(String(repeating: " ", count: indent) + row.label + space + row.value)
        }
    }

    /// A field's name as words: `webOrderLineItemID` → `Web order line item ID`.
    private static func title(_ name: String) -> String {
        var title = ""
        var previous: Character = " "
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : character
            let isAcronym = character.isUppercase && (next.isUppercase || previous.isUppercase)
            if character.isUppercase, !previous.isUppercase, index > 0 { title += " " }
            title += index == 0 ? character.uppercased() : isAcronym ? String(character) : character.lowercased()
            previous = character
        }
        return title
    }

    private static func rows(_ signer: SignerSummary) -> [(String, String)] {
        let identity: [(String, String)]
        switch signer.identifier {
        case .issuerAndSerialNumber(let issuer, let serialNumber):
            identity = [("Issuer", issuer.withVisibleControls), ("Serial number", serialNumber)]
        case .subjectKeyIdentifier(let identifier):
            identity = [("Subject key identifier", identifier.description)]
        }
        return identity + [
            ("Digest algorithm", signer.digestAlgorithm), ("Signature algorithm", signer.signatureAlgorithm),
        ]
    }

    private static func rows(_ certificate: CertificateSummary) -> [(String, String)] {
        [
            ("Subject", certificate.subject.withVisibleControls), ("Issuer", certificate.issuer.withVisibleControls),
            ("Serial number", certificate.serialNumber), ("Valid from", certificate.notBefore.formatted(.iso8601)),
            ("Valid to", certificate.notAfter.formatted(.iso8601)),
            ("Signature algorithm", certificate.signatureAlgorithm),
            ("Public key algorithm", certificate.publicKeyAlgorithm),
        ]
    }
}

extension AppReceipt.Attribute.Content {
    /// The value in a line; `nil` where there is nothing to show, or another part of the text shows it.
    fileprivate func text(octets: String) -> String? {
        switch self {
        case .text(let text), .notation(let text): return text.withVisibleControls
        case .integer(let number): return String(number)
        case .flag(let flag): return flag ? "yes" : "no"
        case .date(let date): return date.recorded == date.utc ? date.utc : "\(date.recorded) (\(date.utc))"
        case .raw: return octets
        case .empty, .inAppPurchase, .unnamed, .unreadable: return nil
        }
    }
}
