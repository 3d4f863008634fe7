// swift-format-ignore-file

// The names below are those of Apple.
@_exported import CFTypes

public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias io_object_t = mach_port_t
public typealias io_service_t = io_object_t
public typealias io_iterator_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias IOOptionBits = UInt32

public let KERN_SUCCESS: kern_return_t = 0
public let kIOMainPortDefault: mach_port_t = 0
public let kIOServicePlane = "IOService"
public let kIORegistryIterateRecursively = 1
public let kIORegistryIterateParents = 2

@discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { 0 }

public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { 0 }

public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! { nil }

public func IOBSDNameMatching(
    _ mainPort: mach_port_t, _ options: UInt32, _ bsdName: UnsafePointer<CChar>!
) -> CFMutableDictionary! { nil }

public func IOServiceGetMatchingServices(
    _ mainPort: mach_port_t, _ matching: CFDictionary!, _ existing: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t { 0 }

public func IORegistryEntryCreateCFProperty(
    _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! { nil }

public func IORegistryEntrySearchCFProperty(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString!, _ allocator: CFAllocator!,
    _ options: IOOptionBits
) -> CFTypeRef! { nil }
