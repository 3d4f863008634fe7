public import ASN1Runtime

extension AppReceiptField {
    /// The field that a key names, with a value, in version 1: the one that the App Store writes.
    /// - Throws: `ASN1Error` when the value breaks a constraint of the schema.
    public init<Value>(_ key: Key<Value>, _ value: Value) throws(ASN1Error) { try self.init(key, value, version: 1) }
}

extension InAppReceiptField {
    /// The field that a key names, with a value, in version 1: the one that the App Store writes.
    /// - Throws: `ASN1Error` when the value breaks a constraint of the schema.
    public init<Value>(_ key: Key<Value>, _ value: Value) throws(ASN1Error) { try self.init(key, value, version: 1) }
}
