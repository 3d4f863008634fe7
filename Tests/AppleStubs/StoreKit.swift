@_exported import Foundation

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

open class SKRequest: NSObject {
    open weak var delegate: (any SKRequestDelegate)?
    open func start() {}
    open func cancel() {}
}

open class SKReceiptRefreshRequest: SKRequest {
    public init(receiptProperties properties: [String: Any]?) {}
}
