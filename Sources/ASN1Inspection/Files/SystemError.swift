import Foundation

/// Puts the operating system's reason for a failed file operation into a few words.
package enum SystemError {
    /// The reason after a colon, such as ": permission denied"; empty when it is not known.
    ///
    /// Cocoa's own text repeats the path and speaks at length; the POSIX error below it says it in two words.
    package static func suffix(for error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
        // Files give it as the one class, file handles as the other.
        let code = (cause as NSError).code
        guard (cause as NSError).domain == NSPOSIXErrorDomain, let code = Int32(exactly: code) else { return "" }
        return suffix(forCode: code)
    }

    /// The reason that an error number of POSIX stands for, after a colon.
    package static func suffix(forCode code: Int32) -> String { ": " + String(cString: strerror(code)).lowercased() }
}
