/// Conditions from others: what sets can say together becomes one set.
extension Predicate {
    /// The condition that all of these hold. Sets are intersected, so that what one set can say becomes one.
    package static func all(_ parts: [Predicate]) -> Predicate {
        var flat: [Predicate] = []
        for part in parts {
            if case .all(let inner) = part.kind { flat += inner } else if !part.isAlways { flat.append(part) }
        }
        if flat.contains(where: \.isNever) { return .never }
        var result: [Predicate] = []
        var places = Places()
        for part in flat {
            switch part.kind {
            case .integer(let set):
                places.merge(part, at: \.integer, in: &result) {
                    if case .integer(let other) = $0 { .integer(other.intersection(set)) } else { nil }
                }
            case .size(let set):
                places.merge(part, at: \.size, in: &result) {
                    if case .size(let other) = $0 { .size(other.intersection(set)) } else { nil }
                }
            case .alphabet(let set):
                places.merge(part, at: \.alphabet, in: &result) {
                    if case .alphabet(let other) = $0 { .alphabet(other.intersection(set)) } else { nil }
                }
            default: result.append(part)
            }
        }
        if result.count == 1 { return result[0] }
        return result.isEmpty ? .always : Predicate(.all(result), of: result)
    }

    /// The condition that one of these holds.
    package static func any(_ parts: [Predicate]) -> Predicate {
        var integers: [IntegerSet] = []
        var sizes: [IntegerSet] = []
        var values: [ResolvedValue] = []
        var result: [Predicate] = []
        func add(_ part: Predicate) {
            switch part.kind {
            case .never: break
            case .any(let inner): inner.forEach(add)
            case .integer(let set): integers.append(set)
            case .size(let set): sizes.append(set)
            case .values(let list): values += list
            default: result.append(part)
            }
        }
        parts.forEach(add)
        // Sets come first, since they are quick to check.
        let sets: [Predicate] = [
            integers.isEmpty ? .never : .integer(.union(of: integers)),
            sizes.isEmpty ? .never : .size(.union(of: sizes)), .values(values),
        ]
        result = sets.filter { !$0.isNever } + result
        if result.contains(where: \.isAlways) { return .always }
        if result.count == 1 { return result[0] }
        return result.isEmpty ? .never : Predicate(.any(result), of: result)
    }

    /// The condition that this does not hold.
    package var negated: Predicate {
        switch kind {
        case .always: .never
        case .never: .always
        case .not(let inner): inner
        case .integer(let set): .integer(set.complement)
        case .size(let set): .size(set.complement)
        default: Predicate(.not(self), of: [self])
        }
    }

    /// The conditions that it consists of, each of which must hold.
    package var conjuncts: [Predicate] {
        switch kind {
        case .all(let parts): parts
        case .always: []
        default: [self]
        }
    }

    /// Where the sets of a conjunction stand in its list.
    private struct Places {
        var integer: Int?
        var size: Int?
        var alphabet: Int?

        mutating func merge(
            _ part: Predicate, at path: WritableKeyPath<Places, Int?>, in list: inout [Predicate],
            _ both: (Kind) -> Predicate?
        ) {
            if let place = self[keyPath: path], let merged = both(list[place].kind) {
                list[place] = merged
            } else {
                self[keyPath: path] = list.count
                list.append(part)
            }
        }
    }
}
