import Understudy

/// Remarks to show with a test's failure, such as how to repeat it, and whether it has failed.
final class ScopeRemarks: Sendable {
  private struct State {
    var lines: [String] = []
    /// The seed of the bundles without one.
    var seed: UInt64?
    var hasFailed = false
    /// The seeds of all bundles.
    var seeds: [UInt64] = []
  }

  private let state = Lock(State())

  /// The remarks, each once, the oldest first.
  var lines: [String] { state.withLock(\.lines) }

  /// The seeds of the test's bundles, each once, the oldest first.
  var seeds: [UInt64] { state.withLock(\.seeds) }

  func add(_ line: String) {
    state.withLock { state in
      if !state.lines.contains(line) { state.lines.append(line) }
    }
  }

  func add(seed: UInt64) {
    state.withLock { state in
      if !state.seeds.contains(seed) { state.seeds.append(seed) }
    }
  }

  /// Removes a remark that is no longer true.
  func remove(_ line: String) { state.withLock { $0.lines.removeAll { $0 == line } } }

  func fail() { state.withLock { $0.hasFailed = true } }

  var hasFailed: Bool { state.withLock(\.hasFailed) }

  /// Returns the seed shared by all of the test's bundles without an explicit one.
  ///
  /// - Parameter draw: makes the seed for the first.
  func seed(_ draw: () -> UInt64) -> UInt64 {
    state.withLock { state in
      let seed = state.seed ?? draw()
      state.seed = seed
      return seed
    }
  }
}

extension TestScope {
  /// Whether the adapter knows of a failure of the test.
  package var hasFailed: Bool { noted.hasFailed }

  /// Records that the test has failed, so that what shows the cause is kept.
  package func noteFailure() { noted.fail() }

  /// The remarks to show if the test fails, beside the report: those of its suite's set-up first.
  package var remarks: [String] {
    let outer = outer?.remarks ?? []
    return outer + noted.lines.filter { !outer.contains($0) }
  }

  /// The seeds of its bundles, those of its suite's set-up first.
  var seeds: [UInt64] {
    let outer = outer?.seeds ?? []
    return outer + noted.seeds.filter { !outer.contains($0) }
  }

  /// The scope of the current test, if there is one.
  static var inReach: TestScope? {
    (Container.override ?? TestRun.slotContainer)?.host as? TestScope
  }
}
