/// The last lines of a process that ends because a property has no value.
enum TrapText {
  /// The lines that follow the error for the key.
  ///
  /// - Returns: an empty text if no tests run.
  static func end(of key: Key) -> String {
    guard TestRun.toolkit != nil else { return "" }
    let spelled = ContainerError.spellType(of: key)
    return """

        The run ends here, because the property cannot throw and there is no fallback for \(key).
        fix: register a fallback, so that the run continues: TestFallbacks.register(\(spelled)) { … }.
      """
  }
}
