/// Notices that a walk along references runs in a circle, without memory of all that it passed.
///
/// It keeps one object and replaces it at steps 1, 2, 4, 8 …; a walk in a circle meets it again.       (Brent's method)
struct LoopDetector {
    private var kept: ObjectIdentifier?
    private var steps = 0
    private var next = 1

    /// False once the walk has come to an object for the second time, at the latest after three rounds.
    mutating func isNew(_ object: AnyObject) -> Bool {
        let identifier = ObjectIdentifier(object)
        guard kept != identifier else { return false }
        steps += 1
        if steps == next {
            kept = identifier
            next *= 2
        }
        return true
    }
}
