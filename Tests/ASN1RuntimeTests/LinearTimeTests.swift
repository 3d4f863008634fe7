import Foundation
import Testing

@testable import ASN1Runtime

/// An input that would take a careless reader quadratic time, or a stack as deep as it is long.
struct Workload: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The code of the error that reading ends in; nil where it succeeds.
    let code: ASN1Error.Code?
    /// Makes an input of about so many octets.
    let input: @Sendable (Int) -> [UInt8]
    let read: @Sendable ([UInt8]) throws(ASN1Error) -> Void

    init(
        _ description: String, fails code: ASN1Error.Code? = nil, _ input: @escaping @Sendable (Int) -> [UInt8],
        _ read: @escaping @Sendable ([UInt8]) throws(ASN1Error) -> Void
    ) {
        testDescription = description
        self.code = code
        self.input = input
        self.read = read
    }

    /// One value that a decoder's member reads, with nothing in the way of limits.
    static func value<Value>(
        _ description: String, _ rules: ASN1EncodingRules, fails code: ASN1Error.Code? = nil,
        _ input: @escaping @Sendable (Int) -> [UInt8],
        _ body: @escaping @Sendable (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) -> Workload {
        Workload(description, fails: code, input) { bytes throws(ASN1Error) in
            let limits = ASN1Limits(depth: bytes.count, objectIdentifierLength: .max)
            _ = try ASN1RuntimeTests.read(bytes, rules, limits: limits, body)
        }
    }

    /// Seconds of computing that reading takes, the least of three times.
    func seconds(of bytes: [UInt8]) -> Double {
        (0..<3).map { _ in
            let start = Self.threadSeconds()
            var found: ASN1Error.Code?
            do throws(ASN1Error) { try read(bytes) } catch { found = error.code }
            #expect(found == code)
            return Self.threadSeconds() - start
        }.min() ?? 0
    }

    /// What the current thread has computed for: a measure that other processes do not change.
    private static func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

@Suite("Decoding takes time in proportion to the input")
struct LinearTimeTests {
    /// SEQUENCEs of definite length in each other.
    private static func nested(_ count: Int) -> [UInt8] {
        // From the inside, and so from the back.
        var reversed: [UInt8] = []
        while reversed.count < count {
            var length = reversed.count
            if length < 0x80 {
                reversed.append(UInt8(length))
            } else {
                let start = reversed.count
                while length > 0 {
                    reversed.append(UInt8(length & 0xFF))
                    length >>= 8
                }
                reversed.append(0x80 | UInt8(reversed.count - start))
            }
            reversed.append(0x30)
        }
        return reversed.reversed()
    }

    /// A value of the pattern again and again.
    private static func filled(_ tag: UInt8, _ pattern: [UInt8], front: [UInt8] = []) -> @Sendable (Int) -> [UInt8] {
        { count in encoding(tag, front + repeated(pattern, count / pattern.count)) }
    }

    /// The same with an indefinite length.
    private static func open(_ tag: UInt8, _ pattern: [UInt8]) -> @Sendable (Int) -> [UInt8] {
        { count in [tag, 0x80] + repeated(pattern, count / pattern.count) + [0, 0] }
    }

    /// Indefinite lengths in each other.
    private static func openNested(_ tag: UInt8) -> @Sendable (Int) -> [UInt8] {
        { count in repeated([tag, 0x80], count / 4) + [UInt8](repeating: 0, count: count / 4 * 2) }
    }

    /// An identifier that goes on and on.
    private static func endlessTag(_ count: Int) -> [UInt8] { [0x3F] + repeated([0xFF], count) }

    /// Different INTEGERs in ascending order.
    private static func ascending(_ count: Int) -> [UInt8] {
        var contents: [UInt8] = []
        for number in 0..<UInt32(count / 6) {
            contents += [2, 4, UInt8(0x40 | number >> 24), UInt8(number >> 16 & 0xFF)]
            contents += [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
        }
        return encoding(0x31, contents)
    }

    static let structures: [Workload] = [
        .value("indefinite lengths in each other", .ber, openNested(0x30)) { decoder throws(ASN1Error) in
            try decoder.any()
        },
        .value("SEQUENCEs in each other", .der, nested) { decoder throws(ASN1Error) in try decoder.any() },
        Workload("SEQUENCEs in each other, by default", fails: .limitExceeded, nested) { bytes throws(ASN1Error) in
            _ = try ASN1Any(derEncoded: bytes)
        },
        .value("a list of empty elements", .der, filled(0x30, [5, 0])) { decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.null() }
        },
        .value("a list of whole values", .der, filled(0x30, [0x30, 0])) { decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.any() }
        },
        .value("a list without end", .ber, open(0x30, [0x30, 0x80, 0, 0])) { decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.any() }
        },
        .value("a set of equal elements", .der, filled(0x31, [5, 0])) { decoder throws(ASN1Error) in
            try decoder.setOf { decoder throws(ASN1Error) in try decoder.null() }
        },
        .value("a set of different elements", .der, ascending) { decoder throws(ASN1Error) in
            try decoder.setOf { decoder throws(ASN1Error) in try decoder.integer() }
        },
        .value("unknown additions", .der, filled(0x30, [0x85, 0])) { decoder throws(ASN1Error) in
            let scope = try decoder.enter(.sequence)
            _ = try decoder.skipUnknownExtensions()
            try decoder.leave(scope)
        },
        .value("long tags", .der, filled(0x30, octets("BF 8F FF FF FF 7F 00"))) { decoder throws(ASN1Error) in
            try decoder.any()
        },
        .value("a tag without end", .der, fails: .limitExceeded, endlessTag) {
            decoder throws(ASN1Error) in
            try decoder.any()
        },
    ]

    private static let objectIdentifier = {
        @Sendable (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.objectIdentifier()
    }

    static let strings: [Workload] = [
        .value("octets in segments", .ber, open(0x24, [4, 1, 0x61])) { decoder throws(ASN1Error) in
            try decoder.octetString()
        },
        .value("octets in empty segments", .ber, filled(0x24, [4, 0])) { decoder throws(ASN1Error) in
            try decoder.octetString()
        },
        .value("segments in each other", .ber, openNested(0x24)) { decoder throws(ASN1Error) in
            try decoder.octetString()
        },
        .value("bits in segments", .ber, open(0x23, [3, 2, 0, 0xFF])) { decoder throws(ASN1Error) in
            try decoder.bitString()
        },
        .value("characters in segments", .ber, open(0x2C, [4, 1, 0x61])) { decoder throws(ASN1Error) in
            try decoder.utf8String()
        },
        .value("UTF8String", .der, filled(0x0C, [0xE2, 0x82, 0xAC])) { decoder throws(ASN1Error) in
            try decoder.utf8String()
        },
        .value("PrintableString", .der, filled(0x13, [0x41])) { decoder throws(ASN1Error) in
            try decoder.printableString()
        },
        .value("BMPString", .der, filled(0x1E, [0x20, 0xAC])) { decoder throws(ASN1Error) in try decoder.bmpString() },
        .value("UniversalString", .der, filled(0x1C, [0, 1, 0xF6, 0x00])) { decoder throws(ASN1Error) in
            try decoder.universalString()
        },
        .value("INTEGER", .der, filled(2, [0x7F])) { decoder throws(ASN1Error) in
            let value = try decoder.bigInteger()
            return (value.hashValue, value == value, value.valueNotation().utf8.count)
        },
        .value("INTEGER outside of its range", .der, fails: .constraintViolated, filled(2, [0x7F])) {
            decoder throws(ASN1Error) in
            try decoder.require(try decoder.bigInteger(), "(0)") { $0 == ASN1Integer(0) }
        },
        .value(
            "octets that start with 80 where an arc should", .der, fails: .malformed, filled(6, [0x80]),
            objectIdentifier),
        .value("one arc", .der, { encoding(6, [0x2A] + repeated([0xFF], $0) + [0x7F]) }, objectIdentifier),
        .value("a REAL with a mantissa of all octets", .der, fails: .notDER, filled(9, [0], front: [0x80, 0x00, 0x01]))
        {
            decoder throws(ASN1Error) in try decoder.real()
        },
        .value("a decimal REAL", .der, fails: .limitExceeded, filled(9, [0x31], front: [3])) {
            decoder throws(ASN1Error) in
            try decoder.real()
        },
        .value(
            "a fraction of a second", .ber, fails: .malformed,
            filled(0x18, [0x31], front: Array("20240506070809.".utf8))
        ) {
            decoder throws(ASN1Error) in try decoder.generalizedTime()
        },
    ]

    /// Four times the input may take ten times the time, which quadratic time would not do with sixteen; a tenth of a
    /// second is nothing to be measured.
    @Test("Structures and strings", arguments: structures + strings)
    func time(workload: Workload) {
        let count = 400_000
        let short = workload.seconds(of: workload.input(count))
        let long = workload.seconds(of: workload.input(4 * count))
        #expect(long < 10 * short + 0.1)
    }

    @Test("A set is sorted in little more than that")
    func sorting() {
        func seconds(_ count: Int) -> Double {
            let values = (0..<count).map { $0 &* 7919 % count / 2 }
            let set = EncoderTests.Value { encoder throws(ASN1Error) in
                try encoder.setOf(values) { encoder, value throws(ASN1Error) in try encoder.integer(value) }
            }
            let encode = { @Sendable (_: [UInt8]) throws(ASN1Error) in _ = try set.derEncoded() }
            return Workload("a set", { _ in [] }, encode).seconds(of: [])
        }
        let short = seconds(25_000)
        #expect(seconds(100_000) < 10 * short + 0.1)
    }
}
