/// The last lines of a process that ends because a property has no value.
package enum TrapText {
  /// The line that names the test, with the break before it; empty if it is not known.
  package static func line(of host: (any TestHost)?) -> String {
    // The test whose task this is may use another one's object.
    let own = IssueOutlet.processHost.flatMap { $0.isOnTestTask ? $0.nameOfTest : nil }
    return (own ?? host?.nameOfTest).map { "\n  test: \($0)" } ?? ""
  }

  /// The lines that follow the error for the key.
  ///
  /// - Parameter container: the container that was asked, whose test it names.
  /// - Returns: an empty text if no tests run.
  static func end(of key: Key, in container: Container?) -> String {
    guard TestRun.toolkit != nil else { return "" }
    let type = ContainerError.spellType(of: key).dropLast(".self".count)
    let name = type.replacing("any ", with: "").filter { $0.isLetter || $0.isNumber }
    return """
      \(line(of: container?.host ?? Container.override?.host))
        The run ends here, because the property cannot throw and there is no fallback for \(key).
        fix: declare a fallback in the test target, under any name, and the run continues; it is found by itself:
          enum \(name)Fallback: FallbackDouble { static func fallback() -> \(type) { … } }
      """
  }
}
