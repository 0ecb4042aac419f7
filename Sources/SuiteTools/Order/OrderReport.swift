/// What an audit found.
package struct OrderReport: Codable, Equatable, Sendable {
  /// A test that an audit cannot judge, and why.
  package struct Remark: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// Has different outcomes in the same trial.
      case flaky

      /// Ends its process, or reaches the time limit, alone too.
      case endsProcess

      /// Fails in each run, whatever runs with it.
      case fails

      /// Did not come to its end in a process that died; the test that ended it is unknown.
      case lost

      /// Differs, but the limit of runs was reached before its cause was found.
      case unsearched
    }

    package var kind: Kind
    package var test: TestName
    package var output: String
  }

  package var schema = 1
  package var seed: UInt64
  package var tests: Int
  package var runs: Int
  package var limit: Int

  /// Whether the audit ended before it reached the limit of runs.
  package var isComplete: Bool
  package var findings: [OrderFinding]
  package var remarks: [Remark]

  /// Whether the audit came to its end, and nothing that it saw depends on order or is left to search.
  package var isClean: Bool {
    isComplete && findings.isEmpty
      && !remarks.contains { $0.kind == .unsearched || $0.kind == .lost }
  }
}
