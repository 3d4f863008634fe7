internal import ASN1Runtime
internal import CMS

extension SignedData {
    /// Reads the CMS message that a receipt is. BER, since real receipts are: Xcode writes indefinite lengths, and the App Store does
    /// not sort the certificates.
    init(receipt input: ReceiptInput) throws(ReceiptError) {
        let message: ContentInfo
        do throws(ASN1Error) {
            message = try ContentInfo(berEncoded: input.bytes)
        } catch {
            throw ReceiptError(error, input: input)
        }
        if let offset = input.danglingOffset { throw .trailingCharacter(offset: offset) }
        guard message.contentType == .idSignedData else { throw .otherContentType(message.contentType) }
        guard let content = message.content else { throw .noContent }
        do throws(ASN1Error) {
            self = try content.decode(as: SignedData.self)
        } catch {
            throw .malformed(error.at("content").at(ContentInfo.asn1Name))
        }
    }

    /// The octets that the signature is over.
    var receiptPayload: ASN1Bytes {
        get throws(ReceiptError) {
            let type = encapContentInfo.eContentType
            guard type == .idData else { throw .otherSignedContentType(type) }
            guard let content = encapContentInfo.eContent else { throw .noContent }
            return content
        }
    }
}

extension ReceiptError {
    /// What an error of the outermost structure says about the input.
    fileprivate init(_ error: ASN1Error, input: ReceiptInput) {
        switch error.code {
        case .truncated where TextKind.beginsAsSequence(input.bytes): self = .truncated(error, count: input.bytes.count)
        case .trailingBytes: self = .trailingBytes(error, count: input.bytes.count - (error.offset ?? 0))
        default: self = .notAReceipt(error, isBase64: input.isBase64)
        }
    }
}
