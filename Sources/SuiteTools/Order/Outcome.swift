/// How a test ended in one round of a run.
package enum Outcome: String, Codable, Sendable {
  case passed, failed, skipped

  /// The test ended its process.
  case crashed

  /// The run reached its time limit in this test.
  case timedOut

  /// The process ended before the test began.
  case notRun

  /// The outcome in a sentence, after the name of a test.
  package var words: String {
    switch self {
    case .passed: "passes"
    case .failed: "fails"
    case .skipped: "is skipped"
    case .crashed: "ends its process"
    case .timedOut: "reaches the time limit"
    case .notRun: "does not run"
    }
  }

  /// Whether the tests after it lose their process.
  package var endsProcess: Bool { self == .crashed || self == .timedOut }
}
