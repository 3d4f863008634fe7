extension CommandLineTool {
    /// What `--help` prints after the usage.
    static let help = """

        inspect shows what an App Store receipt says. The signature is not verified.

          FILE         a receipt, binary or in base64 with white space anywhere; - is standard input
          --json       JSON instead of text; its keys are stable
          --html PAGE  write a page for browsers instead: the values on one side, the octets on the other; - is
                       standard output

        validate checks a receipt as Apple's guide says, offline, and tells the outcome of every check.

          --bundle-id ID           the bundle identifier that the receipt must be for
          --bundle-version VERSION the version: CFBundleVersion on iOS, CFBundleShortVersionString on macOS
          --any-version            takes the place of --bundle-version where receipts of all versions come
          --device-id HEX|UUID     what the device may be known by: identifierForVendor, or a network address on
                                   macOS; may be repeated. The hash is not checked when there is none.
          --environment NAME       Production, ProductionVPP, ProductionSandbox, ProductionVPPSandbox, Sandbox or
                                   Xcode; may be repeated. Production and ProductionVPP when there is none.
          --root FILE              a root certificate to trust besides Apple's, DER or PEM; - is standard input; may be
                                   repeated. With --environment Xcode, it is trusted for receipts of Xcode alone.
          --at DATE                the present, for receipts that expire, like 2024-06-01 or 2024-06-01T12:00:00Z.
                                   Certificates are always checked at the creation date of the receipt.
          --server-made            beside --device-id: take the hash of a device of zeros too, which receipts made on
                                   servers have
          --no-sha1                refuse signatures over SHA-1, which receipts up to 2023 have
          --lenient                take keys of 1024 bits and certificates without Apple's marks, as in 2010
          --json                   JSON instead of text; its keys are stable

        validate --batch reads a receipt from each line of standard input: base64, or a JSON object with it as
        "receipt". It writes a line of JSON for each, in the same order: "line", from 1; "valid"; "failures", with
        "check" and "reason" each; "bundleIdentifier", "environment" and "creationDate". A line that is no receipt
        is one that is not valid. All cores are used, and memory does not grow with the input.

        Exit status: 0 when the receipt was read or is valid, or all results of a batch were written; 1 when it is
        not, or a file that is named, a root too, is missing, cannot be read or written, or is not what it must be; 2
        for wrong arguments.

        """
}
