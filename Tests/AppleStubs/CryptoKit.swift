// What the validator calls of CryptoKit.

public protocol Digest: Hashable, Sequence where Element == UInt8 {}

public protocol HashFunction {
    associatedtype Digest: CryptoKit.Digest
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

public struct StubDigest: Digest {
    public func makeIterator() -> EmptyCollection<UInt8>.Iterator { EmptyCollection().makeIterator() }
}

public struct SHA256: HashFunction {
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    public func finalize() -> StubDigest { StubDigest() }
}

public typealias SHA384 = SHA256
public typealias SHA512 = SHA256

public enum Insecure {
    public typealias SHA1 = SHA256
}
