import Understudy

/// Whether code that has escaped from its test may use the process default.
///
/// While tests run, `Container.current` never gives the process default: code with no container in
/// reach gets an issue and an error instead of live services. That is detection, and it is on.
public enum EscapeDetection {
  /// Lets all code of this process use its default container, from now on.
  ///
  /// For a test bundle whose subject is the default itself. Where one test needs it,
  /// ``withProcessDefault(because:fileID:line:operation:)`` leaves the others protected.
  ///
  /// ```swift
  /// EscapeDetection.turnOff(because: "this bundle tests the app's own bootstrap")
  /// ```
  ///
  /// - Parameter reason: why, for the next reader. An empty one is an issue, and changes nothing.
  public static func turnOff(
    because reason: String,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard isGiven(reason, at: SourceSite(fileID: fileID, line: line)) else { return }
    TestRun.allowDefault()
  }

  static func isGiven(_ reason: String, at site: SourceSite) -> Bool {
    guard reason.allSatisfy(\.isWhitespace) else { return true }
    let text =
      "Escape detection was to be turned off without a reason, so it stays on."
      + "\n  fix: say why: because: \"the bootstrap itself is tested\"."
    IssueSinks.record(ContainerIssue(text, at: site))
    return false
  }
}
