import ASN1Compiler

/// What `generate` and `check` hand to the compiler: schemas, options, and files of other Swift modules.
struct CompilerInput: Equatable {
    /// A file of another target, given as `MODULE=FILE`: a schema, or that target's options file.
    struct DependencyFile: Equatable {
        var swiftModule: String
        var path: String
        var isOptions: Bool { path.hasSuffix(".json") }
    }

    /// An option given as a flag.
    struct Override: Equatable {
        var key: String
        var value: String
    }

    /// All of it, read.
    struct Contents {
        /// The schemas to compile.
        var sources: [SourceFile]
        var options: Options
        var dependencies: [Compiler.Dependency]
        /// What diagnostics index.
        var files: [SourceFile]

        /// Whether a diagnostic is to be shown: warnings about files of other modules are none of this one's, since they are reported
        /// where these are compiled.
        func shows(_ diagnostic: Diagnostic) -> Bool {
            diagnostic.severity == .error || diagnostic.range.map { Int($0.file) < sources.count } ?? true
        }
    }

    var files: [String]
    var optionsFile: String?
    /// Options given as flags, in their order; they override those of the file.
    var overrides: [Override] = []
    var dependencies: [DependencyFile] = []

    init(_ parsed: ParsedArguments) throws(CommandError) {
        files = parsed.files
        for option in parsed.options { try read(option) }
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
            throw .usage("'\(module)' cannot be the name of a Swift module; use letters, digits and '_'")
        }
        return DependencyFile(swiftModule: String(module), path: String(path))
    }

    /// Throws unless every schema has a Swift file of its own. Swift allows no two files of one name in a module, and a schema's Swift
    /// file is named after it alone. Case is ignored, since some file systems do.
    func requireOutputs() throws(CommandError) {
        guard !files.contains(InputFile.standardInput) else {
            throw .usage(
                "a Swift file is named after its schema, and standard input has no name; write the schema to a file")
        }
        var seen: [String: String] = [:]
        for file in files {
            let name = Compiler.outputName(for: file)
            if let other = seen.updateValue(file, forKey: name.lowercased()), other != file {
                throw .failure("'\(other)' and '\(file)' would both become '\(name)'; rename one of them")
            }
        }
    }

    /// Reads all files. What is wrong with an options file is printed.
    func contents() throws(CommandError) -> Contents {
        let sources = try SourceFile.read(files)
        var dependencies = try readDependencies()
        var all = sources + dependencies.flatMap(\.files)
        let options = try options(addingTo: &all)
        for file in self.dependencies where file.isOptions {
            guard let index = dependencies.firstIndex(where: { $0.swiftModule == file.swiftModule }) else { continue }
            dependencies[index].options = try OptionsFile.read(path: file.path, addingTo: &all)
        }
        return Contents(sources: sources, options: options, dependencies: dependencies, files: all)
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
}
