import AppStoreReceipt
import Foundation

/// Validates receipts that come one a line, on all cores, and writes a line of JSON for each in the order of the input.
///
/// Memory does not grow with the input: reading waits while so many lines, or so many bytes of them, are not yet written.
final class Batch: @unchecked Sendable {
    /// Longer lines are no receipts; they are passed over without being kept.
    static let longestLine = 16 << 20
    private static let mostPendingBytes = 64 << 20

    private let validator: ReceiptValidator
    private let output: FileHandle
    private let workerCount = max(1, ProcessInfo.processInfo.activeProcessorCount)

    /// Guards all that follows, and tells of its changes.
    private let condition = NSCondition()
    private var waiting: [(number: Int, line: Line, count: Int)] = []
    private var results: [Int: (text: Data, count: Int)] = [:]
    private var pendingLines = 0
    private var pendingBytes = 0
    private var nextNumber = 1
    private var isAtEnd = false
    private var runningWorkers = 0
    private var writeError: (any Error)?

    /// What a line of the input is.
    private enum Line {
        case text([UInt8])
        case tooLong
    }

    init(policy: ReceiptPolicy, output: FileHandle) {
        validator = ReceiptValidator(policy)
        self.output = output
    }

    /// Reads all of the input and writes all results.
    /// - Throws: An error of Foundation when the input cannot be read or the results cannot be written.
    func run(_ input: FileHandle) throws {
        runningWorkers = workerCount
        for _ in 0..<workerCount {
            let thread = Thread { self.work() }
            // Decoding deeply nested input takes stack.
            thread.stackSize = 8 << 20
            thread.start()
        }
        let readError = Result { try read(input) }
        condition.withLock {
            isAtEnd = true
            condition.broadcast()
            while runningWorkers > 0 { condition.wait() }
        }
        try readError.get()
        if let writeError { throw writeError }
    }

    // MARK: Reading

    private func read(_ input: FileHandle) throws {
        var number = 0
        var line: [UInt8] = []
        var isTooLong = false
        func finishLine() -> Bool {
            number += 1
            defer {
                line = []
                isTooLong = false
            }
            return add(number, isTooLong ? .tooLong : .text(line), count: line.count)
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // What a pipe has at the moment, so that lines are answered as they come.
        while case let count = try Self.read(input, &buffer), count > 0 {
            var rest = buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                Self.append(rest[..<end], to: &line, &isTooLong)
                guard finishLine() else { return }
                rest = rest[(end + 1)...]
            }
            Self.append(rest, to: &line, &isTooLong)
        }
        if !line.isEmpty || isTooLong { _ = finishLine() }
    }

    /// Reads what there is, up to the size of the buffer. `FileHandle` would read a whole file at once.
    /// - Returns: The number of bytes; 0 at the end.
    private static func read(_ input: FileHandle, _ buffer: inout [UInt8]) throws -> Int {
        while true {
            let count = Foundation.read(input.fileDescriptor, &buffer, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }

    private static func append(_ part: ArraySlice<UInt8>, to line: inout [UInt8], _ isTooLong: inout Bool) {
        if isTooLong || line.count + part.count > longestLine {
            isTooLong = true
            line = []
        } else {
            line += part
        }
    }

    /// Hands a line over to the workers, when there is room.
    /// - Returns: Whether to go on reading.
    private func add(_ number: Int, _ line: Line, count: Int) -> Bool {
        condition.withLock {
            while writeError == nil, pendingLines > 0,
                pendingLines >= 16 * workerCount || pendingBytes + count > Self.mostPendingBytes
            {
                condition.wait()
            }
            waiting.append((number, line, count))
            pendingLines += 1
            pendingBytes += count
            condition.broadcast()
            return writeError == nil
        }
    }

    // MARK: Validating and writing

    private func work() {
        while let job = nextJob() {
            let text = BatchResult(line: job.number, report(job.line)).text
            condition.withLock {
                results[job.number] = (text, job.count)
                writeResults()
                condition.broadcast()
            }
        }
        condition.withLock {
            runningWorkers -= 1
            condition.broadcast()
        }
    }

    private func nextJob() -> (number: Int, line: Line, count: Int)? {
        condition.withLock {
            while waiting.isEmpty, !isAtEnd, writeError == nil { condition.wait() }
            return waiting.isEmpty || writeError != nil ? nil : waiting.removeFirst()
        }
    }

    private func report(_ line: Line) -> Result<ReceiptReport, BatchResult.Failure> {
        switch line {
        case .tooLong: return .failure(BatchResult.Failure("a line of more than \(Self.longestLine) bytes"))
        case .text(let text):
            guard text.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) == UInt8(ascii: "{") else {
                return .success(validator.validate(text))
            }
            do {
                let object = try JSONDecoder().decode(BatchObject.self, from: Data(text))
                return .success(validator.validate(object.receipt.utf8))
            } catch {
                return .failure(BatchResult.Failure("not a JSON object with a string 'receipt'"))
            }
        }
    }

    /// Writes the results whose turn it is. The condition is locked.
    private func writeResults() {
        var text = Data()
        while let result = results.removeValue(forKey: nextNumber) {
            text += result.text
            nextNumber += 1
            pendingLines -= 1
            pendingBytes -= result.count
        }
        guard !text.isEmpty, writeError == nil else { return }
        do {
            try output.write(contentsOf: text)
        } catch {
            writeError = error
        }
    }
}

/// A line of the input that is JSON; other keys are passed over.
private struct BatchObject: Decodable {
    let receipt: String
}
