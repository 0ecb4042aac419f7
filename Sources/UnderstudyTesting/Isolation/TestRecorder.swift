package import Understudy

/// Records issues with a test framework.
package protocol TestRecorder: Sendable {
  /// Whether an issue recorded here and now belongs to the test that runs this code.
  var isOnTestTask: Bool { get }
  /// The framework; `nil` if it is none that has a trait or a class for a test's policy.
  var framework: TestFramework? { get }
  /// The name within a sentence of the test that runs this code; `nil` if the framework does not say.
  var nameOfCurrentTest: String? { get }
  /// Whether the test that runs this code is known to have no container.
  var isInTestWithoutContainer: Bool { get }
  func record(_ issue: ContainerIssue)
}

extension TestRecorder {
  package var framework: TestFramework? { nil }
  package var nameOfCurrentTest: String? { nil }
  package var isInTestWithoutContainer: Bool { false }
}
