import ASN1Interpreter
import ASN1Runtime

/// `asn1swift dump FILE…`: lists the values in encoded files, without a schema.
struct DumpCommand: Equatable {
    var files: [String]

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        files = try ArgumentReader.files(arguments, of: "dump", need: "the files to list")
    }

    func run() throws(CommandError) {
        for file in files {
            if files.count > 1 { try StandardOutput.write(Array("\(InputFile.name(of: file)):\n".utf8)) }
            try Self.dump(file, StandardOutput.write)
        }
    }

    /// Lists one file.
    /// - Parameter write: Takes the text in pieces.
    static func dump(_ file: String, _ write: ([UInt8]) throws(CommandError) -> Void) throws(CommandError) {
        let bytes = try InputFile.bytes(of: file)
        var dump = EncodingDump(ASN1Bytes(bytes))
        do throws(DumpError<CommandError>) {
            try dump.run(write)
        } catch {
            switch error {
            case .input(let error): throw .failure("\(InputFile.name(of: file)): \(error)")
            case .output(let error): throw error
            }
        }
    }
}
