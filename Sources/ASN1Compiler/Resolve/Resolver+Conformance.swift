// Pass 4: whether values are among those that the constraints of their type leave.

import ASN1Runtime

extension Resolver {
    /// Reports, once all constraints are known, where `value` is not one of the values of `type`.
    ///
    /// - Parameters:
    ///   - range: Where the value is written.
    func checkLater(_ value: ResolvedValue, _ type: ResolvedType, at range: SourceRange) {
        later { [unowned self] in checkConformance(of: value, to: type, at: range, depth: 0) }
    }

    private func checkConformance(of value: ResolvedValue, to type: ResolvedType, at range: SourceRange, depth: Int) {
        // Values that are built from ever more references are checked at each of these.
        guard depth < 64, hasWorkLeft(at: range), let violation = violation(value, type, range, depth),
            reportOnce(range)
        else { return }
        let notes: [Diagnostic.Note] = type.range == range ? [] : [.init("the type is here", at: type.range)]
        add(Diagnostic(violation.severity, violation.message, at: range, notes: notes))
    }

    private struct Violation {
        var message: String
        /// A warning for what published modules have, and what decoders may take too.
        var severity = Diagnostic.Severity.error
    }

    /// A warning for times that are none, which published modules have; an error where quotes cannot even hold the characters.
    private static func severity(ofTime text: String) -> Diagnostic.Severity {
        text.unicodeScalars.contains(where: Notation.isControl) ? .error : .warning
    }

    /// What is wrong with the value itself; its parts are reported.
    private func violation(
        _ value: ResolvedValue, _ type: ResolvedType, _ range: SourceRange, _ depth: Int
    ) -> Violation? {
        let base = type.base
        switch (value, base.kind) {
        case (.integer(let number), .integer):
            guard let allowed = type.effectiveConstraints.value, !allowed.contains(number) else { return nil }
            return Violation(
                message: "\(number) is not among the values that the type allows (\(allowed)); choose one of these")
        case (.string(let text), .characterString(let kind)): return violation(text, kind, type)
        case (.string(let text), .utcTime):
            return TimeNotation.isUTCTime(text)
                ? nil
                : Violation(
                    message: "this is no UTCTime; one is written 'YYMMDDhhmmssZ'", severity: Self.severity(ofTime: text)
                )
        case (.string(let text), .generalizedTime):
            return TimeNotation.isGeneralizedTime(text)
                ? nil
                : Violation(
                    message: "this is no GeneralizedTime; one is written 'YYYYMMDDhhmmssZ'",
                    severity: Self.severity(ofTime: text))
        case (.string(let text), .time(let kind)):
            guard !TimeNotation.isValue(text, of: kind) else { return nil }
            return Violation(
                message: "this is no \(kind.rawValue); one is written '\(TimeNotation.form(of: kind))'")
        case (.string(let text), .iri(let isRelative)):
            return ASN1IRI.problem(text, isRelative: isRelative).map { problem in
                let form = isRelative ? "Registration-Authority/19785" : "/ISO/Registration-Authority/19785"
                return Violation(message: "\(problem); this type's values are written '\(form)'")
            }
        case (.octets(let octets), .octetString): return sizeViolation(octets.count, "octets", type)
        case (.bits(let bits), .bitString(let names)):
            // Of named bits those at the end may be left out or added.                                    (X.680 22.7)
            return names.isEmpty ? sizeViolation(bits.utf8.count, "bits", type) : nil
        case (.list(let elements), .sequenceOf(let element)), (.list(let elements), .setOf(let element)):
            for value in elements { checkConformance(of: value, to: element, at: range, depth: depth + 1) }
            return sizeViolation(elements.count, "elements", type)
        case (.structure(let parts), .sequence(let list)), (.structure(let parts), .set(let list)):
            checkParts(parts, list, depth)
            return nil
        case (.choice(let name, let value), .choice(let list)):
            if let alternative = list.all.first(where: { $0.name.text == name.text }) {
                checkConformance(of: value, to: alternative.type, at: range, depth: depth + 1)
            }
            return nil
        case (.open(let actual, let value), _):
            checkConformance(of: value, to: actual, at: range, depth: depth + 1)
            return nil
        default: return nil
        }
    }

    private func checkParts(_ parts: [(name: Identifier, value: ResolvedValue)], _ list: ComponentList, _ depth: Int) {
        let components = Dictionary(list.all.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        for part in parts {
            guard let component = components[part.name.text] else { continue }
            checkConformance(of: part.value, to: component.type, at: part.name.range, depth: depth + 1)
        }
    }

    private func sizeViolation(_ size: Int, _ what: String, _ type: ResolvedType) -> Violation? {
        guard let allowed = type.effectiveConstraints.size, !allowed.contains(BigInteger(size)) else { return nil }
        let (count, verb) = size == 1 ? (String(what.dropLast()), "is") : (what, "are")
        return Violation(message: "\(size) \(count) \(verb) not a size that the type allows (\(allowed))")
    }

    private func violation(_ text: String, _ kind: CharacterStringKind, _ type: ResolvedType) -> Violation? {
        let effect = type.effectiveConstraints
        var checked: Set<Unicode.Scalar> = []
        for scalar in text.unicodeScalars where checked.insert(scalar).inserted {
            let code = BigInteger(Int(scalar.value))
            if let alphabet = kind.alphabet, !alphabet.contains(code) {
                return Violation(message: "'\(scalar)' is not a character of \(kind.rawValue)", severity: .warning)
            }
            if let alphabet = effect.alphabet, !alphabet.contains(code) {
                return Violation(message: "'\(scalar)' is not among the characters that the type allows")
            }
        }
        return sizeViolation(text.unicodeScalars.count, "characters", type)
    }
}

extension CharacterStringKind {
    /// The characters of the type by their codes in ISO/IEC 10646; nil where all are, or where they are those of
    /// registrations that the schema does not show.                                              (X.680 41.2, table 9, 10)
    var alphabet: IntegerSet? {
        switch self {
        case .numeric: Self.numericAlphabet
        case .printable: Self.printableAlphabet
        case .ia5: IntegerSet(lower: 0, upper: 127)
        case .visible, .iso646: IntegerSet(lower: 32, upper: 126)
        case .bmp: IntegerSet(lower: 0, upper: 65535)
        case .utf8, .universal, .general, .graphic, .teletex, .t61, .videotex: nil
        }
    }

    private static let numericAlphabet = IntegerSet("0123456789 ".unicodeScalars.map { Int($0.value) })

    private static let printableAlphabet = IntegerSet(
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + " '()+,-./:=?").unicodeScalars
            .map { Int($0.value) })
}
