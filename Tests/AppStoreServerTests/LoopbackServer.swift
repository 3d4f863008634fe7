import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An HTTP server on a port of the loopback interface that the system chooses: what a client says is recorded, and answered as a test
/// wants it. Each connection has a thread of its own and carries one request.
final class LoopbackServer: @unchecked Sendable {
    typealias Handler = @Sendable (ReceivedRequest) -> Reply

    /// A call of the system that failed.
    struct Failure: Error {
        var call: String
        var number: Int32
    }

    let port: UInt16
    private let listener: Int32
    private let handler: Handler
    /// Guards everything below.
    private let lock = NSLock()
    private var received: [ReceivedRequest] = []
    private var connections: Set<Int32> = []
    private var isStopped = false

    /// Starts a server.
    init(_ handler: @escaping Handler) throws {
        // A client that hangs up must not end the process.
        signal(SIGPIPE, SIG_IGN)
        self.handler = handler
        listener = try Self.listen()
        do {
            port = try Self.port(of: listener)
        } catch {
            close(listener)
            throw error
        }
        let thread = Thread { [listener] in
            while true {
                let connection = accept(listener, nil, nil)
                if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard connection >= 0, self.open(connection) else { break }
                Thread.detachNewThread { self.serve(connection) }
            }
            close(listener)
        }
        thread.start()
    }

    /// The address of a path, such as `/production`.
    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw Failure(call: path, number: 0) }
        return url
    }

    /// The requests so far, in the order that they came.
    var requests: [ReceivedRequest] { lock.withLock { received } }

    /// Ends the server and its connections.
    func stop() {
        lock.withLock {
            isStopped = true
            for connection in connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
        // What waits in `accept` wakes by a connection, on every system, and closes the listener.
        guard let descriptor = try? Self.socket() else { return }
        _ = Self.withAddress(port: port) { connect(descriptor, $0, $1) }
        close(descriptor)
    }

    /// A port that nothing listens at.
    static func unusedPort() throws -> UInt16 {
        let socket = try listen()
        defer { close(socket) }
        return try port(of: socket)
    }

    // MARK: Connections

    private func open(_ connection: Int32) -> Bool {
        let isOpen = lock.withLock {
            if !isStopped { connections.insert(connection) }
            return !isStopped
        }
        if !isOpen { close(connection) }
        return isOpen
    }

    private func serve(_ connection: Int32) {
        // No test may hang on a client that says nothing.
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        if let request = RequestReader(connection: connection).request() {
            lock.withLock { received.append(request) }
            handler(request).send(over: connection)
        }
        // Under the lock, or `stop` could meet another file of the same number.
        lock.withLock {
            connections.remove(connection)
            close(connection)
        }
    }

    // MARK: Sockets

    private static func socket() throws -> Int32 {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let descriptor = systemSocket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", number: errno) }
        return descriptor
    }

    /// Calls a function with the address of a port of the loopback interface, 0 being any that is free.
    private static func withAddress(port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func listen() throws -> Int32 {
        let descriptor = try socket()
        guard withAddress(port: 0, { bind(descriptor, $0, $1) }) == 0, systemListen(descriptor, 64) == 0 else {
            let number = errno
            close(descriptor)
            throw Failure(call: "listen", number: number)
        }
        return descriptor
    }

    private static func port(of descriptor: Int32) throws -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        guard status == 0 else { throw Failure(call: "getsockname", number: errno) }
        return UInt16(bigEndian: address.sin_port)
    }
}

// Functions of the system, whose names members of the server hide.

private func systemSocket(_ domain: Int32, _ type: Int32, _ protocol: Int32) -> Int32 {
    socket(domain, type, `protocol`)
}

private func systemListen(_ descriptor: Int32, _ count: Int32) -> Int32 { listen(descriptor, count) }
