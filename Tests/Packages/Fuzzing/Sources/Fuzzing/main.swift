import CLibFuzzer
import Foundation

// `Fuzzing HARNESS [OPTION…] [FILE…]` fuzzes or, given files, replays; the options are libFuzzer's.
//
//   Fuzzing --list                  names the harnesses
//   Fuzzing --seeds HARNESS DIR     writes the inputs to start from into a folder, and 'dictionary' beside it
//   Fuzzing --pack DIR FILE         writes the inputs of a folder into one file, a line of base64 for each
//   Fuzzing --unpack FILE DIR       does the reverse
//   Fuzzing --replay HARNESS FILE   runs the inputs of such a file
//   Fuzzing --verdicts TYPE         reads inputs from standard input: see Verdicts
//   Fuzzing --matrix                makes every small change to receipts and certificates: see Matrix

let arguments = Array(CommandLine.arguments.dropFirst())

func harness(_ name: String?) -> Harness {
    guard let harness = Harness.all.first(where: { $0.name == name }) else {
        finding("no harness '\(name ?? "")': there are \(Harness.all.map(\.name).joined(separator: ", "))")
    }
    return harness
}

switch arguments.first {
case "--list": for harness in Harness.all { print(harness.name) }
case "--seeds" where arguments.count == 3:
    try Corpus.write(harness(arguments[1]), to: URL(fileURLWithPath: arguments[2]))
case "--pack" where arguments.count == 3:
    try Corpus.pack(URL(fileURLWithPath: arguments[1]), to: URL(fileURLWithPath: arguments[2]))
case "--unpack" where arguments.count == 3:
    try Corpus.unpack(URL(fileURLWithPath: arguments[1]), to: URL(fileURLWithPath: arguments[2]))
case "--replay" where arguments.count == 3:
    let harness = harness(arguments[1])
    let inputs = try Corpus.inputs(of: URL(fileURLWithPath: arguments[2]))
    for input in inputs { harness.body(input) }
    print("\(harness.name): \(inputs.count) inputs")
case "--verdicts" where arguments.count == 2: try Verdicts.run(arguments[1])
case "--matrix": try Matrix.run()
// libFuzzer starts the program again for some tasks, such as merging, with its own options alone.
case .some(let option) where option.hasPrefix("-"):
    exit(Fuzzer.run(harness(ProcessInfo.processInfo.environment[Fuzzer.variable]), arguments))
default: exit(Fuzzer.run(harness(arguments.first), Array(arguments.dropFirst())))
}
