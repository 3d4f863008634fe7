/// The arguments of the process, as the system hands them over: octets, of which Swift makes text.
package enum ProcessArguments {
    /// What is wrong with the arguments, in one line; nil where all of them are text.
    ///
    /// Where one is not UTF-8, other octets would take the place of those that are none, and no file has the name that this makes.
    package static var problem: String? {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index] else { continue }
            var octets: [UInt8] = []
            var position = 0
            while argument[position] != 0 {
                octets.append(UInt8(bitPattern: argument[position]))
                position += 1
            }
            if let problem = problem(with: octets) { return problem }
        }
        return nil
    }

    /// What is wrong with an argument.
    package static func problem(with octets: [UInt8]) -> String? {
        guard !String(decoding: octets, as: UTF8.self).utf8.elementsEqual(octets) else { return nil }
        return
            "'\(escaped(octets))' is not UTF-8, as arguments and the names of files must be; rename the file, or make a link to it"
    }

    /// Octets as text, with those that are no characters as `\xE9`.
    private static func escaped(_ octets: [UInt8]) -> String {
        var result = ""
        var rest = octets[...]
        while let octet = rest.first {
            // The character that starts here; what has none takes one octet.
            let length = (1...4).first { count in
                let part = rest.prefix(count)
                let text = String(decoding: part, as: UTF8.self)
                return part.count == count && text.unicodeScalars.count == 1 && text.utf8.elementsEqual(part)
            }
            if let length {
                result += String(decoding: rest.prefix(length), as: UTF8.self)
            } else {
                let digits = String(octet, radix: 16, uppercase: true)
                result += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
            rest = rest.dropFirst(length ?? 1)
        }
        return result
    }
}
