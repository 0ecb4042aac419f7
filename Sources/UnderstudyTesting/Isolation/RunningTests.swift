import Understudy

/// The tests of this process that have a scope open.
enum RunningTests {
  private static let scopes = Lock<[ObjectIdentifier: TestScope]>([:])

  static func add(_ scope: TestScope) {
    scopes.withLock { $0[ObjectIdentifier(scope)] = scope }
  }

  static func remove(_ scope: TestScope) {
    let removed = scopes.withLock { $0.removeValue(forKey: ObjectIdentifier(scope)) }
    _ = removed  // released here, outside the lock
  }

  /// The running test, if there is exactly one.
  static var only: TestScope? {
    scopes.withLock { $0.count == 1 ? $0.values.first : nil }
  }
}
