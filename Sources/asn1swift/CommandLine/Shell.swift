/// A shell that can complete commands.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// What it completes `asn1swift` by.
    var completion: String {
        switch self {
        case .bash: BashCompletion.text
        case .zsh: ZshCompletion.text
        case .fish: FishCompletion.text
        }
    }
}

/// A function of bash.
private enum BashCompletion {
    static var text: String {
        var cases = ""
        for command in CommandLineDescription.subcommands {
            cases +=
                "        \(command.name)) options='\((command.options.map(\.name) + ["--help"]).joined(separator: " "))'"
            if case .words(let words) = command.operandKind { cases += " operands='\(words.joined(separator: " "))'" }
            if case .none = command.operandKind { cases += " operands=none" }
            cases += " ;;\n"
        }
        return """
            # Completion of asn1swift for bash: source this file.
            _asn1swift_files() { # -f|-d
                local name
                while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen "$1" -P "$prefix" -- "$word")
                compopt -o filenames 2>/dev/null
            }
            _asn1swift() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
                local command=${COMP_WORDS[1]} options='' operands='' prefix=''
                local commands='\(CommandLineDescription.subcommands.map(\.name).joined(separator: " "))'
                COMPREPLY=()
                # '--option=value' is three words where '=' is in COMP_WORDBREAKS, as it usually is, and one where it is not.
                if [ "$word" = = ]; then
                    word=
                elif [ "$previous" = = ]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                elif [[ $word == --*=* ]]; then
                    previous=${word%%=*} prefix=${word%%=*}= word=${word#*=}
                fi
                if [ "$COMP_CWORD" -eq 1 ] && [ -z "$prefix" ] && [[ $word != -* ]]; then
                    COMPREPLY=($(compgen -W "$commands" -- "$word"))
                    _asn1swift_files -f
                    return
                fi
                case " $commands " in *" $command "*) ;; *) command=generate ;; esac
                case "$command $previous" in
            \(values())    esac
                case "$command" in
            \(cases)    esac
                if [[ $word == -* ]]; then
                    [ "$COMP_CWORD" -eq 1 ] && options="$options --version"
                    COMPREPLY=($(compgen -W "$options" -- "$word"))
                elif [ "$operands" = none ]; then
                    return
                elif [ -n "$operands" ]; then
                    COMPREPLY=($(compgen -W "$operands" -- "$word"))
                else
                    _asn1swift_files -f
                fi
            }
            complete -F _asn1swift asn1swift

            """
    }

    /// What may follow the options that take a value.
    private static func values() -> String {
        var text = ""
        for command in CommandLineDescription.subcommands {
            for option in command.options {
                guard let value = option.value else { continue }
                text += "        '\(command.name) \(option.name)') "
                switch value.kind {
                case .directory: text += "_asn1swift_files -d; return ;;\n"
                case .file, .output: text += "_asn1swift_files -f; return ;;\n"
                case .words(let words):
                    text +=
                        "COMPREPLY=($(compgen -P \"$prefix\" -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;\n"
                case .text: text += "return ;;\n"
                }
            }
        }
        return text
    }
}

/// A function of zsh.
private enum ZshCompletion {
    static var text: String {
        var cases = ""
        for command in CommandLineDescription.subcommands {
            let arguments = command.options.map(argument) + ["'(- *)--help[show the options]'"] + operands(command)
            cases +=
                "        \(command.name))\n            _arguments -s \\\n                "
                + arguments.joined(separator: " \\\n                ") + " ;;\n"
        }
        let commands = CommandLineDescription.subcommands.map { "        '\($0.name):\(escaped($0.summary))'\n" }
        return """
            #compdef asn1swift
            # Completion of asn1swift for zsh: put this file as '_asn1swift' into a directory of $fpath.
            _asn1swift() {
                local command=generate
                local -a commands
                commands=(
            \(commands.joined())    )
                if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                    _describe -t commands 'subcommand' commands
                    _files -g '*.asn1'
                    return
                fi
                if (( ${commands[(I)$words[2]:*]} )); then
                    command=$words[2]
                    shift words
                    (( CURRENT-- ))
                fi
                case $command in
            \(cases)    esac
            }
            _asn1swift "$@"

            """
    }

    private static func argument(_ option: OptionDescription) -> String {
        let prefix = option.isRepeatable ? "*" : ""
        guard let value = option.value else { return "'\(prefix)\(option.name)[\(escaped(option.summary))]'" }
        let action: String =
            switch value.kind {
            case .directory: "_files -/"
            case .file, .output: "_files"
            case .words(let words): "(\(words.joined(separator: " ")))"
            case .text: " "
            }
        let message = escaped(value.placeholder)
        return "'\(prefix)\(option.name)=[\(escaped(option.summary))]:\(message):\(action)'"
    }

    private static func operands(_ command: SubcommandDescription) -> [String] {
        switch command.operandKind {
        case .none: []
        case .files: ["'*:file:_files'"]
        case .words(let words): ["'1:\(escaped(command.operands)):(\(words.joined(separator: " ")))'"]
        }
    }

    /// Text inside single quotes in which colons and brackets have a meaning.
    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "'": "'\\''"
            case ":", "[", "]", "\\": "\\" + String(character)
            default: String(character)
            }
        }.joined()
    }
}

/// Commands of fish.
private enum FishCompletion {
    static var text: String {
        let names = CommandLineDescription.subcommands.map(\.name).joined(separator: " ")
        var text = """
            # Completion of asn1swift for fish: put this file as 'asn1swift.fish' into ~/.config/fish/completions.
            complete -c asn1swift -n '__fish_use_subcommand' -l version -d 'print the version'
            complete -c asn1swift -l help -s h -d 'show the options'

            """
        for command in CommandLineDescription.subcommands {
            text +=
                "complete -c asn1swift -n '__fish_use_subcommand' -a \(command.name) -d \(quoted(command.summary))\n"
            // Without a subcommand the options are those of generate.
            let condition =
                command.name == CommandLineDescription.generate.name
                ? "not __fish_seen_subcommand_from \(names) || __fish_seen_subcommand_from \(command.name)"
                : "__fish_seen_subcommand_from \(command.name)"
            for option in command.options {
                text += "complete -c asn1swift -n '\(condition)' " + flag(option.name)
                if let value = option.value { text += " -r" + action(value.kind) }
                text += " -d \(quoted(option.summary))\n"
            }
            switch command.operandKind {
            case .files: break
            case .none: text += "complete -c asn1swift -n '\(condition)' -f\n"
            case .words(let words):
                text += "complete -c asn1swift -n '\(condition)' -f -a '\(words.joined(separator: " "))'\n"
            }
        }
        return text
    }

    /// `-l output`, or `-o fnative-types` for an option with one hyphen.
    private static func flag(_ name: String) -> String {
        name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-o \(name.dropFirst())"
    }

    private static func action(_ kind: OptionDescription.ValueKind) -> String {
        switch kind {
        // After '--output=' the word is all of it, and what completes directories puts its own words after that again.
        case .directory:
            " -f -a '(__fish_complete_directories (commandline -ct | string replace -r \"^--[^=]*=\" \"\"))'"
        case .file, .output: " -F"
        case .words(let words): " -f -a '\(words.joined(separator: " "))'"
        case .text: " -f"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.map { $0 == "'" || $0 == "\\" ? "\\" + String($0) : String($0) }.joined() + "'"
    }
}
