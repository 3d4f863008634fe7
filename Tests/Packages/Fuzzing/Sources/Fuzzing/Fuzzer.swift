import CLibFuzzer
import Foundation

/// libFuzzer, which calls back with one input after the other.
enum Fuzzer {
    /// What is fuzzed; a callback of C captures nothing.
    nonisolated(unsafe) private static var body: ([UInt8]) -> Void = { _ in }

    /// The variable of the environment that tells processes that libFuzzer starts what is fuzzed.
    static let variable = "FUZZING_HARNESS"

    /// Fuzzes until a limit among the options is reached or something is found.
    /// - Parameter options: What libFuzzer's own command line takes.
    /// - Returns: The exit status.
    static func run(_ harness: Harness, _ options: [String]) -> Int32 {
        body = harness.body
        setenv(variable, harness.name, 1)
        // libFuzzer keeps the pointers.
        let words = [CommandLine.arguments[0], "-max_len=\(harness.maxLength)"] + options
        let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
        for (index, word) in words.enumerated() { arguments[index] = copy(word) }
        arguments[words.count] = nil
        var count = Int32(words.count)
        var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments
        return LLVMFuzzerRunDriver(&count, &pointer, fuzzOneInput)
    }

    fileprivate static func run(_ input: UnsafeBufferPointer<UInt8>) { body([UInt8](input)) }

    private static func copy(_ word: String) -> UnsafeMutablePointer<CChar> {
        let characters = word.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
        for (index, character) in characters.enumerated() { copy[index] = character }
        return copy
    }
}

/// What libFuzzer calls, by the name that its own main() knows too.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    Fuzzer.run(UnsafeBufferPointer(start: data, count: size))
    return 0
}
