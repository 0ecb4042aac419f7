/// Where issues of a container and of its doubles go.
///
/// Production containers have none. A test adapter gives its containers one, and forks inherit it.
package protocol IssueSink: BirthFollower {
  /// Whether the test it stands for is at its end: who asks a container of it that is closed by now
  /// is a leftover.
  var isOver: Bool { get }
  /// Whether an issue recorded here and now lands on the test that runs this code.
  var isOnTestTask: Bool { get }
  /// Takes an issue from any thread; never runs user code and never throws.
  func record(_ issue: ContainerIssue)
  /// Called by every container that is made with this sink. Hold it weakly.
  func opened(_ container: Container)
  /// Called when a clean-up hook begins to wait for the container's closing: whoever will close it
  /// holds it until then.
  func hasHooks(_ container: Container)
  /// Called when a container is about to let go of what it holds, after its clean-up hooks.
  func closes(_ container: Container)
  /// Called when the last holder of a container lets go of it, from its `deinit`.
  ///
  /// - Parameter contents: what it held; asked for at once or not at all.
  func dropped(_ contents: () -> DroppedContainer)
  /// Whether the use of the live key was not reported to the test yet; from now on it is.
  func isFirstReport(ofLive key: Key) -> Bool
  /// Called when a block of overrides has ended without an error.
  func blockEnded(_ block: OverrideBlock)
}

extension IssueSink {
  package var isOver: Bool { false }
  package var isOnTestTask: Bool { false }

  package func isFirstReport(ofLive key: Key) -> Bool { true }

  package func opened(_ container: Container) {}
  package func hasHooks(_ container: Container) {}
  package func closes(_ container: Container) {}
  package func dropped(_ contents: () -> DroppedContainer) {}

  package func blockEnded(_ block: OverrideBlock) {}
}
