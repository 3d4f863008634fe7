internal import ASN1Runtime
internal import CMS
internal import PKIX

/// Apple's validation of receipts, on the device or elsewhere: without network, and at the receipt's own date.
///
/// ```swift
/// let report = ReceiptValidator(policy).validate(try Data(contentsOf: file))
/// if report.isValid { … } else { print(report.failures) }
/// ```
public struct ReceiptValidator: Sendable {
    /// What a receipt must be to be valid.
    public let policy: ReceiptPolicy

    /// More signers than any receipt has; a message with more is not checked, so that none takes long.
    private static let mostSigners = 4

    /// A validator with a policy.
    public init(_ policy: ReceiptPolicy) { self.policy = policy }

    /// Checks a receipt in binary or in base64.
    /// - Returns: The outcome of every check, also of those after one that failed.
    public func validate(_ data: some Sequence<UInt8>) -> ReceiptReport {
        let message: SignedData
        do throws(ReceiptError) {
            message = try SignedData(receipt: try ReceiptInput(Array(data)))
        } catch {
            return ReceiptReport(receipt: nil, outcomes: [.located: .failed([.unreadable(error)])])
        }
        return validate(message)
    }

    /// Checks a receipt and returns it when it is valid.
    /// - Throws: ``InvalidReceipt`` with all failures when it is not.
    @discardableResult
    public func requireValid(_ data: some Sequence<UInt8>) throws(InvalidReceipt) -> AppReceipt {
        let report = validate(data)
        guard report.isValid, let receipt = report.receipt else { throw InvalidReceipt(report: report) }
        return receipt
    }

    private func validate(_ message: SignedData) -> ReceiptReport {
        var outcomes: [ReceiptCheck: ReceiptReport.Outcome] = [:]
        var receipt: AppReceipt?
        do throws(ReceiptError) {
            receipt = try AppReceipt(message)
            outcomes[.located] = .of(receipt.map(Self.repeatedFields) ?? [])
        } catch {
            outcomes[.located] = .failed([.unreadable(error)])
        }
        // What is no receipt may well be signed: that is told too.
        if let content = message.encapContentInfo.eContent {
            let signers = checkSignatures(of: message, over: content, &outcomes)
            if let receipt { check(signers, of: receipt, &outcomes) }
        }
        if let receipt { check(receipt, &outcomes) }
        return ReceiptReport(receipt: receipt, outcomes: outcomes)
    }

    /// Fields that checks go by, and of which a receipt has more than one: which of them counts would be anybody's guess.
    private static func repeatedFields(_ receipt: AppReceipt) -> [ReceiptFailure] {
        let checked: Set<Int> = [
            AppReceiptField.Key<String>.environment.id, AppReceiptField.Key<String>.bundleIdentifier.id,
            AppReceiptField.Key<String>.appVersion.id, AppReceiptField.Key<ASN1Bytes>.opaqueValue.id,
            AppReceiptField.Key<ASN1Bytes>.sha1Hash.id, AppReceiptField.Key<String>.creationDate.id,
            AppReceiptField.Key<String>.expirationDate.id,
        ]
        var seen: Set<Int> = []
        return receipt.fields.compactMap { field in
            guard checked.contains(field.type), !seen.insert(field.type).inserted else { return nil }
            return .repeatedField(field.type)
        }
    }

    // MARK: Signed by Apple

    private struct Signer {
        /// Where the signer stands in the message, from 0.
        let index: Int
        let certificate: Certificate
        /// What its issuers are looked for in.
        let others: [Certificate]
    }

    /// Checks the signature of each signer.
    /// - Returns: The signers, when the certificates of all were found.
    private func checkSignatures(
        of message: SignedData, over content: ASN1Bytes, _ outcomes: inout [ReceiptCheck: ReceiptReport.Outcome]
    ) -> [Signer] {
        let count = message.signerInfos.count
        guard (1...Self.mostSigners).contains(count) else {
            outcomes[.signature] = .failed([.signerCount(count)])
            return []
        }
        let check = SignatureCheck(message: message, content: content, policy: policy)
        var failures: [ReceiptFailure] = []
        var found: [Signer] = []
        for (index, signer) in message.signerInfos.enumerated() {
            guard let certificate = check.certificate(of: signer) else {
                failures.append(.signature(.noCertificate(SignerSummary(signer).identifier), signer: index))
                continue
            }
            found.append(Signer(index: index, certificate: certificate, others: check.certificates))
            if let failure = check.failure(of: signer, by: certificate) {
                failures.append(.signature(failure, signer: index))
            }
        }
        outcomes[.signature] = .of(failures)
        return found.count == count ? found : []
    }

    /// Checks the certificates of the signers, and what depends on the root that they end in.
    private func check(
        _ signers: [Signer], of receipt: AppReceipt, _ outcomes: inout [ReceiptCheck: ReceiptReport.Outcome]
    ) {
        guard !signers.isEmpty else { return }
        var failures: [ReceiptFailure] = []
        var chains: [(index: Int, chain: CertificateChain)] = []
        for signer in signers {
            let judged = CertificateChain.best(
                for: signer.certificate, among: signer.others, at: receipt.creationDate?.date, policy: policy)
            if let chain = judged.chain { chains.append((signer.index, chain)) }
            failures += judged.failures.map { .certificates($0, signer: signer.index) }
        }
        outcomes[.certificates] = .of(failures)
        guard chains.count == signers.count else { return }
        if chains.allSatisfy({ $0.chain.root.scope == .xcode }) {
            outcomes[.marks] = .notRequired("receipts of Xcode have none")
        } else {
            outcomes[.marks] = .of(
                chains.flatMap { signer in
                    signer.chain.missingMarks(policy.leniency).map { .marks($0, signer: signer.index) }
                })
        }
        checkEnvironment(of: receipt, roots: chains.map(\.chain.root), &outcomes)
    }

    private func checkEnvironment(
        of receipt: AppReceipt, roots: [TrustedRoot], _ outcomes: inout [ReceiptCheck: ReceiptReport.Outcome]
    ) {
        let name = receipt.environment
        // One that cannot be read, or is empty, is not the same as none.
        let isMissing = !receipt.fields.contains { $0.type == AppReceiptField.Key<String>.environment.id }
        let isAccepted =
            name.map { policy.environments.contains(ReceiptEnvironment(rawValue: $0)) }
            ?? (policy.acceptsMissingEnvironment && isMissing)
        guard isAccepted else {
            outcomes[.environment] = .failed([.environment(name)])
            return
        }
        let scope: TrustedRoot.Scope = name == ReceiptEnvironment.xcode.rawValue ? .xcode : .appStore
        let others = roots.filter { $0.scope != scope }
        outcomes[.environment] = .of(others.prefix(1).map { .rootOfOtherScope($0.scope, environment: name) })
    }

    // MARK: For this app, version and device, and not over

    private func check(_ receipt: AppReceipt, _ outcomes: inout [ReceiptCheck: ReceiptReport.Outcome]) {
        let bundleIdentifier = receipt.bundleIdentifier
        outcomes[.bundleIdentifier] =
            Self.isSame(bundleIdentifier, policy.bundleIdentifier)
            ? .passed
            : .failed([.bundleIdentifier(found: bundleIdentifier, expected: policy.bundleIdentifier)])
        if let expected = policy.appVersion {
            let version = receipt.appVersion
            outcomes[.appVersion] =
                Self.isSame(version, expected)
                ? .passed : .failed([.appVersion(found: version, expected: expected)])
        } else {
            outcomes[.appVersion] = .notRequired("the policy takes every version")
        }
        outcomes[.deviceHash] = DeviceHashCheck(policy: policy).outcome(of: receipt)
        outcomes[.expiration] = expiration(of: receipt)
    }

    /// Whether two texts have the same characters; for `==`, different ones can be equal.
    private static func isSame(_ found: String?, _ expected: String) -> Bool {
        found.map { $0.utf8.elementsEqual(expected.utf8) } ?? false
    }

    /// The day before 4001-01-01, which Xcode writes for never, in the developer's time zone.
    private static let never = 64_092_124_800.0

    private func expiration(of receipt: AppReceipt) -> ReceiptReport.Outcome {
        let field = receipt.fields.first { $0.type == AppReceiptField.Key<String>.expirationDate.id }
        switch field.map({ AppReceipt.Attribute($0) })?.content {
        case .unreadable(let error)?:
            return .failed([.unreadableExpiration(error)])
        case .date(let date)?:
            if date.date.timeIntervalSince1970 >= Self.never { return .passed }
            return policy.clock() < date.date ? .passed : .failed([.expired(date)])
        default:
            return .notRequired("the receipt has no expiration date")
        }
    }
}

extension ReceiptReport {
    /// A report in the order of the checks; those without an outcome were not reached.
    init(receipt: AppReceipt?, outcomes: [ReceiptCheck: Outcome]) {
        self.init(
            receipt: receipt,
            results: ReceiptCheck.allCases.map { Result(check: $0, outcome: outcomes[$0] ?? .notReached) })
    }
}

extension ReceiptReport.Outcome {
    /// The outcome with these failures, of which there may be none. Each is told once.
    static func of(_ failures: [ReceiptFailure]) -> ReceiptReport.Outcome {
        var told: Set<ReceiptFailure> = []
        let distinct = failures.filter { told.insert($0).inserted }
        return distinct.isEmpty ? .passed : .failed(distinct)
    }
}
