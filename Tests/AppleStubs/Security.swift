// swift-format-ignore-file

// What the validator calls of the Security framework and, with it, of Core Foundation.
@_exported import CFTypes

// MARK: Core Foundation

public typealias CFIndex = Int
public final class CFData {}
public final class CFError {}
public struct CFDictionaryKeyCallBacks {}
public struct CFDictionaryValueCallBacks {}

public let kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
public let kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()

public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    nil
}

public func CFDictionaryCreateMutable(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! { nil }

public func CFDictionarySetValue(
    _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {}

// MARK: Security

public final class SecKey {}

public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(rawValue: "")
    public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(rawValue: "")
    public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(rawValue: "")
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "")
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(rawValue: "")
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(rawValue: "")
}

public let kSecAttrKeyType: CFString = ""
public let kSecAttrKeyTypeRSA: CFString = ""
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = ""
public let kSecAttrKeyClass: CFString = ""
public let kSecAttrKeyClassPublic: CFString = ""

public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { nil }

public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
