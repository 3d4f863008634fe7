import Foundation

/// Writes a file that a command was asked for by name.
package enum OutputFile {
    /// Why a file is not written.
    package struct Failure: Error, Equatable {
        /// What is wrong, after the path: "cannot be written: permission denied".
        package let problem: String
    }

    /// How many symbolic links are followed, one after the other.
    private static let linkLimit = 32

    /// Writes a page for browsers. A file that is none is not replaced: it may be one that was to be read.
    package static func write(page: [UInt8], to path: String) throws(Failure) {
        let target = target(of: path)
        let mark = Array("<!DOCTYPE html>".utf8)
        if !target.isStream, let old = FileHandle(forReadingAtPath: target.path),
            let head = try? old.read(upToCount: mark.count), !head.isEmpty, !head.elementsEqual(mark)
        {
            throw Failure(problem: "is a file and no page; name another for the page, or remove it")
        }
        try write(page, to: target)
    }

    /// Writes a file as a whole or not at all. What a symbolic link leads to is written, and the link stays; a pipe or
    /// a device, such as `/dev/stdout`, takes the bytes as they come.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        try write(bytes, to: target(of: path))
    }

    private static func write(_ bytes: [UInt8], to target: (path: String, isStream: Bool)) throws(Failure) {
        do {
            if target.isStream {
                try FileHandle(forWritingTo: URL(fileURLWithPath: target.path)).write(contentsOf: Data(bytes))
            } else {
                try Data(bytes).write(to: URL(fileURLWithPath: target.path), options: .atomic)
            }
        } catch {
            throw Failure(problem: "cannot be written\(SystemError.suffix(for: error))")
        }
    }

    /// Whether a path leads to a file, and not to a directory, a pipe or a device; nil where nothing is there.
    package static func isRegularFile(_ path: String) -> Bool? {
        let target = target(of: path).path
        let type = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
        return type.map { $0 == .typeRegular }
    }

    /// Whether two paths lead to one file that is there: what is written to one would be gone from the other.
    package static func isSame(_ path: String, _ other: String) -> Bool {
        func identity(_ path: String) -> [AnyHashable]? {
            let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved),
                attributes[.type] as? FileAttributeType == .typeRegular,
                let system = attributes[.systemNumber] as? AnyHashable,
                let number = attributes[.systemFileNumber] as? AnyHashable
            else { return nil }
            return [system, number]
        }
        return identity(path).map { $0 == identity(other) } ?? false
    }

    /// Where a path leads, also where there is no file yet, and whether that is something which no file must replace.
    private static func target(of path: String) -> (path: String, isStream: Bool) {
        let manager = FileManager.default
        var path = path
        for _ in 0..<linkLimit {
            guard let link = try? manager.destinationOfSymbolicLink(atPath: path) else { break }
            let next = URL(fileURLWithPath: link, relativeTo: URL(fileURLWithPath: path)).path
            // The links that stand for open pipes lead to no path.
            if manager.fileExists(atPath: path), !manager.fileExists(atPath: next) { return (path, true) }
            path = next
        }
        let type = (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        return (path, ![nil, .typeRegular, .typeDirectory, .typeSymbolicLink].contains(type))
    }
}
