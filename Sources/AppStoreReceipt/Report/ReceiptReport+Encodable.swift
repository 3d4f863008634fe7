/// The JSON of a report.
///
/// - `valid`: whether the receipt is
/// - `checks`: every check in its order: `check` is its name; `outcome` is `passed`, `failed`, `notRequired` or `notReached`; `reasons` are
///   there where it failed or was not required
/// - `receipt`: the receipt as ``AppReceipt`` is encoded, when it could be read
extension ReceiptReport: Encodable {
    private enum CodingKeys: String, CodingKey {
        case valid
        case checks
        case receipt
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isValid, forKey: .valid)
        try container.encode(results, forKey: .checks)
        try container.encodeIfPresent(receipt, forKey: .receipt)
    }
}

extension ReceiptReport.Result: Encodable {
    private enum CodingKeys: String, CodingKey {
        case check
        case outcome
        case reasons
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(check.rawValue, forKey: .check)
        switch outcome {
        case .passed:
            try container.encode("passed", forKey: .outcome)
        case .notReached:
            try container.encode("notReached", forKey: .outcome)
        case .notRequired(let reason):
            try container.encode("notRequired", forKey: .outcome)
            try container.encode([reason], forKey: .reasons)
        case .failed(let failures):
            try container.encode("failed", forKey: .outcome)
            try container.encode(failures.map(\.description), forKey: .reasons)
        }
    }
}
