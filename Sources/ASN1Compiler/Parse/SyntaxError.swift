/// Thrown to leave a production; the diagnostic has been reported before it is thrown, so that whoever catches it only
/// has to find a place to go on.
struct SyntaxError: Error {}
