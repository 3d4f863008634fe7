import Foundation

/// The time of the process, so that what else runs on the machine counts little.
enum Measurement {
    /// How long one call takes on average, over a quarter of a second of them.
    static func nanoseconds(of run: () throws -> Void) throws -> Double {
        let first = try time { try run() }
        let count = Swift.max(3, Swift.min(2_000_000, Int(2.5e8 / Swift.max(first, 1))))
        for _ in 0..<(count / 8) { try run() }
        return try time { for _ in 0..<count { try run() } } / Double(count)
    }

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = now()
        try body()
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
