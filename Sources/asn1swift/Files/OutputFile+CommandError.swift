import ASN1Inspection

extension OutputFile {
    /// Writes a file that the command line names; what stands in the way is a failure of the command.
    static func writeNamed(_ path: String, _ bytes: [UInt8]) throws(CommandError) {
        do throws(Failure) {
            try write(bytes, to: path)
        } catch {
            throw .failure("'\(path)' \(error.problem)")
        }
    }
}
