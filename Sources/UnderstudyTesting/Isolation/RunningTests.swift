import Understudy

/// The tests that have an open scope.
package final class RunningTests: Sendable {
  /// The running tests of this process.
  static let shared = RunningTests()

  private let scopes = Lock<[ObjectIdentifier: TestScope]>([:])

  package init() {}

  package func add(_ scope: TestScope) {
    scopes.withLock { $0[ObjectIdentifier(scope)] = scope }
  }

  package func remove(_ scope: TestScope) {
    let removed = scopes.withLock { $0.removeValue(forKey: ObjectIdentifier(scope)) }
    extendLifetime(removed)  // released here, outside the lock
  }

  /// Returns the running tests within a scope: the test itself, or those of a suite.
  func tests(within scope: TestScope) -> [TestScope] {
    scopes.withLock { Array($0.values) }.filter { test in
      sequence(first: test, next: \.outer).contains { $0 === scope }
    }
  }

  /// Returns the running tests whose code has slept on a clock.
  func sleeping(on clock: ManualClock) -> [TestScope] {
    scopes.withLock { Array($0.values) }.filter { $0.clocks.contains(clock) }
  }

  /// The names of the running tests, within a sentence.
  var names: [String] { scopes.withLock { Array($0.values) }.map(\.nameInText).sorted() }

  /// Whether there is a running test.
  var areRunning: Bool { scopes.withLock { !$0.isEmpty } }

  /// The running test, if there is exactly one.
  package var only: TestScope? {
    scopes.withLock { $0.count == 1 ? $0.values.first : nil }
  }
}
