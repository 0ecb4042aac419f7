/// The report to a test that has used a live registration.
extension ContainerError {
  /// The text for a test that has used something live, instead of ``description``: nothing was
  /// thrown.
  ///
  /// - Parameters:
  ///   - framework: the one that runs the test; without it, the fix is for any.
  ///   - test: the name of the test, if it is one test.
  func liveReport(in framework: TestFramework?, of test: String? = nil) -> String {
    let place = test.map { " in \($0), before it runs this code" } ?? ""
    let remedy =
      "register a double for it\(place): \(registering). "
      + "To use it on purpose, allow it in the policy of \(placeOfPolicy(framework)). "
      + "To allow everything that is live, write .live(.allow) there; to stop it before it runs, .live(.refuse), under "
      + "which a property needs a FallbackDouble."
    return
      (["\(context.reportedKey) is live, and this test used it."]
      + details(isHandedOut: true) + ["fix: \(remedy)"]).joined(separator: "\n  ")
  }

  /// What has the policy of a test, with the line that allows the key.
  private func placeOfPolicy(_ framework: TestFramework?) -> String {
    let policy = ".live(.report).allowing(.of(\(ContainerError.spell(context.reportedKey))))"
    let trait = "the test or its suite: .container(\(policy))"
    let property =
      "the test's class: override class var policy: MockPolicy? { \(policy) }, or, without "
      + "ContainerTestCase, isolated(\(policy)) { … }"
    return switch framework {
    case .swiftTesting: trait
    case .xcTest: property
    case nil: "\(trait), or, with XCTest, of \(property)"
    }
  }
}
