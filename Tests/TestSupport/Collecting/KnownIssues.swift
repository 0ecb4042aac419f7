package import Testing

/// Collects the issues that Swift Testing is told of, for tests that cause them on purpose.
///
/// ```swift
/// let issues = KnownIssues()
/// try await issues.collect { try await runCase(traits) { … } }
/// #expect(issues.messages == ["…"])
/// ```
package final class KnownIssues: Sendable {
  private let recorder = Recorder<Issue>()

  package init() {}

  package var all: [Issue] { recorder.all }
  /// The comments of each.
  package var messages: [String] { all.map(\.message) }
  /// The place of each, then its comments and its error.
  package var texts: [String] { all.map(\.text) }

  /// Runs the body, and fails the test if it has no issues.
  ///
  /// - Parameters:
  ///   - isIntermittent: whether it may have none.
  ///   - includingOverdue: whether a wait that comes to its limit is one of them; by default it
  ///     fails the test.
  ///   - sourceLocation: where the test fails: the caller's line.
  ///   - body: what causes them.
  package func collect(
    isIntermittent: Bool = false,
    includingOverdue: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) rethrows {
    try withKnownIssue(isIntermittent: isIntermittent, sourceLocation: sourceLocation) {
      try body()
    } matching: { [recorder] issue in
      recorder.add(issue)
      return includingOverdue || !Overdue.hasReported(issue.message)
    }
  }

  /// The same for a body that may suspend.
  package func collect(
    isIntermittent: Bool = false,
    includingOverdue: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
  ) async rethrows {
    try await withKnownIssue(isIntermittent: isIntermittent, sourceLocation: sourceLocation) {
      try await body()
    } matching: { [recorder] issue in
      recorder.add(issue)
      return includingOverdue || !Overdue.hasReported(issue.message)
    }
  }
}

extension Issue {
  fileprivate var message: String { comments.map(\.rawValue).joined(separator: " ") }

  fileprivate var text: String {
    let place = sourceLocation.map { "\($0.fileID):\($0.line)" } ?? "nowhere"
    return "\(place) \(message)\(error.map { " \($0)" } ?? "")"
  }
}
