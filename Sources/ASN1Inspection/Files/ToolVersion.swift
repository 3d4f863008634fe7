/// The version of the command line tools, which is one for all of them.
package enum ToolVersion {
    package static let text = "0.1.0"
}
