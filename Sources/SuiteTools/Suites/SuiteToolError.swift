/// A misuse of the tool, or a package that it cannot work with.
package struct SuiteToolError: Error, Equatable, CustomStringConvertible {
  /// What happened, and where.
  package let text: String

  /// What to type instead.
  package let fix: String

  package init(_ text: String, fix: String) {
    self.text = text
    self.fix = fix
  }

  package var description: String { "\(text)\nfix: \(fix)" }
}
