import ASN1Runtime
import OpenSSLCommand
import PKIX

/// A key of the curve P-256 in the file `key.pem`, with which openssl signs.
struct SigningKey {
    let folder: OpenSSLFolder
    let publicKey: SubjectPublicKeyInfo

    /// The algorithm of the signatures.
    static let algorithm = AlgorithmIdentifier(algorithm: .idEcdsaWithSHA256)

    init(in folder: OpenSSLFolder) throws {
        self.folder = folder
        try folder.openssl("ecparam -name prime256v1 -genkey -noout -out key.pem")
        try folder.openssl("pkey -in key.pem -pubout -outform DER -out key.pub")
        publicKey = try SubjectPublicKeyInfo(derEncoded: try folder.bytes("key.pub"))
    }

    /// A signature over the encoding of a value.
    func signature(of value: some ASN1Encodable) throws -> ASN1BitString {
        try folder.write(try value.derEncoded(), to: "signed")
        try folder.openssl("dgst -sha256 -sign key.pem -out signature signed")
        return ASN1BitString(octets: ASN1Bytes(try folder.bytes("signature")))
    }
}
