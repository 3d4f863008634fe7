/// What a policy does without. Each element lets receipts pass that the strict rules do not.
public struct ReceiptLeniency: OptionSet, Hashable, Sendable {
    /// One bit for each rule that is not enforced.
    public let rawValue: Int

    /// The rules of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No certificate needs to have the policy 1.2.840.113635.100.5.6.1.
    public static let noReceiptPolicy = ReceiptLeniency(rawValue: 1)
    /// The signer's certificate needs no marker 1.2.840.113635.100.6.11.1.
    public static let noReceiptMarker = ReceiptLeniency(rawValue: 2)
    /// The intermediate certificate needs no marker 1.2.840.113635.100.6.2.1.
    public static let noIntermediateMarker = ReceiptLeniency(rawValue: 4)
    /// RSA keys from 1024 bits on will do; 2048 otherwise.
    public static let shortKeys = ReceiptLeniency(rawValue: 8)

    /// For receipts that were made before the Mac App Store opened: they have keys of 1024 bits and none of the marks. Without the
    /// marks, whoever Apple certified for anything can sign a receipt.
    public static let receiptsOf2010: ReceiptLeniency = [
        .noReceiptPolicy, .noReceiptMarker, .noIntermediateMarker, .shortKeys,
    ]
}
