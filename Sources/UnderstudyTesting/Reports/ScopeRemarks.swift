import Understudy

/// What is to be told of a test if it fails: how to repeat it.
final class ScopeRemarks: Sendable {
  private struct State {
    var lines: [String] = []
    var seed: UInt64?
  }

  private let state = Lock(State())

  /// Each once, the oldest first.
  var lines: [String] { state.withLock(\.lines) }

  func add(_ line: String) {
    state.withLock { state in
      if !state.lines.contains(line) { state.lines.append(line) }
    }
  }

  /// The seed that all bundles of the test have in common to which nobody gives one.
  ///
  /// - Parameter draw: makes it for the first.
  func seed(_ draw: () -> UInt64) -> UInt64 {
    state.withLock { state in
      let seed = state.seed ?? draw()
      state.seed = seed
      return seed
    }
  }
}

extension TestScope {
  /// What to tell if the test fails, beside the report: what stems from its suite's set-up first.
  package var remarks: [String] {
    let outer = outer?.remarks ?? []
    return outer + noted.lines.filter { !outer.contains($0) }
  }

  /// The scope of the test that this code runs for, if there is one in reach.
  static var inReach: TestScope? {
    (Container.override ?? TestRun.slotContainer)?.sink as? TestScope
  }
}
