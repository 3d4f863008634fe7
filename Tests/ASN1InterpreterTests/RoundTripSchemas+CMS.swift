import ASN1Runtime
import CMS

extension RoundTripSchemas {
    /// Signed messages.
    static let cms = RoundTripSchemas(
        folder: "Schemas/CMS", imports: ["Schemas/PKIX"], count: 20,
        subjects: [
            Subject(ContentInfo.self), Subject(EncapsulatedContentInfo.self), Subject(CMSVersion.self),
            Subject(Attribute.self, of: "CMSContentInfo"), Subject(SigningCertificate.self),
            Subject(ESSCertID.self), Subject(SigningCertificateV2.self), Subject(ESSCertIDv2.self),
            Subject(ReceiptRequest.self), Subject(ReceiptsFrom.self), Subject(AllOrFirstTier.self),
            Subject(Receipt.self), Subject(ESSVersion.self), Subject(ContentHints.self),
            Subject(ContentReference.self), Subject(ESSSecurityLabel.self), Subject(SecurityClassification.self),
            Subject(ESSPrivacyMark.self), Subject(EquivalentLabels.self), Subject(MLExpansionHistory.self),
            Subject(MLData.self), Subject(EntityIdentifier.self), Subject(MLReceiptPolicy.self),
            Subject(EnvelopedData.self), Subject(OriginatorInfo.self), Subject(EncryptedContentInfo.self),
            Subject(UnprotectedAttributes.self), Subject(SMIMEEncryptionKeyPreference.self),
            Subject(MultipleSignatures.self), Subject(SignAttrsHash.self), Subject(CMSAlgorithmProtection.self),
            Subject(DigestedData.self), Subject(EncryptedData.self), Subject(AuthenticatedData.self),
            Subject(AuthAttributes.self), Subject(UnauthAttributes.self), Subject(AuthEnvelopedData.self),
            Subject(CompressedData.self), Subject(PKCS7SignedData.self), Subject(PKCS7DigestedData.self),
            Subject(SignedAndEnvelopedData.self), Subject(RecipientInfos.self), Subject(RecipientInfo.self),
            Subject(KeyTransRecipientInfo.self), Subject(RecipientIdentifier.self),
            Subject(KeyAgreeRecipientInfo.self), Subject(OriginatorIdentifierOrKey.self),
            Subject(OriginatorPublicKey.self), Subject(RecipientEncryptedKeys.self),
            Subject(RecipientEncryptedKey.self), Subject(KeyAgreeRecipientIdentifier.self),
            Subject(RecipientKeyIdentifier.self), Subject(KEKRecipientInfo.self), Subject(KEKIdentifier.self),
            Subject(PasswordRecipientInfo.self), Subject(OtherRecipientInfo.self), Subject(KEMRecipientInfo.self),
            Subject(OtherKeyAttribute.self), Subject(SignedData.self), Subject(DigestAlgorithmIdentifiers.self),
            Subject(SignerInfos.self), Subject(SignerInfo.self), Subject(SignerIdentifier.self),
            Subject(IssuerAndSerialNumber.self), Subject(SignedAttributes.self), Subject(UnsignedAttributes.self),
            Subject(CertificateSet.self), Subject(CertificateChoices.self), Subject(ExtendedCertificate.self),
            Subject(ExtendedCertificateInfo.self), Subject(OtherCertificateFormat.self),
            Subject(RevocationInfoChoices.self), Subject(RevocationInfoChoice.self),
            Subject(OtherRevocationInfoFormat.self), Subject(TimeStampReq.self), Subject(TimeStampVersion.self),
            Subject(MessageImprint.self), Subject(TimeStampResp.self), Subject(PKIStatusInfo.self),
            Subject(PKIStatus.self), Subject(PKIFreeText.self), Subject(PKIFailureInfo.self), Subject(TSTInfo.self),
            Subject(Accuracy.self),
        ])
}
