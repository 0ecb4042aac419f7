import Synchronization
import Testing
import Understudy
import UnderstudyTesting

/// Expects issues of a case, its end included: what is noticed off the case's task, or when its
/// container is judged and closed, comes after the body, where `withKnownIssue` cannot stand.
///
/// To be listed before the traits whose issues it expects.
struct Expecting: TestTrait, TestScoping {
  /// What the issues say, in any order, and each says one of them.
  let texts: [String]

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let found = Findings()
    let afterwards = Afterwards()
    try await withKnownIssue {
      try await Afterwards.$current.withValue(afterwards) { try await function() }
      await afterwards.run()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      found.add(text)
      return texts.contains { text.contains($0) }
    }
    for text in texts {
      #expect(
        found.all.count { $0.contains(text) } == 1,
        "\(text)",
        sourceLocation: test.sourceLocation
      )
    }
  }
}

extension Trait where Self == Expecting {
  /// Expects these issues, each exactly once, and no other.
  static func expecting(_ texts: String...) -> Expecting { Expecting(texts: texts) }
}

/// What a case leaves to be done when it is over and its container is closed.
final class Afterwards: Sendable {
  @TaskLocal static var current: Afterwards?

  private let steps = Mutex<[@Sendable () async -> Void]>([])

  static func run(_ step: @escaping @Sendable () async -> Void) {
    current?.steps.withLock { $0.append(step) }
  }

  fileprivate func run() async {
    for step in steps.withLock({ $0 }) { await step() }
  }
}
