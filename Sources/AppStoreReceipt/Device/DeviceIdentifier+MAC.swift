// Receipts of iOS and its kin are not made for such addresses, whether there is an IOKit or not.
#if canImport(IOKit) && !os(tvOS) && !os(watchOS) && !os(visionOS) && (!os(iOS) || targetEnvironment(macCatalyst))
internal import Foundation
internal import IOKit

extension DeviceIdentifier {
    /// The addresses that a receipt on macOS may be made for, the likeliest first, each once.
    static var macAddresses: [DeviceIdentifier] {
        // An adapter that is plugged in can take the name of a built-in interface: the built-in ones come first.
        let services =
            NetworkInterface.primary + NetworkInterface.named("en0", isBuiltIn: true)
            + NetworkInterface.named("en1", isBuiltIn: true) + NetworkInterface.named("en0", isBuiltIn: false)
            + NetworkInterface.named("en1", isBuiltIn: false)
        var addresses: [DeviceIdentifier] = []
        for service in services {
            guard let address = service.address.map({ DeviceIdentifier($0) }), !addresses.contains(address) else {
                continue
            }
            addresses.append(address)
        }
        return addresses
    }
}

/// A network interface in the registry of devices. It is released with this object.
private final class NetworkInterface {
    private let service: io_service_t

    private init(_ service: io_service_t) { self.service = service }

    deinit { IOObjectRelease(service) }

    /// The interface that the system calls its primary one, if that is built in.
    static var primary: [NetworkInterface] {
        matching(IOServiceMatching("IOEthernetInterface")).filter { $0.isPrimary && $0.isBuiltIn }
    }

    /// The interfaces of a name as BSD gives them, such as `en0`.
    static func named(_ name: String, isBuiltIn: Bool) -> [NetworkInterface] {
        matching(IOBSDNameMatching(kIOMainPortDefault, 0, name)).filter { $0.isBuiltIn == isBuiltIn }
    }

    private static func matching(_ dictionary: CFMutableDictionary?) -> [NetworkInterface] {
        guard let dictionary else { return [] }
        var iterator = io_iterator_t()
        // It takes the dictionary over, whatever comes of it.
        guard IOServiceGetMatchingServices(kIOMainPortDefault, dictionary, &iterator) == KERN_SUCCESS else { return [] }
        defer { IOObjectRelease(iterator) }
        var interfaces: [NetworkInterface] = []
        while true {
            let service = IOIteratorNext(iterator)
            guard service != 0 else { return interfaces }
            interfaces.append(NetworkInterface(service))
        }
    }

    private var isPrimary: Bool { property("IOPrimaryInterface" as CFString) as? Bool ?? false }
    private var isBuiltIn: Bool { property("IOBuiltin" as CFString) as? Bool ?? false }

    /// The six bytes of the address, which the registry has at the controller above the interface.
    var address: Data? {
        let options = IOOptionBits(kIORegistryIterateRecursively | kIORegistryIterateParents)
        let value = IORegistryEntrySearchCFProperty(
            service, kIOServicePlane, "IOMACAddress" as CFString, kCFAllocatorDefault, options)
        guard let data = value as? Data, data.count == 6 else { return nil }
        return data
    }

    private func property(_ key: CFString) -> AnyObject? {
        IORegistryEntryCreateCFProperty(service, key, kCFAllocatorDefault, 0)?.takeRetainedValue()
    }
}
#else
extension DeviceIdentifier {
    /// None: receipts are not made for the addresses of interfaces here.
    static var macAddresses: [DeviceIdentifier] { [] }
}
#endif
