import ASN1Runtime
import PKIX

let bytes: [UInt8] = []
let certificate = try Certificate(berEncoded: bytes)
