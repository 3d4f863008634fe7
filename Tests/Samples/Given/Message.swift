import ASN1Runtime
import CMS
import PKIX

let message = try ContentInfo(berEncoded: [])
