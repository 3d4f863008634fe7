/// The path of an error while it is passed outwards: a fixed number of steps, eight bytes each, without any allocation.
///
/// A step is the address of a component's name, or an index with bit 63 set.
struct ASN1ErrorSteps: Hashable, Sendable {
    /// How many steps there is room for. Certificates and CMS messages need up to eleven.
    static var capacity: Int { 12 }

    private var step0: UInt64 = 0
    private var step1: UInt64 = 0
    private var step2: UInt64 = 0
    private var step3: UInt64 = 0
    private var step4: UInt64 = 0
    private var step5: UInt64 = 0
    private var step6: UInt64 = 0
    private var step7: UInt64 = 0
    private var step8: UInt64 = 0
    private var step9: UInt64 = 0
    private var step10: UInt64 = 0
    private var step11: UInt64 = 0

    init() {}

    /// The step at a place from the inside, 0 to `capacity` - 1; other places read as 0 and ignore what is stored.
    subscript(index: Int) -> UInt64 {
        get {
            switch index {
            case 0: return step0
            case 1: return step1
            case 2: return step2
            case 3: return step3
            case 4: return step4
            case 5: return step5
            case 6: return step6
            case 7: return step7
            case 8: return step8
            case 9: return step9
            case 10: return step10
            case 11: return step11
            default: return 0
            }
        }
        set {
            switch index {
            case 0: step0 = newValue
            case 1: step1 = newValue
            case 2: step2 = newValue
            case 3: step3 = newValue
            case 4: step4 = newValue
            case 5: step5 = newValue
            case 6: step6 = newValue
            case 7: step7 = newValue
            case 8: step8 = newValue
            case 9: step9 = newValue
            case 10: step10 = newValue
            case 11: step11 = newValue
            default: break
            }
        }
    }
}
