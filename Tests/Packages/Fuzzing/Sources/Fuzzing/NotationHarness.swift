import ASN1Compiler
import ASN1Runtime

@testable import ASN1Interpreter

extension Harness {
    /// Texts of values, which `asn1swift encode` takes. The first two octets choose the type, the lowest bit of the third JSON.
    static let notation = Harness(name: "notation", words: InputWords.schema) {
        try Subjects.seeds { subject in
            try subject.randomEncodings(count: 1).flatMap { encoding -> [[UInt8]] in
                let value = try subject.interpreter.decode(
                    subject.definition, from: ASN1Bytes(encoding), rules: .der)
                return [[0] + Array(value.valueNotation().utf8), [1] + Array(value.json.utf8)]
            }
        }
    } body: { input in
        guard let (subject, rest) = Subjects.chosen(by: input), let form = rest.first else { return }
        let file = SourceFile(path: "value", bytes: Array(rest.dropFirst()))
        do throws(WrittenValueError) {
            let value = try subject.interpreter.read(file, index: 0, isJSON: form & 1 == 1, as: subject.definition)
            let encoding: [UInt8]
            // What is too deep, or has no encoding in DER, is told when it is encoded.
            do throws(ASN1Error) { encoding = try subject.interpreter.encode(value, as: subject.definition) } catch {
                require(!error.description.isEmpty, "an error of encoding that says nothing")
                return
            }
            DecodingOutcome.require(encoding, subject)
        } catch {
            let range = error.range
            require(!error.message.isEmpty, "an error that says nothing")
            require(
                0 <= range.start && range.start <= range.end && Int(range.end) <= file.bytes.count,
                "\(subject.subject.name): an error outside of the text: \(error)")
        }
    }
}

/// What is encoded must be read.
private enum DecodingOutcome {
    static func require(_ encoding: [UInt8], _ subject: SchemaSubject) {
        do {
            _ = try subject.interpreter.decode(subject.definition, from: ASN1Bytes(encoding), rules: .der)
            try decode(subject.subject.type, encoding)
        } catch { finding("\(subject.subject.name): \(error): \(ASN1Bytes(encoding))") }
    }

    private static func decode<Value: ASN1Decodable>(_ type: Value.Type, _ encoding: [UInt8]) throws {
        _ = try Value(derEncoded: encoding)
    }
}
