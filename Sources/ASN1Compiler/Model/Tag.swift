/// A tag: class and number.                                                                              (X.680 8.1)
package struct Tag: Hashable, Sendable, Comparable, CustomStringConvertible {
    package typealias Class = TagSyntax.Class

    package var tagClass: Class
    package var number: UInt32

    package init(_ tagClass: Class, _ number: UInt32) {
        self.tagClass = tagClass
        self.number = number
    }

    package static func universal(_ number: UInt32) -> Tag { Tag(.universal, number) }
    package static func context(_ number: UInt32) -> Tag { Tag(.contextSpecific, number) }

    /// `[0]`, `[APPLICATION 3]`, `[UNIVERSAL 2]`
    package var description: String {
        switch tagClass {
        case .universal: "[UNIVERSAL \(number)]"
        case .application: "[APPLICATION \(number)]"
        case .contextSpecific: "[\(number)]"
        case .private: "[PRIVATE \(number)]"
        }
    }

    /// The canonical order of X.680 8.6: universal, application, context-specific, private; then by number.
    package static func < (left: Tag, right: Tag) -> Bool {
        left.tagClass == right.tagClass ? left.number < right.number : left.classRank < right.classRank
    }

    private var classRank: Int {
        switch tagClass {
        case .universal: 0
        case .application: 1
        case .contextSpecific: 2
        case .private: 3
        }
    }
}
