import ASN1Inspection

extension OutputFile {
    /// Writes a file that the command line names, `-` being standard output; what stands in the way is a failure of the command.
    static func writeNamed(_ path: String, _ bytes: [UInt8], isPage: Bool = false) throws(CommandError) {
        guard path != StandardOutput.name else { return try StandardOutput.write(bytes) }
        do throws(Failure) {
            try isPage ? write(page: bytes, to: path) : write(bytes, to: path)
        } catch {
            throw .failure("'\(path)' \(error.problem)")
        }
    }
}
