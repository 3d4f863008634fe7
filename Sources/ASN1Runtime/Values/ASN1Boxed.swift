/// Holds a component behind a reference, for types that contain themselves.
@propertyWrapper
public struct ASN1Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    /// A box with a value in it.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// The component.
    public var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }

    public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
