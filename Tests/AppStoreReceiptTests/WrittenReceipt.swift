import AppStoreReceipt

/// A receipt without signature, written octet by octet for tests of what is in it (X.690 8.1; RFC 5652, 3 and 5.1).
struct WrittenReceipt {
    /// A purchase; a field that is `nil` is left out.
    struct Purchase {
        var product: String?
        var transaction: String?
        var original: String?
        var purchased: String?
        var expires: String?
        /// Real receipts have an empty text where there is no cancellation.
        var cancelled: String? = ""
        var isTrial: Bool?
        var isIntroductory: Bool?
    }

    var environment: String?
    var purchases: [Purchase] = []

    var bytes: [UInt8] {
        let attributes =
            Self.attribute(0, environment.map { Self.text(Self.utf8, $0) })
            + purchases.flatMap { Self.attribute(17, Self.purchase($0)) }
        let content = Self.tlv(0x30, Self.data + Self.tlv(0xA0, Self.tlv(0x04, Self.tlv(0x31, attributes))))
        let noAlgorithms = Self.tlv(0x31, [])
        let noSigners = Self.tlv(0x31, [])
        let message = Self.tlv(0x30, Self.tlv(0x02, [1]) + noAlgorithms + content + noSigners)
        return Self.tlv(0x30, Self.signedData + Self.tlv(0xA0, message))
    }

    func receipt() throws -> AppReceipt { try AppReceipt(bytes) }

    private static let utf8: UInt8 = 0x0C
    private static let ia5: UInt8 = 0x16

    /// id-signedData and id-data with their tags and lengths (RFC 5652, 4 and 5.1).
    private static let signedData: [UInt8] = [0x06, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 2]
    private static let data: [UInt8] = [0x06, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 1]

    private static func purchase(_ purchase: Purchase) -> [UInt8] {
        var fields = attribute(1702, purchase.product.map { text(utf8, $0) })
        fields += attribute(1703, purchase.transaction.map { text(utf8, $0) })
        fields += attribute(1705, purchase.original.map { text(utf8, $0) })
        fields += attribute(1704, purchase.purchased.map { text(ia5, $0) })
        fields += attribute(1708, purchase.expires.map { text(ia5, $0) })
        fields += attribute(1712, purchase.cancelled.map { text(ia5, $0) })
        fields += attribute(1713, purchase.isTrial.map { tlv(0x02, [$0 ? 1 : 0]) })
        fields += attribute(1719, purchase.isIntroductory.map { tlv(0x02, [$0 ? 1 : 0]) })
        return tlv(0x31, fields)
    }

    private static func attribute(_ type: Int, _ value: [UInt8]?) -> [UInt8] {
        guard let value else { return [] }
        let number = [UInt8(truncatingIfNeeded: type >> 8), UInt8(truncatingIfNeeded: type)]
        let identifier = tlv(0x02, type < 128 ? Array(number.suffix(1)) : number)
        return tlv(0x30, identifier + tlv(0x02, [1]) + tlv(0x04, value))
    }

    private static func text(_ tag: UInt8, _ text: String) -> [UInt8] { tlv(tag, Array(text.utf8)) }

    private static func tlv(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
        if contents.count < 128 { return [tag, UInt8(contents.count)] + contents }
        let size = UInt16(contents.count)
        return [tag, 0x82, UInt8(size >> 8), UInt8(truncatingIfNeeded: size)] + contents
    }
}
