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
      similarRemedy + "register a double for it\(place): \(registering). "
      + "To use it on purpose, \(wayToAllow(framework)). "
      + "To allow everything that is live, write .live(.allow) there; to stop it before it runs, .live(.refuse)."
      + (context.declaredAt == nil
        ? "" : " If any test may run it, declare it with default: in place of live:.")
    return
      (["\(context.reportedKey) is live, and this test used it."]
      + details(isHandedOut: true) + ["fix: \(remedy)"]).joined(separator: "\n  ")
  }

  /// The line that allows the key, and its place.
  private func wayToAllow(_ framework: TestFramework?) -> String {
    let policy = ".live(.report).allowing(.of(\(ContainerError.spell(context.reportedKey))))"
    let trait =
      "put a trait in front of the others of the test or its suite: .container(\(policy))"
    let property =
      "allow it in the policy of the test's class: override class var policy: MockPolicy? { \(policy) }, or, without "
      + "ContainerTestCase, isolated(\(policy)) { … }"
    return switch framework {
    case .swiftTesting: trait
    case .xcTest: property
    case nil: "\(trait); or, with XCTest, \(property)"
    }
  }
}
