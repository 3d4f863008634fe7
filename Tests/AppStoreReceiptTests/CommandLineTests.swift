import ASN1Inspection
import Foundation
import Testing

/// The command `appreceipt`, as it is built beside the tests.
@Suite(.enabled(if: BuiltCommand.isBuilt, "appreceipt is not beside the tests"))
struct CommandLineTests {
    @Test("JSON", arguments: ["production-with-purchases", "xcode-in-chunks", "odd-attributes"])
    func json(_ name: String) throws {
        let file = Fixtures.receipts.appending(path: "\(name).p7").path
        let outcome = try BuiltCommand.run(["inspect", file, "--json"])
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let written = try JSONDecoder().decode(JSONValue.self, from: Data(outcome.output.utf8))
        #expect(written.withoutErrorTexts == (try Fixtures.expected(name)))
    }

    @Test func text() throws {
        let file = Fixtures.receipts.appending(path: "xcode-with-purchases.p7").path
        let outcome = try BuiltCommand.run(["inspect", file])
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "Receipt")
        #expect(lines.contains("  Environment                   Xcode"))
        #expect(lines.contains("  Creation date                 2022-10-16T14:29:30+0300 (2022-10-16T11:29:30Z)"))
        #expect(lines.contains("In-app purchases (2)"))
        #expect(lines.contains("    Is in intro offer period      yes"))
        #expect(lines.contains("    Digest algorithm              sha256"))
        #expect(!outcome.output.contains("Transaction date"))
    }

    @Test(
        "A page, also of what is no receipt",
        arguments: [("xcode-with-purchases.base64.txt", 0 as Int32), ("bad/truncated.p7", 1)])
    func page(_ file: String, _ status: Int32) throws {
        let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: page) }
        let outcome = try BuiltCommand.run([
            "inspect", Fixtures.receipts.appending(path: file).path, "--html", page.path,
        ])
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("\"bundleIdentifier\"") == (status == 0))
    }

    @Test func standardInput() throws {
        let text = try Data(contentsOf: Fixtures.receipts.appending(path: "xcode-with-purchases.base64.txt"))
        let fromInput = try BuiltCommand.run(["inspect", "-"], input: text)
        let fromFile = try BuiltCommand.run([
            "inspect", Fixtures.receipts.appending(path: "xcode-with-purchases.p7").path,
        ])
        #expect(fromInput.status == 0)
        #expect(fromInput.output == fromFile.output)
    }

    @Test("Bad input is one line and status 1", arguments: BadInputTests.messages.map(\.file))
    func badInput(_ file: String) throws {
        let path = Fixtures.bad.appending(path: file).path
        let outcome = try BuiltCommand.run(["inspect", path])
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("appreceipt: \(path): "))
        #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test("Files that cannot be read", arguments: [("no/such/file", "no such file"), ("/", "a directory, not a file")])
    func unreadable(_ path: String, _ message: String) throws {
        let outcome = try BuiltCommand.run(["inspect", path])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "appreceipt: \(path): \(message)\n")
    }

    @Test(
        "Wrong arguments",
        arguments: [
            ([], "no command"), (["show"], "unknown command 'show'"), (["inspect"], "no file"),
            (["inspect", "a", "b"], "more than one file"), (["inspect", "--yaml", "a"], "unknown option '--yaml'"),
            (
                ["inspect", "a", "--html"],
                "'--html' needs the page to write; one that starts with '--' is joined by '='"
            ),
            (
                ["inspect", "a", "--html", "--help"],
                "'--html' needs the page to write; one that starts with '--' is joined by '='"
            ),
            (["vaildate", "--help"], "unknown command 'vaildate'"), (["--", "--help"], "unknown command '--'"),
            (["inspect", "--json", "--html", "b", "a"], "'--json' and '--html' exclude each other"),
        ])
    func usage(_ arguments: [String], _ problem: String) throws {
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(
            outcome.errors.hasPrefix("appreceipt: \(problem)\nusage: appreceipt inspect FILE [--json | --html PAGE]\n"))
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "validate"], ["inspect", "--help"], ["validate", "-h"]])
    func help(_ arguments: [String]) throws {
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("usage: appreceipt inspect FILE [--json | --html PAGE]\n"))
    }

    @Test(
        "Help where something else is asked for too is never a success",
        arguments: [
            ["inspect", "a", "--help"], ["inspect", "-h", "a"], ["validate", "a", "--help"],
            ["validate", "a", "--bundle-id", "b", "--any-version", "-h"], ["validate", "--batch", "--help"],
        ])
    func helpBesideFiles(_ arguments: [String]) throws {
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("appreceipt: nothing was \(arguments[0])"))
        #expect(outcome.errors.contains("\nusage: appreceipt inspect FILE"))
        #expect(outcome.errors.contains("--environment NAME"))
    }

    @Test(arguments: ["--version", "version"])
    func version(_ argument: String) throws {
        let outcome = try BuiltCommand.run([argument])
        #expect(outcome.status == 0)
        #expect(outcome.output == "appreceipt \(ToolVersion.text)\n")
        #expect(try BuiltCommand.run([argument, "a"]).status == 2)
    }

    @Test("A page goes where a link leads, and into a device as it is")
    func pageThroughLink() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = Fixtures.receipts.appending(path: "xcode-with-purchases.p7").path
        let link = folder.appending(path: "link.html")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "page.html")
        #expect(try BuiltCommand.run(["inspect", file, "--html", link.path]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "page.html")
        let page = try String(contentsOf: folder.appending(path: "page.html"), encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        for output in ["/dev/stdout", "-"] {
            let printed = try BuiltCommand.run(["inspect", file, "--html", output])
            #expect(printed.status == 0)
            #expect(printed.output == page)
        }
    }

    @Test("A page that cannot be written is one line that says why")
    func pageNowhere() throws {
        let file = Fixtures.receipts.appending(path: "xcode-with-purchases.p7").path
        let outcome = try BuiltCommand.run(["inspect", file, "--html", "/no/such/folder/page.html"])
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == "appreceipt: /no/such/folder/page.html: cannot be written: no such file or directory\n")
    }

    @Test("Names of files cannot steer the terminal")
    func controls() throws {
        let outcome = try BuiltCommand.run(["inspect", "a\u{1B}[2J\nb"])
        #expect(outcome.errors == "appreceipt: a\\u{1b}[2J\\u{a}b: no such file\n")
    }
}
