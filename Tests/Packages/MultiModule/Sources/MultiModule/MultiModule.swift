import ASN1Runtime
import Catalogue
import Orders

/// Reads an order, whose items are of another module, adds to it, and writes it.
@main
enum MultiModule {
    /// Made by `openssl asn1parse -genconf` from
    ///
    ///     asn1 = SEQUENCE:order
    ///     [order]
    ///     id = IMPLICIT:0,INTEGER:1000000
    ///     lines = IMPLICIT:1,SEQUENCE:lines
    ///     [lines]
    ///     a = SEQUENCE:lineA
    ///     b = SEQUENCE:lineB
    ///     [lineA]
    ///     item = IMPLICIT:0,SEQUENCE:itemA
    ///     count = IMPLICIT:1,INTEGER:12
    ///     [itemA]
    ///     number = IMPLICIT:0,INTEGER:7
    ///     name = IMPLICIT:1,UTF8:Kettle
    ///     colour = IMPLICIT:2,ENUMERATED:1
    ///     [lineB]
    ///     item = IMPLICIT:0,SEQUENCE:itemB
    ///     [itemB]
    ///     number = IMPLICIT:0,INTEGER:42
    ///     name = IMPLICIT:1,UTF8:Spoon
    static let bytes: [UInt8] = [
        0x30, 0x2a, 0x80, 0x03, 0x0f, 0x42, 0x40, 0xa1, 0x23, 0x30, 0x13, 0xa0, 0x0e, 0x80, 0x01, 0x07, 0x81, 0x06,
        0x4b, 0x65, 0x74, 0x74, 0x6c, 0x65, 0x82, 0x01, 0x01, 0x81, 0x01, 0x0c, 0x30, 0x0c, 0xa0, 0x0a, 0x80, 0x01,
        0x2a, 0x81, 0x05, 0x53, 0x70, 0x6f, 0x6f, 0x6e,
    ]

    static func main() throws {
        var order = try Order(derEncoded: bytes)
        print(order)
        print(order.total, order.brightItems.map(\.name))
        order.lines.append(Line(item: Item(number: 300, name: "Lid")))
        print(try order.derEncoded().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    }
}
