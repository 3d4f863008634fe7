import Testing

@testable import ASN1Runtime

/// Octets from hexadecimal digits; white space does not count.
func octets(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.filter { !$0.isWhitespace }.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// Reads one value that must be all of the input.
func read<Value>(
    _ bytes: [UInt8], _ rules: ASN1EncodingRules, limits: ASN1Limits = .default, options: ASN1Options? = nil,
    _ body: (inout ASN1Decoder) throws(ASN1Error) -> Value
) throws(ASN1Error) -> Value {
    try ASN1Decoder.read(ASN1Bytes(bytes), rules, limits, options ?? (rules == .der ? .der : .ber)) {
        (decoder: inout ASN1Decoder) throws(ASN1Error) -> Value in
        let value = try body(&decoder)
        try decoder.finish()
        return value
    }
}

/// The error that reading ends in; `nil` when it succeeds.
func failure<Value>(
    _ hexadecimal: String, _ rules: ASN1EncodingRules, limits: ASN1Limits = .default,
    options: ASN1Options? = nil, _ body: (inout ASN1Decoder) throws(ASN1Error) -> Value
) -> ASN1Error? {
    do throws(ASN1Error) {
        _ = try read(octets(hexadecimal), rules, limits: limits, options: options, body)
        return nil
    } catch { return error }
}

/// A value with tag and contents, the length in its shortest form.
func encoding(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] {
    var length: [UInt8] = []
    var rest = contents.count
    repeat {
        length.insert(UInt8(rest & 0xFF), at: 0)
        rest >>= 8
    } while rest > 0
    if contents.count >= 0x80 { length.insert(0x80 | UInt8(length.count), at: 0) }
    return [tag] + length + contents
}

/// What one input gives under both rule sets: the value as text, or the code of the error.
struct Outcome: Sendable, CustomTestStringConvertible {
    let input: String
    let der: Expectation
    let ber: Expectation

    enum Expectation: Hashable, Sendable {
        case value(String)
        case error(ASN1Error.Code)
    }

    init(_ input: String, der: Expectation, ber: Expectation) {
        self.input = input
        self.der = der
        self.ber = ber
    }

    /// The same value under both.
    init(_ input: String, _ value: String) { self.init(input, der: .value(value), ber: .value(value)) }

    /// The same error under both.
    init(_ input: String, _ code: ASN1Error.Code) { self.init(input, der: .error(code), ber: .error(code)) }

    /// A value in BER that DER forbids.
    init(_ input: String, ber value: String) { self.init(input, der: .error(.notDER), ber: .value(value)) }

    var testDescription: String { input }

    /// Reads the input under both rule sets and compares.
    func check<Value>(
        _ body: (inout ASN1Decoder) throws(ASN1Error) -> Value, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(result(.der, body) == der, "DER", sourceLocation: sourceLocation)
        #expect(result(.ber, body) == ber, "BER", sourceLocation: sourceLocation)
    }

    private func result<Value>(
        _ rules: ASN1EncodingRules, _ body: (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) -> Expectation {
        do throws(ASN1Error) {
            return .value("\(try read(octets(input), rules, body))")
        } catch { return .error(error.code) }
    }
}

/// A pattern of octets, `count` times, made by doubling so that long ones take little time.
func repeated(_ pattern: [UInt8], _ count: Int) -> [UInt8] {
    var result = pattern
    while result.count < pattern.count * count { result += result }
    return Array(result.prefix(pattern.count * count))
}
