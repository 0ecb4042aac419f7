import Understudy

/// The setting for whether code outside every test's container may use the process default.
///
/// While tests run, `Container.current` never returns the process default: code without a current
/// container gets an issue and an error instead of live services. This check is on by default.
public enum IsolationCheck {
  /// Allows all code of this process to use its default container, from now on.
  ///
  /// Use it for a test bundle whose subject is the default itself. If a single test needs it,
  /// ``withProcessDefault(because:fileID:line:operation:)`` keeps the others protected.
  ///
  /// ```swift
  /// IsolationCheck.turnOff(because: "this bundle tests the app's own bootstrap")
  /// ```
  ///
  /// - Parameter reason: the reason, for the next reader. An empty one is an issue, and changes
  ///   nothing.
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
      "The isolation check stays on: no reason was given to IsolationCheck.turnOff or "
      + "withProcessDefault.\n  fix: give one: because: \"the bootstrap itself is tested\"."
    NearestHost.record(ContainerIssue(text, at: site))
    return false
  }
}
