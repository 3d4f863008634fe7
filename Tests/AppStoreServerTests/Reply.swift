import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the server does with a request.
enum Reply: Sendable {
    /// An answer with its length.
    case answer(status: Int = 200, headers: [String: String] = [:], body: Data)
    /// These bytes, whatever they are.
    case raw(String)
    /// An answer whose body comes a byte at a time.
    case drip(Data)
    /// An answer without a length, whose body does not end for a very long time.
    case endless
    /// Nothing, until the client hangs up.
    case silence
    /// The end of the connection.
    case hangUp

    /// A status of the App Store, and nothing else.
    static func status(_ code: Int) -> Reply { .json(#"{"status":\#(code)}"#) }

    /// An answer of JSON.
    static func json(_ text: String) -> Reply { .answer(body: Data(text.utf8)) }

    func send(over connection: Int32) {
        switch self {
        case .answer(let status, let headers, let body):
            var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.count)\r\nConnection: close\r\n"
            for (name, value) in headers { head += "\(name): \(value)\r\n" }
            _ = Self.write(Data((head + "\r\n").utf8) + body, to: connection)
        case .raw(let text):
            _ = Self.write(Data(text.utf8), to: connection)
        case .drip(let body):
            guard Self.write(Self.openHead, to: connection) else { return }
            for byte in body {
                guard Self.write(Data([byte]), to: connection) else { return }
                usleep(20_000)
            }
        case .endless:
            guard Self.write(Self.openHead, to: connection) else { return }
            let part = Data(repeating: UInt8(ascii: " "), count: 1 << 16)
            for _ in 0..<4096 {
                guard Self.write(part, to: connection) else { return }
            }
        case .silence:
            var byte: UInt8 = 0
            _ = recv(connection, &byte, 1, 0)
        case .hangUp:
            break
        }
    }

    /// The head of an answer that ends with the connection.
    private static let openHead = Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8)

    /// - Returns: Whether the client took all of it.
    static func write(_ data: Data, to connection: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = sendBytes(connection, bytes[sent...])
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}

/// `send` of the system, whose name a member of `Reply` hides.
private func sendBytes(_ connection: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: bytes)
    return send(connection, rest.baseAddress, rest.count, 0)
}
