import ASN1Runtime

/// From the model to Swift declarations, one file for each schema file.
///
/// One file of this folder for each construct: `Translator+Sequence`, `+Choice`, `+List` and so on. What they share is
/// here (names, access) and in `Translator+Types` (how a type is spelled) and `Translator+Decoding` (how it is read).
final class Translator {
    let model: Model
    let files: [SourceFile]
    let options: Options
    /// What the options say about each definition, those of dependencies included.
    let applied: AppliedOptions
    let names: NameTable
    let recursion: Recursion
    let valueNames: ValueNames
    /// `public ` and so on, or nothing for internal.
    let access: String
    /// Swift modules that the file being translated refers to.
    var usedModules: Set<String> = []
    /// Whether it refers to ASN1Runtime; an import that no declaration needs would be warned of.
    var usesRuntime = false
    /// What cannot be translated.
    var diagnostics: [Diagnostic] = []
    /// How many more parts a value may have; values that refer to each other can double with each reference.
    var expressionBudget = 0
    private var warnedPlaces: Set<SourceRange> = []
    /// Whether a value could not be written in Swift since this was last set.
    var unsupported = false
    /// The number in the expression that is being written that what holds it cannot hold.
    var misfit: (BigInteger, IntegerForm)?
    /// Names of members, by type, once they were asked for: every value and condition asks for those of its type.
    var knownMemberNames: [ObjectIdentifier: [String]] = [:]
    /// Members by their names in the schema, by type, for conditions that name each of many.
    var knownMembers: [ObjectIdentifier: [String: Member]] = [:]
    /// The definitions that are Swift types of their own.
    let nominals = NominalTypes()
    /// Functions that check conditions, of the declaration being translated.
    var conditionFunctions: [SwiftDeclaration] = []
    /// Their names.
    var conditionNames: [ConditionKey: String] = [:]
    /// How many names the function being written has.
    var conditionVariables = 0
    /// Names of anonymous types, once their owner has named them.
    var anonymousNames: [ObjectIdentifier: String] = [:]
    /// The definition being translated; nil while it is a value.
    var definition: TypeDefinition?
    /// The enum that the definition being translated stands in; empty for none.
    var namespace = ""
    /// Names of the declarations around the one being translated, outermost first.
    var enclosing: [String] = []
    /// Names of the types already nested in the declaration being translated.
    var siblingNames: Set<String> = []
    /// Names of the types written in place in value assignments, which stand at file level.
    var valueTypeNames: Set<String> = []
    /// Names of the properties of the SEQUENCE or SET being translated, by component.
    var currentMembers: [ObjectIdentifier: String] = [:]
    /// Names of types that the table being translated refers to.
    var usedNames: Set<String> = []
    /// The definitions that types of the model refer to, once they were asked for.
    var referredTypes: Set<ObjectIdentifier>?
    /// The keys of the tables translated so far, which stand at file level.
    var keyExtensions: [SwiftDeclaration] = []
    /// How values of the SEQUENCE and SET types translated so far are coded, which stands at file level, after the types.
    var codingExtensions: [SwiftDeclaration] = []
    /// How many levels the encoding method being translated has opened so far.
    var levels = 0

    init(model: Model, files: [SourceFile], options applied: AppliedOptions) {
        self.model = model
        self.files = files
        self.applied = applied
        options = applied.own
        names = NameTable(model, applied)
        recursion = Recursion(model)
        valueNames = ValueNames(model, applied, types: names)
        diagnostics = names.diagnostics + valueNames.diagnostics
        access = options.access == .internal ? "" : options.access.rawValue + " "
    }

    /// The declarations of one schema file.
    /// - Parameter progress: Is called for each definition, before it is translated.
    func translate(file: Int32, name: String, progress: () -> Void = {}) -> SwiftFile {
        usedModules = []
        usesRuntime = false
        var declarations: [SwiftDeclaration] = []
        for module in model.modules where module.file == file { declarations += translate(module, progress) }
        // A file that does not need the runtime goes with all versions of it.
        if usesRuntime { declarations.insert(versionLock, at: 0) }
        let keyword = options.access == .internal ? "import " : access + "import "
        let source = files[Int(file)].path.split(separator: "/").last.map(String.init) ?? ""
        return SwiftFile(
            name: name,
            header: [
                Compiler.outputMark + Self.singleLine(source) + ". Edits are lost when it is generated again.",
                "swift-format-ignore-file",
            ],
            imports: usedModules.union(usesRuntime ? ["ASN1Runtime"] : []).sorted().map { keyword + $0 },
            declarations: declarations)
    }

    /// What compiles only with the runtime that the code is for. Identifiers of ASN.1 do not start with `_` (X.680 12.3), and other
    /// files may have the same, since it is private.
    private var versionLock: SwiftDeclaration {
        .line("private let _generated = \(runtime("ASN1GeneratedCode")).version1")
    }

    private func translate(_ module: ModuleModel, _ progress: () -> Void) -> [SwiftDeclaration] {
        var flat: [SwiftDeclaration] = []
        var nested: [SwiftDeclaration] = []
        var nestedCoding: [SwiftDeclaration] = []
        keyExtensions = []
        for definition in module.types {
            progress()
            if definition.isHidden, !isNominal(definition) { continue }
            codingExtensions = []
            let declarations = translate(definition)
            if names.isNested(definition) {
                nested += declarations
                nestedCoding += codingExtensions
            } else {
                flat += declarations + codingExtensions
            }
        }
        if !nested.isEmpty, let namespace = names.namespaces[ObjectIdentifier(module)] {
            let which = applied.isNamespaced(module) ? "." : " whose names other modules use too."
            let documentation = "The types of module \(module.name)\(which)"
            flat.append(
                SwiftDeclaration(
                    documentation: [documentation],
                    head: "\(access)enum \(namespace)", body: .members(nested)))
        }
        return flat + nestedCoding + keyExtensions + values(of: module)
    }

    private func translate(_ definition: TypeDefinition) -> [SwiftDeclaration] {
        let name = names.declared(definition)
        self.definition = definition
        enclosing = [name]
        siblingNames = []
        namespace = names.isNested(definition) ? names.namespaces[ObjectIdentifier(definition.module)] ?? "" : ""
        let nominal = declaration(of: definition.type, named: name, asn1Name: definition.name.text)
        var declarations = nominal ?? [alias(definition, named: name)]
        declarations[0].documentation = schemaText(definition.range)
        if nominal == nil, let coding = valueCoding(of: definition, named: name) { declarations.append(coding) }
        return declarations
    }

    /// The declaration of a type that is a nominal type in Swift; nil for what is only another name.
    func declaration(of type: ResolvedType, named name: String, asn1Name: String) -> [SwiftDeclaration]? {
        let outer = (conditionFunctions, conditionNames)
        defer { (conditionFunctions, conditionNames) = outer }
        (conditionFunctions, conditionNames) = ([], [:])
        guard var result = nominalDeclaration(of: type, named: name, asn1Name: asn1Name) else { return nil }
        if case .members(let members) = result[0].body { result[0].body = .members(members + conditionFunctions) }
        return result
    }

    private func nominalDeclaration(
        of type: ResolvedType, named name: String, asn1Name: String
    ) -> [SwiftDeclaration]? {
        switch type.kind {
        case .sequence(let list): return [sequence(type, list, named: name, asn1Name: asn1Name)]
        case .set(let list): return [set(type, list, named: name, asn1Name: asn1Name)]
        case .choice(let list): return [choice(type, list, named: name, asn1Name: asn1Name)]
        case .sequenceOf(let element): return [list(type, of: element, named: name, asn1Name: asn1Name)]
        case .setOf(let element): return [list(type, of: element, named: name, asn1Name: asn1Name)]
        case .enumerated(let items): return [enumeration(type, items, named: name, asn1Name: asn1Name)]
        case .integer(let numbers) where !numbers.isEmpty:
            return [namedInteger(type, numbers, named: name, asn1Name: asn1Name)]
        case .bitString(let bits) where !bits.isEmpty:
            return [namedBits(type, bits, named: name, asn1Name: asn1Name)]
        case .reference(let definition) where isRetagged(type, definition):
            return [retagged(type, definition, named: name, asn1Name: asn1Name)]
        default: return nil
        }
    }

    /// Says, once, that generated code does not check a constraint: what is not enforced must not look as if it were.
    func warnUnenforced(_ constraint: Constraints.Unenforced) {
        guard warnedPlaces.insert(constraint.range).inserted else { return }
        diagnostics.append(
            .warning(constraint.message, at: constraint.range))
    }

    /// The error that a number is beyond what INTEGERs are held in, by an option.
    static func misfit(_ number: BigInteger, _ form: IntegerForm, at range: SourceRange) -> Diagnostic {
        .error(
            "\(number) does not fit \(form.rawValue), which holds INTEGERs here; choose 'big' for this type by option "
                + "'integers'", at: range)
    }

    /// A Swift expression for a value; one that cannot be written is reported, at `range`.
    func checkedExpression(_ value: ResolvedValue, of type: ResolvedType, at range: SourceRange) -> String? {
        unsupported = false
        misfit = nil
        expressionBudget = 20_000
        let result = expression(value, of: type)
        if expressionBudget < 0 {
            diagnostics.append(.error("this value has more than 20000 parts; make it shorter", at: range))
            return nil
        }
        guard unsupported else { return result }
        if let (number, form) = misfit {
            diagnostics.append(Self.misfit(number, form, at: range))
            return nil
        }
        diagnostics.append(
            .error(
                "this value has parts that have no encoding in DER, or that do not fit in the Swift type; write another",
                at: range)
        )
        return nil
    }

    // MARK: Text

    /// The assignment as the schema has it, for a doc comment: a fenced block without the indentation all lines share.
    func schemaText(_ range: SourceRange) -> [String] {
        let file = files[Int(range.file)]
        var start = Int(range.start)
        // From the start of the line, so that the first line's indentation counts like that of the others.
        while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
        let lines = Self.lines(file.bytes[start..<Int(range.end)])
        let isWhite: (UInt8) -> Bool = { $0 <= 0x20 }
        let indentations = lines.filter { !$0.allSatisfy(isWhite) }
            .map { line in line.prefix { $0 == 0x20 || $0 == 0x09 }.count }
        let indentation = indentations.min() ?? 0
        let body = lines.map { line in
            var line = line.dropFirst(indentation)
            while let last = line.last, isWhite(last) { line.removeLast() }
            return Self.singleLine(file.encoding.text(line))
        }
        return ["```asn1"] + body + ["```"]
    }

    /// The lines of a text, which end at any newline of X.680 12.1.6 or CR with LF.
    private static func lines(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        for index in text.indices where (0x0A...0x0D).contains(text[index]) {
            // The LF of a CR, which ended the line already.
            if text[index] == 0x0A, index > text.startIndex, text[index - 1] == 0x0D {
                start = index + 1
                continue
            }
            lines.append(text[start..<index])
            start = index + 1
        }
        return lines + [text[start...]]
    }

    /// Text that cannot leave the comment it goes into.
    static func singleLine(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\t" ? " " : $0 })).withVisibleControls
    }

    /// A Swift string literal.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case " "..."~": result.unicodeScalars.append(scalar)
            default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result + "\""
    }
}
