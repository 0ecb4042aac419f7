import Testing
import Understudy
import UnderstudyTesting

/// What the cases of one test have in common.
///
/// A parameterised test may have thousands of cases, so it is worked out once around all of them;
/// any other test has one case, which makes its own.
final class KnownTest: Sendable {
  /// The parameterised test around this task, whose failures are watched for all its cases.
  @TaskLocal private static var around: KnownTest?

  let test: Test
  /// The name of the test in messages.
  let name: String
  let recorder: any TestRecorder
  let hasTimeLimit: Bool

  init(_ test: Test) {
    self.test = test
    name = test.readableName
    recorder = SwiftTestingRecorder(test: test)
    hasTimeLimit = test.timeLimit != nil
  }

  /// Returns what is known about a test; `nil` if this task is not within all cases of it.
  static func around(_ test: Test) -> KnownTest? {
    guard let known = around, known.isOf(test) else { return nil }
    return known
  }

  /// Runs all cases of a parameterised test. Each of its traits calls this; the first does the work.
  static func run(
    _ test: Test,
    _ function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard around(test) == nil else { return try await function() }
    let known = KnownTest(test)
    try await FailureWatch.watch(test, nil, telling: FailureWatch.ofCase) {
      try await $around.withValue(known) { try await function() }
    }
  }

  /// Not by its ID, which is computed on each access.
  private func isOf(_ other: Test) -> Bool {
    let (here, there) = (test.sourceLocation, other.sourceLocation)
    return here.line == there.line && here.column == there.column && test.name == other.name
      && here.fileID == there.fileID
  }
}
