import ASN1Compiler
import ASN1Interpreter

extension OptionKey {
    /// Takes over the value that an options file has for the key; gives all that is wrong with it.
    func read(_ value: JSONValue, into options: inout Options) -> [Diagnostic] {
        switch value.content {
        case .string(let word) where shape.words.contains(word):
            apply(.word(word), &options)
            return []
        case .array(let elements):
            guard let list = shape.list else { break }
            return read(elements, each: list, into: &options)
        case .object(let members):
            guard let map = shape.map else { break }
            return members.flatMap { read($0, map, into: &options) }
        default: break
        }
        return [.error("'\(name)' must be \(shape.expected), not \(value.summary)", at: value.range)]
    }

    private func read(
        _ elements: [JSONValue], each list: OptionShape.Element, into options: inout Options
    ) -> [Diagnostic] {
        var seen: Set<String> = []
        return elements.compactMap { element in
            guard case .string(let text) = element.content, list.contains(text) else {
                return .error("'\(name)' lists \(list.singular), not \(element.summary)", at: element.range)
            }
            guard seen.insert(text).inserted else { return .error("'\(text)' stands here twice", at: element.range) }
            apply(.name(Options.Name(text, .file(element.range))), &options)
            return nil
        }
    }

    private func read(
        _ member: JSONValue.Member, _ map: OptionShape.Map, into options: inout Options
    ) -> [Diagnostic] {
        guard case .string(let text) = member.value.content, map.value.contains(text) else {
            let message = "'\(member.key)' must be \(map.value.singular), not \(member.value.summary)"
            return [.error(message, at: member.value.range)]
        }
        if member.key == OptionShape.others, shape.hasOthers {
            apply(.word(text), &options)
        } else if map.key.contains(member.key) {
            let key = Options.Name(member.key, .file(member.keyRange))
            apply(.named(key, Options.Name(text, .file(member.value.range))), &options)
        } else {
            return [.error("this must be \(map.key.singular)", at: member.keyRange)]
        }
        return []
    }

    /// What the value of the flag says; nil if that is nothing it can say.
    func setting(ofFlag text: String) -> OptionSetting? {
        if shape.words.contains(text) { return .word(text) }
        let origin = Options.Origin.flag("--\(name) \(text)")
        if let list = shape.list { return list.contains(text) ? .name(Options.Name(text, origin)) : nil }
        guard let map = shape.map, let equals = text.firstIndex(of: "=") else { return nil }
        let key = String(text[..<equals])
        let value = String(text[text.index(after: equals)...])
        guard map.key.contains(key), map.value.contains(value) else { return nil }
        if key == OptionShape.others, shape.hasOthers { return .word(value) }
        return .named(Options.Name(key, origin), Options.Name(value, origin))
    }
}
