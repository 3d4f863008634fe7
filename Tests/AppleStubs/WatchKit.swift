@_exported import Foundation

@MainActor open class WKInterfaceDevice: NSObject {
    public class func current() -> WKInterfaceDevice { WKInterfaceDevice() }
    public var identifierForVendor: UUID? { nil }
}
