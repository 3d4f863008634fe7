import ASN1Compiler

/// `asn1swift [generate] … FILE…`: writes `<stem>.asn1.swift` for each schema file.
///
/// All files are compiled together, since IMPORTS make each an input of all.
struct GenerateCommand: Equatable {
    /// A file of another target, given as `MODULE=FILE`: a schema, or that target's options file.
    struct DependencyFile: Equatable {
        var swiftModule: String
        var path: String
        var isOptions: Bool { path.hasSuffix(".json") }
    }

    var files: [String] = []
    var output = "."
    var optionsFile: String?
    /// Options given as flags, in their order; they override those of the file.
    var overrides: [Override] = []
    var dependencies: [DependencyFile] = []
    var isQuiet = false
    /// Whether nothing is written.
    var isDryRun = false
    /// Whether it is an error that something would be written or removed, which is then left alone.
    var isCheck = false
    /// Whether what was generated from schemas that are gone is removed.
    var prunes = false

    struct Override: Equatable {
        var key: String
        var value: String
    }

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.generate)
        files = parsed.files
        output = parsed.value("--output") ?? "."
        isQuiet = parsed.has("--quiet")
        isDryRun = parsed.has("--dry-run")
        isCheck = parsed.has("--check")
        prunes = parsed.has("--prune")
        for option in parsed.options { try read(option) }
        // With the last schema gone, there is still something to remove.
        guard !files.isEmpty || prunes else { throw .usage("name the schema files to generate Swift from") }
    }

    private mutating func read(_ option: ParsedArguments.Option) throws(CommandError) {
        switch option.name {
        case "--options":
            if let other = optionsFile {
                throw .usage("two options files, '\(other)' and '\(option.value)'; give one")
            }
            optionsFile = option.value
        case "--dependency":
            let file = try Self.dependency(option.value)
            if file.isOptions,
                let other = dependencies.first(where: { $0.isOptions && $0.swiftModule == file.swiftModule })
            {
                throw .usage("two options files of '\(file.swiftModule)', '\(other.path)' and '\(file.path)'; give one")
            }
            dependencies.append(file)
        case "-fnative-types":
            overrides.append(Override(key: "integers", value: Options.Integers.native.rawValue))
        default:
            guard let key = OptionKey.all.first(where: { "--" + $0.name == option.name }) else { return }
            guard key.setting(ofFlag: option.value) != nil else {
                throw .usage("'\(option.name)' needs \(key.shape.expectedOfFlag), not '\(option.value)'")
            }
            overrides.append(Override(key: key.name, value: option.value))
        }
    }

    private static func dependency(_ text: String) throws(CommandError) -> DependencyFile {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex,
            case let path = text[text.index(after: equals)...], !path.isEmpty
        else {
            throw .usage("'--dependency' needs MODULE=FILE, not '\(text)'")
        }
        let module = text[..<equals]
        // It becomes an `import`.
        guard module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), module.first?.isNumber == false else {
            throw .usage("'\(module)' cannot be the name of a Swift module")
        }
        return DependencyFile(swiftModule: String(module), path: String(path))
    }

    func run() throws(CommandError) {
        try requireDistinctOutputs()
        let sources = try SourceFile.read(files)
        var dependencies = try readDependencies()
        // What diagnostics index, in this order.
        var all = sources + dependencies.flatMap(\.files)
        let options = try options(addingTo: &all)
        for file in self.dependencies where file.isOptions {
            guard let index = dependencies.firstIndex(where: { $0.swiftModule == file.swiftModule }) else { continue }
            dependencies[index].options = try OptionsFile.read(path: file.path, addingTo: &all)
        }

        let progress = Progress(isShown: !isQuiet && StandardError.isTerminal)
        let result = Compiler.compile(sources, options: options, dependencies: dependencies, progress: progress.show)
        progress.end()
        var report = DiagnosticReport(files: all)
        try report.print(result.diagnostics.filter { $0.severity == .error || isAbout(sources, $0) })

        try write(result.files)
    }

    /// Makes the directory hold the files, or says what that would change.
    private func write(_ files: [Compiler.GeneratedFile]) throws(CommandError) {
        let changesNothing = isDryRun || isCheck
        let directory = changesNothing ? OutputDirectory(existing: output) : try OutputDirectory(path: output)
        var changeCount = 0
        // Files are what was asked for; that they cannot be named keeps none from being written.
        var loss: CommandError?
        func say(_ file: String, _ change: OutputDirectory.Change) {
            if change != .unchanged { changeCount += 1 }
            guard !isQuiet || isCheck && change != .unchanged, loss == nil else { return }
            do throws(CommandError) {
                try StandardOutput.write("\(word(for: change)) \(directory.path(of: file))\n")
            } catch { loss = error }
        }
        // First, since on some file systems a name that differs by case alone is the same file.
        for name in prunes ? directory.leftOvers(besides: files.map(\.name)) : [] {
            if !changesNothing { try directory.remove(name) }
            say(name, .leftOver)
        }
        for file in files {
            let change = directory.change(for: file.text, in: file.name)
            if change != .unchanged, !changesNothing { try directory.write(file.text, to: file.name) }
            say(file.name, change)
        }
        if let loss { throw loss }
        guard !isCheck || changeCount == 0 else {
            throw .failure("'\(output)' is not what the schemas say; generate it again, without '--check'")
        }
    }

    /// What was done, would be done, or was found.
    private func word(for change: OutputDirectory.Change) -> String {
        switch change {
        case .unchanged: "unchanged"
        case .missing: isCheck ? "missing" : isDryRun ? "would write" : "wrote"
        case .different: isCheck ? "differs" : isDryRun ? "would write" : "wrote"
        case .leftOver: isCheck ? "left over" : isDryRun ? "would remove" : "removed"
        }
    }

    /// Whether a diagnostic is about the files to be compiled. Warnings about those of other modules are none of this
    /// one's: they are reported where these are compiled.
    private func isAbout(_ sources: [SourceFile], _ diagnostic: Diagnostic) -> Bool {
        diagnostic.range.map { Int($0.file) < sources.count } ?? true
    }

    /// The options file's, with those given as flags over them. The file is added to those that diagnostics index.
    func options(addingTo files: inout [SourceFile]) throws(CommandError) -> Options {
        var options = Options()
        if let optionsFile { options = try OptionsFile.read(path: optionsFile, addingTo: &files) }
        for override in overrides {
            guard let key = OptionKey.all.first(where: { $0.name == override.key }),
                let setting = key.setting(ofFlag: override.value)
            else { continue }
            key.apply(setting, &options)
        }
        return options
    }

    /// The dependencies without their options, grouped by module in the order of first mention.
    private func readDependencies() throws(CommandError) -> [Compiler.Dependency] {
        var result: [Compiler.Dependency] = []
        for file in dependencies {
            let index: Int
            if let known = result.firstIndex(where: { $0.swiftModule == file.swiftModule }) {
                index = known
            } else {
                index = result.count
                result.append(Compiler.Dependency(swiftModule: file.swiftModule, files: [], options: Options()))
            }
            if !file.isOptions { result[index].files.append(try SourceFile(contentsOf: file.path)) }
        }
        return result
    }

    /// Swift allows no two files of one name in a module, and a schema's Swift file is named after it alone. Case is
    /// ignored, since some file systems do.
    private func requireDistinctOutputs() throws(CommandError) {
        var seen: [String: String] = [:]
        for file in files {
            let name = Compiler.outputName(for: file)
            if let other = seen.updateValue(file, forKey: name.lowercased()), other != file {
                throw .failure("'\(other)' and '\(file)' would both become '\(name)'; rename one of them")
            }
        }
    }
}
