import ASN1Inspection
import ASN1Runtime

/// Writes JSON text, a line for each member and element, two spaces further in than what is around it.              (RFC 8259)
struct JSONWriter {
    private var output: [UInt8] = []
    private var depth = 0
    /// Whether nothing stands after the bracket opened last.
    private var isEmpty = true

    /// What was written so far.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Starts an object with `{` or an array with `[`.
    mutating func open(_ bracket: Unicode.Scalar) {
        put(bracket)
        depth += 1
        isEmpty = true
    }

    /// Ends what was started last, with `}` or `]`.
    mutating func close(_ bracket: Unicode.Scalar) {
        depth -= 1
        if !isEmpty { startLine() }
        put(bracket)
        isEmpty = false
    }

    /// Goes to the place of the next element, or of the next member's name.
    mutating func separate() {
        if !isEmpty { put(",") }
        startLine()
        isEmpty = false
    }

    /// Starts a member of an object.
    mutating func name(_ name: String) {
        separate()
        string(name)
        put(": ")
    }

    /// Text as it stands: numbers, `true`, `null`.
    mutating func put(_ text: String) { output.append(contentsOf: text.utf8) }

    /// A string; characters that do not show as themselves are escaped, such as controls and marks of the direction of writing.
    mutating func string(_ text: String) {
        put("\"")
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": put("\\\"")
            case "\\": put("\\\\")
            case "\n": put("\\n")
            case "\r": put("\\r")
            case "\t": put("\\t")
            case _ where !scalar.isGraphic: put(scalar.jsonEscape)
            default: output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        put("\"")
    }

    /// A string of uppercase hexadecimal digits.
    mutating func hexadecimal(_ octets: ASN1Bytes) {
        put("\"")
        for octet in octets {
            output.append(Self.digit(octet >> 4))
            output.append(Self.digit(octet & 15))
        }
        put("\"")
    }

    private mutating func put(_ scalar: Unicode.Scalar) { output.append(contentsOf: String(scalar).utf8) }

    private mutating func startLine() {
        output.append(0x0A)
        for _ in 0..<depth * 2 { output.append(0x20) }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
