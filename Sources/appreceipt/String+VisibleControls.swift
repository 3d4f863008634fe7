extension String {
    /// The string with control characters written as `\u{…}`, so that a receipt cannot steer the terminal.
    var withVisibleControls: String {
        var result = ""
        for scalar in unicodeScalars {
            if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
