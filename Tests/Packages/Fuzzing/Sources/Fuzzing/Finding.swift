/// Stops the program because a property does not hold, as a trap would: libFuzzer keeps the input.
func finding(_ text: @autoclosure () -> String) -> Never { fatalError(text()) }

/// Stops the program unless a condition holds.
func require(_ condition: Bool, _ text: @autoclosure () -> String) {
    if !condition { finding(text()) }
}
