// The types of the schemas beside this file; a target needs a source of its own.

/// A type of the schemas has this name, and is not generated: this file would not compile if it were.
package struct Unreached {}
