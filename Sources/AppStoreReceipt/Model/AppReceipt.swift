public import ASN1Runtime
internal import CMS

/// An App Store receipt: what it says, who signed it, and every attribute in it.
///
/// ```swift
/// let receipt = try AppReceipt(try Data(contentsOf: file))
/// print(receipt.bundleIdentifier ?? "", receipt.inAppPurchases.compactMap(\.productIdentifier))
/// ```
///
/// Reading checks the structure alone. Nothing in it is to be trusted before ``ReceiptValidator`` has found it valid.
///
/// A property is `nil` when its attribute is absent, empty or unreadable; ``attributes`` tells these apart and has everything. The
/// number in parentheses is the attribute's type.
public struct AppReceipt: Hashable, Sendable {
    /// The fields as the schema has them: what is not a property is found here, and so is every field added to the schema.
    ///
    /// ```swift
    /// let version = try receipt.fields.first(.appVersion)
    /// ```
    public let fields: AppReceiptFields

    /// All attributes in the order recorded, with and without a name. Each use reads their values, those of purchases too.
    public var attributes: [Attribute] { fields.map { Attribute($0) } }

    /// The certificates that come with the signature, in the order recorded. Each use reads them.
    public var certificates: [CertificateSummary] { message.publicKeyCertificates.map(CertificateSummary.init) }

    /// Who signed: one in all known receipts.
    public var signers: [SignerSummary] { message.signerInfos.map(SignerSummary.init) }

    /// The message that holds it all.
    private let message: SignedData

    /// The signed octets.
    public let payload: ASN1Bytes

    /// Reads a receipt from its bytes, or from their base64 with white space anywhere.
    /// - Parameter data: The contents of a receipt file, as `Data`, `[UInt8]` or any other sequence of bytes.
    /// - Throws: ``ReceiptError`` that says what the input is instead, or where it broke.
    public init(_ data: some Sequence<UInt8>) throws(ReceiptError) {
        let input = try ReceiptInput(Array(data))
        try self.init(try SignedData(receipt: input))
    }

    /// A receipt from the message that it is.
    init(_ signedData: SignedData) throws(ReceiptError) {
        message = signedData
        payload = try signedData.receiptPayload
        fields = try Self.fields(payload)
    }

    private static func fields(_ payload: ASN1Bytes) throws(ReceiptError) -> AppReceiptFields {
        do throws(ASN1Error) {
            return try AppReceiptFields(berEncoded: payload)
        } catch {
            throw .malformedPayload(error)
        }
    }

    /// The value of the first field that a key names.
    /// - Returns: `nil` when the receipt does not have the field.
    /// - Throws: `ASN1Error` when the value is not what the schema says.
    public func first<Value>(_ key: AppReceiptField.Key<Value>) throws(ASN1Error) -> Value? { try fields.first(key) }

    /// The values of all fields that a key names, in the order recorded.
    /// - Throws: `ASN1Error` when a value is not what the schema says.
    public func all<Value>(_ key: AppReceiptField.Key<Value>) throws(ASN1Error) -> [Value] { try fields.all(key) }

    /// Where the app was bought: `Production`, `ProductionSandbox`, `ProductionVPP`, `ProductionVPPSandbox` or `Xcode`. (0)
    public var environment: String? { fields.text(.environment) }

    /// The app's number in the App Store; 0 outside production. (1)
    public var appItemID: UInt64? { fields.value(.appItemID) }

    /// The app's bundle identifier. (2)
    public var bundleIdentifier: String? { fields.text(.bundleIdentifier) }

    /// The bundle identifier as encoded, which the hash is made over. (2)
    public var bundleIdentifierEncoding: ASN1Bytes? {
        fields.first { $0.type == AppReceiptField.Key<String>.bundleIdentifier.id }?.value
    }

    /// The app's version: `CFBundleVersion` on iOS, `CFBundleShortVersionString` on macOS. (3)
    public var appVersion: String? { fields.text(.appVersion) }

    /// Random octets, which the hash is made over. (4)
    public var opaqueValue: ASN1Bytes? { fields.octets(.opaqueValue) }

    /// A SHA-1 hash over the device's identifier, the opaque value and the encoded bundle identifier. (5)
    public var sha1Hash: ASN1Bytes? { fields.octets(.sha1Hash) }

    /// When the app was downloaded; not documented. (8)
    public var transactionDate: ReceiptDate? { fields.date(.transactionDate) }

    /// The app's age rating, such as `4+`; not documented. (10)
    public var ageRating: String? { fields.text(.ageRating) }

    /// The developer's number; not documented. (11)
    public var developerID: UInt64? { fields.value(.developerID) }

    /// When the receipt was made: the moment that its signature is checked for. (12)
    public var creationDate: ReceiptDate? { fields.date(.creationDate) }

    /// The number of the download; not documented. (15)
    public var downloadID: UInt64? { fields.value(.downloadID) }

    /// The number of the app's version in the App Store; not documented. (16)
    public var versionExternalID: UInt64? { fields.value(.versionExternalID) }

    /// The in-app purchases in the order recorded; those whose structure is broken are among ``unreadableAttributes``. (17) Each use
    /// reads them.
    public var inAppPurchases: [InAppPurchase] {
        fields.compactMap { field in
            guard field.type == AppReceiptField.Key<InAppReceipt>.inAppPurchase.id,
                case .inAppPurchase(let purchase) = Attribute(field).content
            else { return nil }
            return purchase
        }
    }

    /// When the app was first bought; not documented. (18)
    public var originalPurchaseDate: ReceiptDate? { fields.date(.originalPurchaseDate) }

    /// The version that was first bought. (19)
    public var originalAppVersion: String? { fields.text(.originalAppVersion) }

    /// When the receipt ends, for apps of the Volume Purchase Program. (21)
    public var expirationDate: ReceiptDate? { fields.date(.expirationDate) }

    /// When the app was bought in the Volume Purchase Program; not documented. (22)
    public var volumePurchaseDate: ReceiptDate? { fields.date(.volumePurchaseDate) }

    /// The attributes that have a name and not the value it promises. Those of a purchase are with the purchase.
    public var unreadableAttributes: [Attribute] { attributes.filter { $0.error != nil } }
}
