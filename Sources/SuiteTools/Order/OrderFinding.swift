/// A test whose outcome depends on order, with the smallest set of tests that changes it.
package struct OrderFinding: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Passes alone, and not after other tests.
    case polluted

    /// Passes after other tests, and not alone.
    case needsOthers

    /// Has another outcome when it runs twice in one process.
    case repeated

    /// Has another outcome when tests run in parallel.
    case parallel

    /// Has another outcome since an earlier run, which left something outside of its folder.
    case leftover
  }

  /// One of the two outcomes, and how to see it again.
  package struct Evidence: Codable, Equatable, Sendable {
    package var outcome: Outcome
    package var output: String
    package var command: String
  }

  package var kind: Kind
  package var test: TestName

  /// The tests that have to run before this one to change its outcome.
  package var others: [TestName]

  /// 2 where the others come after the test in the framework's order, so that they change its second run.
  package var round: Int

  package var alone: Evidence
  package var together: Evidence
}
