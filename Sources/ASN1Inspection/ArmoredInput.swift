import ASN1Runtime

/// Encodings as files hold them: as they are, in PEM, or as base64.                                     (RFC 7468, RFC 4648)
package struct ArmoredInput: Sendable {
    /// The label of a PEM block, such as `CERTIFICATE`; empty for others.
    package var label: String
    /// What is encoded.
    package var bytes: [UInt8]

    /// What to say where the octets are not of the type that was asked for, after what is wrong; mostly empty.
    package var hint: String {
        // A type of its own, with the key inside.                                                          (RFC 5958, 3)
        label == "ENCRYPTED PRIVATE KEY"
            ? "; this is an EncryptedPrivateKeyInfo, and \(Self.decryption) the key that is in it" : ""
    }

    fileprivate static let decryption = "'openssl pkey -in FILE -out DECRYPTED' asks for the password and writes"

    /// The encodings that a file holds, one at least.
    ///
    /// A file is taken as it is unless its text says otherwise: PEM by its `-----BEGIN`, base64 by having nothing but base64 in it. Text
    /// around PEM blocks is passed over. What looks like base64 and is a whole encoding in BER as it stands is taken as it stands.
    /// - Throws: ``ArmorError``.
    package static func inputs(of file: [UInt8]) throws(ArmorError) -> [ArmoredInput] {
        // Editors begin texts with a byte order mark.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if file.starts(with: mark), !isEncoding(file), let blocks = try pem(Array(file.dropFirst(mark.count))) {
            return blocks
        }
        if let blocks = try pem(file) { return blocks }
        if isBase64(file), !isEncoding(file), let bytes = decoded(file[...]), !bytes.isEmpty {
            return [ArmoredInput(label: "", bytes: bytes)]
        }
        return [ArmoredInput(label: "", bytes: file)]
    }

    // MARK: PEM

    private static let begin = Array("-----BEGIN ".utf8)
    private static let end = Array("-----END ".utf8)
    private static let dashes = Array("-----".utf8)

    private static func pem(_ file: [UInt8]) throws(ArmorError) -> [ArmoredInput]? {
        // A binary file may have the octets somewhere inside.
        guard !file.isEmpty, !isEncoding(file), file.prefix(64).allSatisfy({ $0 >= 0x09 && $0 != 0x7F }) else {
            return nil
        }
        var blocks: [ArmoredInput] = []
        var label: String?
        var body: [UInt8] = []
        var start = 0
        for (number, line) in file.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }
        ).enumerated() {
            let line = trimmed(line)
            if line.starts(with: begin) {
                guard label == nil else { throw ArmorError(message: "a PEM block begins in another", line: number + 1) }
                label = name(line.dropFirst(begin.count))
                start = number + 1
                body = []
            } else if line.starts(with: end) {
                guard let open = label else { throw ArmorError(message: "a PEM block has no begin", line: number + 1) }
                guard name(line.dropFirst(end.count)) == open else {
                    throw ArmorError(message: "this ends another PEM block than '\(open)'", line: number + 1)
                }
                guard let bytes = decoded(body[...]) else {
                    throw ArmorError(message: "the PEM block that ends here is no base64", line: number + 1)
                }
                blocks.append(ArmoredInput(label: open, bytes: bytes))
                label = nil
            } else if let label, line.contains(0x3A) {
                // Lines with a colon are headers, as old files have them.                                        (RFC 1421)
                if isEncrypted(header: line) { throw .encrypted(label, line: start) }
            } else if label != nil {
                body += line
            }
        }
        if let label { throw ArmorError(message: "the PEM block '\(label)' has no end", line: nil) }
        return blocks.isEmpty ? nil : blocks
    }

    /// Whether a header says that the octets are encrypted: `Proc-Type: 4,ENCRYPTED`.                               (RFC 1421, 4.6.1.1)
    private static func isEncrypted(header: ArraySlice<UInt8>) -> Bool {
        header.starts(with: Array("Proc-Type:".utf8))
            && header.split(separator: 0x2C).last.map { trimmed($0) }?
                .elementsEqual(Array("ENCRYPTED".utf8)) ?? false
    }

    private static func name(_ rest: ArraySlice<UInt8>) -> String {
        let text = rest.suffix(5).elementsEqual(dashes) ? rest.dropLast(5) : rest
        return String(decoding: text, as: UTF8.self)
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = line.drop { $0 <= 0x20 }
        while let last = line.last, last <= 0x20 { line.removeLast() }
        return line
    }

    // MARK: Base64

    private static func isBase64(_ file: [UInt8]) -> Bool {
        var count = 0
        for byte in file {
            if digit(byte) != nil { count += 1 } else if byte != 0x3D, byte > 0x20 { return false }
        }
        return count >= 4
    }

    /// The octets of base64 or base64url, with or without padding; white space does not count. Nil for anything else. (RFC 4648, 4, 5)
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var octets: [UInt8] = []
        octets.reserveCapacity(text.count / 4 * 3)
        var group: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text {
            if byte <= 0x20 { continue }
            if byte == 0x3D {
                padding += 1
                continue
            }
            guard padding == 0, let digit = digit(byte) else { return nil }
            group = group << 6 | UInt32(digit)
            count += 1
            guard count == 4 else { continue }
            octets.append(UInt8(truncatingIfNeeded: group >> 16))
            octets.append(UInt8(truncatingIfNeeded: group >> 8))
            octets.append(UInt8(truncatingIfNeeded: group))
            (group, count) = (0, 0)
        }
        guard count != 1, padding <= 2, padding == 0 || count + padding == 4 else { return nil }
        if count >= 2 { octets.append(UInt8(truncatingIfNeeded: group >> (count == 2 ? 4 : 10))) }
        if count == 3 { octets.append(UInt8(truncatingIfNeeded: group >> 2)) }
        return octets
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x47
        case 0x30...0x39: byte + 4
        case 0x2B, 0x2D: 62
        case 0x2F, 0x5F: 63
        default: nil
        }
    }

    /// Whether the octets are values in BER as they stand.
    private static func isEncoding(_ file: [UInt8]) -> Bool {
        var walk = EncodingWalk(ASN1Bytes(file), descends: false)
        do throws(ASN1Error) {
            while try walk.next() != nil {}
            return true
        } catch { return false }
    }
}

/// Why a file that holds PEM cannot be read.
package struct ArmorError: Error, Equatable {
    package var message: String
    /// The line it is about, from 1; nil for the end of the file.
    package var line: Int?

    /// A block whose octets no schema describes before they are decrypted.
    fileprivate static func encrypted(_ label: String, line: Int) -> ArmorError {
        ArmorError(
            message: "the PEM block '\(label)' is encrypted; \(ArmoredInput.decryption) the key",
            line: line)
    }
}
