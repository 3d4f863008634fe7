// swift-format-ignore-file

// What the stubs of Apple's modules share of Core Foundation. It has another name than the module itself, since Foundation on Linux
// has one of that name inside it.

public typealias CFTypeRef = AnyObject

public final class CFString: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
}

public class CFDictionary {}
public final class CFMutableDictionary: CFDictionary {}

public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil
