/// How often and when to ask again after a failure that may pass: exponential back-off, with a part of chance so that many clients
/// do not all return at once.
public struct RetryPolicy: Hashable, Sendable {
    /// How many times a verification asks again at most; 0 for never.
    public var maximumRetries: Int

    /// The wait before the first retry.
    public var firstDelay: Duration

    /// How many times as long each wait is as the one before; below 1 counts as 1.
    public var factor: Double

    /// The longest wait.
    public var longestDelay: Duration

    /// The part of a wait that is left to chance, from 0 to 1: at 0.25 a wait lasts between three quarters of its length and all of
    /// it.
    public var jitter: Double

    /// A policy; by default three retries after about 1, 2 and 4 seconds.
    public init(
        maximumRetries: Int = 3, firstDelay: Duration = .seconds(1), factor: Double = 2,
        longestDelay: Duration = .seconds(30), jitter: Double = 0.25
    ) {
        self.maximumRetries = maximumRetries
        self.firstDelay = firstDelay
        self.factor = factor
        self.longestDelay = longestDelay
        self.jitter = jitter
    }

    /// Never asks again.
    public static let none = RetryPolicy(maximumRetries: 0)

    /// The wait before a retry.
    /// - Parameters:
    ///   - retry: Which retry it is, counted from 0.
    ///   - chance: A number from 0 to 1, which decides how much of the part left to chance is taken off.
    /// - Returns: `nil` when there are to be no more.
    public func delay(beforeRetry retry: Int, chance: Double = .random(in: 0...1)) -> Duration? {
        guard retry >= 0, retry < maximumRetries else { return nil }
        var delay = min(firstDelay, longestDelay)
        let growth = factor.isFinite ? min(max(factor, 1), 1e6) : 1
        for _ in 0..<retry where growth > 1 && delay > .zero {
            // Compared before it is multiplied, since a `Duration` traps when it overflows.
            guard delay < longestDelay / growth else {
                delay = longestDelay
                break
            }
            delay = delay * growth
        }
        let part = jitter.isFinite ? min(max(jitter, 0), 1) : 0
        let share = 1 - part * min(max(chance, 0), 1)
        return max(.zero, share < 1 ? delay * share : delay)
    }
}
