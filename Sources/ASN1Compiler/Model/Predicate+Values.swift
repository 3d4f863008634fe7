extension Predicate {
    /// The condition that a value of the type is this one; nil where values of such types are not compared.           (X.680 51.2)
    static func equal(to value: ResolvedValue, _ type: ResolvedType) -> Predicate? {
        switch (value, type.base.kind) {
        case (.integer(let number), .integer): .integer(IntegerSet(lower: number, upper: number))
        case (.null, .null): .always
        case (.real(let number), .real) where number != 0 && !number.isNaN:
            .real(RealRange(lower: number, upper: number))
        default: isComparable(value, type) ? .values([value]) : nil
        }
    }

    /// Whether values of the type can be compared with this one.
    private static func isComparable(_ value: ResolvedValue, _ type: ResolvedType) -> Bool {
        let base = type.base
        switch (value, base.kind) {
        case (.containing, _), (.untyped, _), (.open, _), (_, .any), (_, .openType), (_, .invalid), (_, .external),
            (_, .embeddedPDV),
            (_, .unrestrictedCharacterString), (_, .instanceOf):
            return false
        case (.string(let text), .characterString(let kind)):
            // Of the types that switch alphabets the octets are kept, which ASCII alone says.
            return kind.isText || text.utf8.allSatisfy { $0 < 0x80 }
        case (.string(let text), .objectDescriptor): return text.utf8.allSatisfy { $0 < 0x80 }
        case (.string(let text), .utcTime): return TimeNotation.isUTCTime(text)
        case (.string(let text), .generalizedTime): return TimeNotation.isGeneralizedTime(text)
        case (.choice(let name, let value), .choice(let list)):
            guard let alternative = list.all.first(where: { $0.name.text == name.text }) else { return false }
            return isComparable(value, alternative.type)
        case (.list(let values), .sequenceOf(let element)), (.list(let values), .setOf(let element)):
            return values.allSatisfy { isComparable($0, element) }
        case (.structure(let parts), .sequence(let list)), (.structure(let parts), .set(let list)):
            let types = Dictionary(list.all.map { ($0.name.text, $0.type) }, uniquingKeysWith: { first, _ in first })
            return parts.allSatisfy { part in types[part.name.text].map { isComparable(part.value, $0) } ?? false }
        default: return true
        }
    }
}
