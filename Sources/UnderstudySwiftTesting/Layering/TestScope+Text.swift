import UnderstudyTesting

extension TestScope {
  /// What is attached to a test that has failed.
  func text() -> String { "\(testName)\n" }
}
