import ASN1Runtime

/// Which of several components a decoder takes a value for, by the value's tag.
struct TagTakers {
    private var named: [ASN1Tag: ComponentPlan] = [:]
    /// The first that takes any tag.
    private var anything: ComponentPlan?

    init(_ components: some Sequence<ComponentPlan>) {
        for component in components {
            switch component.first {
            case .oneOf(let tags): for tag in tags where named[tag] == nil { named[tag] = component }
            case .anything: if anything == nil { anything = component }
            }
        }
    }

    /// The component; nil where it is none of them.
    func component(for tag: ASN1Tag) -> ComponentPlan? { named[tag] ?? anything }
}
