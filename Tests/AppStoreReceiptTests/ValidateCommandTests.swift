import ASN1Runtime
import AppStoreReceipt
import Foundation
import OpenSSLCommand
import Testing

/// The command `appreceipt validate`, as it is built beside the tests.
@Suite(
    .enabled(if: BuiltCommand.isBuilt, "appreceipt is not beside the tests"),
    .enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct ValidateCommandTests {
    /// The receipt and the root in files, and the arguments by which it is valid.
    private static func files() throws -> (receipt: String, root: String, arguments: [String]) {
        let folder = try OpenSSLFolder()
        try folder.write(try TestReceipt().encoded(), to: "receipt.p7")
        try folder.write(try TestCertificate.root().certificate().derEncoded(), to: "root.cer")
        try folder.openssl("x509 -in root.cer -inform DER -out root.pem")
        let receipt = folder.url.appending(path: "receipt.p7").path
        let root = folder.url.appending(path: "root").path
        return (
            receipt, root,
            [
                "validate", receipt, "--bundle-id", "com.example.app", "--bundle-version", "42", "--root",
                root + ".cer",
                "--device-id", "01020304-0506-0708-090A-0B0C0D0E0F10",
            ]
        )
    }

    @Test func validReceipt() throws {
        let outcome = try BuiltCommand.run(try Self.files().arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == ReceiptCheck.allCases.count + 1)
        #expect(lines.first == "✓ located and readable")
        #expect(lines.contains("✓ hash of the device"))
        #expect(lines.last == "valid")
    }

    @Test func everyFailureIsShown() throws {
        let files = try Self.files()
        let outcome = try BuiltCommand.run([
            "validate", files.receipt, "--bundle-id=com.example", "--bundle-version", "1", "--root",
            files.root + ".pem",
        ])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains("✓ certificates"))
        #expect(lines.contains("✗ bundle identifier: expected 'com.example', found 'com.example.app'"))
        #expect(lines.contains("✗ version: expected '1', found '42'"))
        #expect(lines.contains("– hash of the device: not checked, the policy has no identifier of the device"))
        #expect(lines.last == "not valid")
    }

    @Test func json() throws {
        let outcome = try BuiltCommand.run(try Self.files().arguments + ["--environment", "Xcode", "--json"])
        #expect(outcome.status == 1)
        let report = try JSONDecoder().decode(JSONValue.self, from: Data(outcome.output.utf8))
        #expect(report["valid"] == .bool(false))
        let checks = try #require(report["checks"]).array
        #expect(checks.map { $0["check"]?.string } == ReceiptCheck.allCases.map(\.rawValue))
        #expect(
            checks.map { $0["outcome"]?.string } == [
                "passed", "passed", "passed", "notRequired", "failed", "passed", "passed", "passed", "notRequired",
            ])
        #expect(
            checks[4]["reasons"]?.array == [.string("receipts of the environment 'Production' are not accepted")])
        #expect(report["receipt"]?["bundleIdentifier"]?.string == "com.example.app")
    }

    @Test("The present of --at", arguments: [("2025-06-15", 0), ("2025-06-16T00:00:00Z", 1)])
    func at(_ date: String, _ status: Int32) throws {
        let folder = try OpenSSLFolder()
        var receipt = try TestReceipt(environment: "ProductionVPP")
        receipt.fields.append(try AppReceiptField(.expirationDate, "2025-06-15T15:06:40Z"))
        try folder.write(try receipt.encoded(), to: "receipt.p7")
        var arguments = try Self.files().arguments + ["--at", date]
        arguments[1] = folder.url.appending(path: "receipt.p7").path
        #expect(try BuiltCommand.run(arguments).status == status)
    }

    @Test(
        "Wrong arguments",
        arguments: [
            (["--bundle-id", "a", "--bundle-version", "1"], "no file"),
            (["f", "--bundle-version", "1"], "no --bundle-id"),
            (["f", "--bundle-id", "a"], "no --bundle-version"),
            (["f", "--bundle-id", "a", "--bundle-version"], "no value for '--bundle-version'"),
            (["f", "--bundle-id", "a", "--bundle-version", "1", "--any-version"], "both --bundle-version and"),
            (["f", "g", "--bundle-id", "a", "--any-version"], "more than one file"),
            (["f", "--batch", "--bundle-id", "a", "--any-version"], "a file with --batch"),
            (["f", "--device-id", "12345"], "'12345': the device identifier has an odd number"),
            (["f", "--environment", "Mars"], "'Mars' is no environment; there are Production, "),
            (["f", "--at", "soon"], "'soon' is no date"),
            (["f", "--force"], "unknown option '--force'"),
            (["f", "--json=1"], "'--json' takes no value"), (["f", "-h"], "nothing was validated"),
            (["--bundle-id", "--any-version", "f"], "no value for '--bundle-id'"),
            (["f", "--bundle-id", "a", "--bundle-id", "b"], "'--bundle-id' twice"),
            (["f", "--device-id", "0102"], "'0102' has 2 octets"),
            (["-", "--bundle-id", "a", "--any-version", "--root", "-"], "both a root and a receipt"),
            (
                ["f", "--bundle-id", "a", "--any-version", "--root", "-", "--root", "-"],
                "two roots from standard input"
            ),
        ])
    func usage(_ arguments: [String], _ problem: String) throws {
        let outcome = try BuiltCommand.run(["validate"] + arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(problem), "\(outcome.errors)")
    }

    /// A file of this name is no call for help, which would look like success.
    @Test func fileCalledHelp() throws {
        let outcome = try BuiltCommand.run(["validate", "--bundle-id", "a", "--any-version", "--", "--help"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("--help: no such file"))
    }

    @Test(
        "A root that cannot be used is a file at fault, and the arguments are not",
        arguments: [
            ("no/such/file", "no such file"), ("/", "a directory, not a file"), (#filePath, "not a certificate"),
        ])
    func roots(_ root: String, _ problem: String) throws {
        let outcome = try BuiltCommand.run(["validate", "f", "--bundle-id", "a", "--any-version", "--root", root])
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("appreceipt: \(root): ") && outcome.errors.contains(problem))
        #expect(!outcome.errors.contains("usage"))
    }

    @Test func missingFile() throws {
        let outcome = try BuiltCommand.run(["validate", "no/such/file", "--bundle-id", "a", "--any-version"])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "appreceipt: no/such/file: no such file\n")
    }

    @Test func batch() throws {
        let base64 = Data(try TestReceipt().encoded()).base64EncodedString()
        let lines = [
            base64, #"{"id": 7, "receipt": "\#(base64)"}"#, "nonsense", "", #"{"receipt": 7}"#, base64 + "\r",
            "AAAA" + base64,
        ]
        var arguments = try Self.files().arguments
        arguments[1] = "--batch"
        // Many times, so that results could get out of order, and without a line break at the end.
        let count = 10
        let input = Array(repeating: lines, count: count).joined().joined(separator: "\n")
        let outcome = try BuiltCommand.run(arguments, input: Data(input.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let results = try outcome.output.split(separator: "\n").map {
            try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
        }
        #expect(results.map { $0["line"]?.integer } == (1...UInt64(lines.count * count)).map { $0 })
        let isValid = results.map { $0["valid"] == .bool(true) }
        #expect(
            isValid == Array(repeating: [true, true, false, false, false, true, false], count: count).flatMap { $0 })
        #expect(results[0]["environment"]?.string == "Production")
        #expect(results[0]["failures"]?.array == [])
        #expect(results[3]["failures"]?.array.first?["reason"]?.string == "empty, not a receipt")
        #expect(results[4]["failures"]?.array.first?["reason"]?.string == "not a JSON object with a string 'receipt'")
    }

    @Test func emptyBatch() throws {
        var arguments = try Self.files().arguments
        arguments[1] = "--batch"
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.output == "")
    }
}
