@_exported import Foundation

@MainActor open class UIDevice: NSObject {
    public static var current: UIDevice { UIDevice() }
    public var identifierForVendor: UUID? { nil }
}
