/// The test that owns a container: it receives the issues of the container and of its doubles, and
/// is notified when the container opens and closes.
///
/// Production containers have none. A test adapter gives its containers one; forks and children
/// inherit it. See ``TestBinding``.
package protocol TestHost: CreationObserver {
  /// Whether the test it belongs to has ended: code that resolves from a closed container of it has
  /// outlived the test.
  var isOver: Bool { get }
  /// The test's name within a sentence, with its line in parentheses; `nil` if it is no single test.
  var nameOfTest: String? { get }
  /// The framework that runs the test; `nil` if that is not known.
  var framework: TestFramework? { get }
  /// Whether an issue recorded here and now belongs to the test that runs this code.
  var isOnTestTask: Bool { get }
  /// Whether the code belongs to a test that is known to have no container.
  var isInTestWithoutContainer: Bool { get }
  /// Records an issue. May be called from any thread; never runs user code and never throws.
  func record(_ issue: ContainerIssue)
  /// Called by every container that is made with this host. Hold it weakly.
  func opened(_ container: Container)
  /// Called when a clean-up hook begins to wait for the container's closing: the code that will
  /// close it holds it until then.
  func hasHooks(_ container: Container)
  /// Called when a container is about to release what it holds, after its clean-up hooks.
  func closes(_ container: Container)
  /// Called when the last reference to a container is released, from its `deinit`.
  ///
  /// - Parameter contents: returns what it held; to be called at once or not at all.
  func dropped(_ contents: () -> DroppedContainer)
  /// Whether this is the first use of the live key to report to the test; marks it as reported.
  func isFirstReport(ofLive key: Key) -> Bool
  /// Called when a resolve throws because nothing is registered: the caller may catch the error.
  func missed(_ error: ContainerError)
  /// Called when a block of overrides has ended without an error.
  func blockEnded(_ block: OverrideBlock)
}

extension TestHost {
  package var nameOfTest: String? { nil }
  package var framework: TestFramework? { nil }
  package var isOver: Bool { false }
  package var isOnTestTask: Bool { false }
  package var isInTestWithoutContainer: Bool { false }

  package func isFirstReport(ofLive key: Key) -> Bool { true }

  package func missed(_ error: ContainerError) {}
  package func opened(_ container: Container) {}
  package func hasHooks(_ container: Container) {}
  package func closes(_ container: Container) {}
  package func dropped(_ contents: () -> DroppedContainer) {}

  package func blockEnded(_ block: OverrideBlock) {}
}
