/// The last lines of a process that ends because a property has no value.
enum TrapText {
  /// The lines that follow the error for the key.
  ///
  /// - Returns: an empty text if no tests run.
  static func end(of key: Key) -> String {
    guard TestRun.toolkit != nil else { return "" }
    let type = ContainerError.spellType(of: key).dropLast(".self".count)
    return """

        The run ends here, because the property cannot throw and there is no fallback for \(key).
        fix: declare a fallback in the test target, so that the run continues:
          enum Fallback: FallbackDouble { static func fallback() -> \(type) { … } }
      """
  }
}
