import Testing

import enum GeneratedTypeNames.TypeNameCheck

struct TypeNameTests {
    /// All types of Swift's library and of the runtime as names of a schema's types: that the module compiles is most of the test.
    @Test func namesOfOtherTypes() { #expect(TypeNameCheck.failures() == []) }
}
