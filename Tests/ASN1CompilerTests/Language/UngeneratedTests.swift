import Testing

@testable import ASN1Compiler

/// What the schema may say and generated code cannot hold: errors with their place, never Swift that does not compile.
struct UngeneratedTests {
    private static func said(_ text: String, _ options: Options = Options()) -> [String] {
        let file = LanguageCase.source(text)
        var printer = DiagnosticPrinter(files: [file], showsSource: false)
        return printer.text(of: Compiler.compile([file], options: options).diagnostics).split(separator: "\n").map {
            String($0.dropFirst(file.path.utf8.count + 1))
        }
    }

    @Test("a number beyond Int, where the options hold INTEGERs in it")
    func native() {
        let text = """
            v INTEGER ::= 18446744073709551616
            A ::= SEQUENCE { n INTEGER DEFAULT -9223372036854775809 }
            B ::= INTEGER { large(18446744073709551616) }
            """
        let advice = "does not fit Int, which holds INTEGERs here; choose 'big' for this type by option 'integers'"
        #expect(
            Self.said(text, Options(integers: .native)) == [
                "3:18: error: -9223372036854775809 \(advice)", "4:17: error: 18446744073709551616 \(advice)",
                "2:1: error: 18446744073709551616 \(advice)",
            ])
        #expect(Self.said(text) == [])
        // A number that is no value of the type has no constant.
        #expect(Self.said("A ::= INTEGER { large(18446744073709551616) } (0..5)") == [])
    }

    @Test("X.680 22: a named bit that no value could be made of")
    func namedBit() {
        let message = "error: a named bit beyond position 65535 is not supported; leave it out"
        #expect(
            Self.said("A ::= BIT STRING { a(18446744073709551616), b(65536), c(65535) }") == [
                "2:20: \(message)", "2:45: \(message)",
            ])
    }

    @Test("X.680 33: arcs beyond 64 bits")
    func largeArcs() {
        let result = OptionsCase("v RELATIVE-OID ::= { 18446744073709551616 5 }") { _ in }
        #expect(result.errors == [])
        #expect(
            result.has(
                "nonisolated let v: ASN1RelativeObjectIdentifier = "
                    + #"ASN1RelativeObjectIdentifier("18446744073709551616.5") ?? .init()"#
            ))
    }
}
