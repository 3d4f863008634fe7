import Foundation

/// Puts the operating system's reason for a failed file operation into a few words.
enum SystemError {
    static func reason(of error: any Error) -> String {
        let error = error as NSError
        // Cocoa's own text repeats the path and speaks of folders and permissions at length; the POSIX error below it
        // says the same in two words.
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(cause.code))).lowercased()
        }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))).lowercased() }
        return error.localizedDescription
    }
}
