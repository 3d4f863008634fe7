// Values.

extension ResolvedPrinter {
    /// A value of a type.
    func value(_ value: ResolvedValue, of type: ResolvedType) -> Layout {
        limited(type.range, or: .text("")) { unlimited(value, of: type) }
    }

    private func unlimited(_ value: ResolvedValue, of type: ResolvedType) -> Layout {
        switch value {
        case .boolean(let value): .text(value ? "TRUE" : "FALSE")
        case .null: .text("NULL")
        case .integer(let number): .text(number.description)
        case .real(let number): .text(Notation.real(number))
        case .enumerated(let item): .text(item.name.text)
        case .bits(let digits): .text("'\(digits)'B")
        case .octets(let octets): .text("'\(Notation.hexadecimal(octets))'H")
        case .string(let text): string(text)
        case .objectIdentifier(let arcs), .relativeObjectIdentifier(let arcs):
            .text("{ " + arcs.map(\.description).joined(separator: " ") + " }")
        case .choice(let name, let value):
            .sequence([.text(name.text + " : "), self.value(value, of: component(name, of: type) ?? type)])
        case .structure(let items):
            .list(
                "{",
                items.map { item in
                    .fill([
                        .text(item.name.text), self.value(item.value, of: component(item.name, of: type) ?? type),
                    ])
                }, "}")
        case .list(let values): .list("{", values.map { self.value($0, of: element(of: type)) }, "}")
        case .open(let type, let value): .fill(self.type(type) + [.text(":"), self.value(value, of: type)])
        case .untyped(let written): syntax.value(written)
        case .containing(let type, let value): .fill([.text("CONTAINING"), self.value(value, of: type)])
        }
    }

    /// The type of a component or alternative.
    func component(_ name: Identifier, of type: ResolvedType) -> ResolvedType? {
        switch type.base.kind {
        case .sequence(let list), .set(let list), .choice(let list):
            list.all.first { $0.name.text == name.text }?.type
        default:
            [false, true].lazy.compactMap { type.base.kind.associatedComponents(isOld: $0, at: type.range) }
                .flatMap(\.all).first { $0.name.text == name.text }?.type
        }
    }

    private func element(of type: ResolvedType) -> ResolvedType {
        switch type.base.kind {
        case .sequenceOf(let element), .setOf(let element): element
        default: type
        }
    }

    /// A character string: in quotes, and what quotes cannot hold as tuples.                      (X.680 12.14, 41.8)
    private func string(_ text: String) -> Layout {
        guard text.unicodeScalars.contains(where: Notation.isControl) else { return .text(Notation.string(text)) }
        var parts: [Layout] = []
        var run = String.UnicodeScalarView()
        func endRun() {
            if !run.isEmpty { parts.append(.text(Notation.string(String(run)))) }
            run = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            if Notation.isControl(scalar) {
                endRun()
                parts.append(.text("{\(scalar.value / 16), \(scalar.value % 16)}"))
            } else {
                run.append(scalar)
            }
        }
        endRun()
        return .list("{", parts, "}")
    }
}

extension Notation {
    /// A realnumber or one of the special values.                                                   (X.680 12.9, 21.6)
    static func real(_ number: Double) -> String {
        if number.isNaN { return "NOT-A-NUMBER" }
        if number.isInfinite { return number < 0 ? "MINUS-INFINITY" : "PLUS-INFINITY" }
        // The shortest digits that give the number again, as in `1e-05`.
        let parts = number.description.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return number.description }
        return "\(parts[0])E\(exponent)"
    }

    /// Two digits for each octet.
    static func hexadecimal(_ octets: [UInt8]) -> String {
        octets.map { octet in
            let digits = String(octet, radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
