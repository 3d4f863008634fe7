import AppStoreServer
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A request as the server got it.
struct ReceivedRequest: Sendable {
    var method: String
    var path: String
    /// By their names in lower case.
    var headers: [String: String]
    var body: Data

    /// The fields of the body.
    var json: [String: JSONValue]? { try? JSONDecoder().decode([String: JSONValue].self, from: body) }
}

/// Reads one request from a connection (RFC 9112).
struct RequestReader {
    let connection: Int32

    /// The request; `nil` when the client hung up before its end.
    func request() -> ReceivedRequest? {
        let end = Data("\r\n\r\n".utf8)
        var bytes = Data()
        while bytes.range(of: end) == nil {
            guard bytes.count < 1 << 16, let more = more() else { return nil }
            bytes += more
        }
        guard let separator = bytes.range(of: end) else { return nil }
        var lines = String(decoding: bytes[..<separator.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        if headers["expect"]?.lowercased() == "100-continue" {
            guard Reply.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: connection) else { return nil }
        }
        var body = Data(bytes[separator.upperBound...])
        let count = headers["content-length"].flatMap { Int($0) } ?? 0
        while body.count < count {
            guard let more = more() else { return nil }
            body += more
        }
        return ReceivedRequest(method: String(words[0]), path: String(words[1]), headers: headers, body: body)
    }

    private func more() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer[..<count]) : nil
    }
}
