/// The readers that look up the instance of one injection at the same time, and share one.
///
/// States: *empty*; *occupied*, with a scope. Each reader that enters gets the present scope, the
/// first one a new scope. The last one to leave removes it, and a reset does: later readers share
/// nothing with those that are still in the old one.
///
/// Invariant: there is a scope exactly if a reader is in it. A reader keeps what it found before it
/// leaves; so one that enters and finds nothing kept meets all readers that may still make one.
///
/// A scope that is removed has to be ended, outside the lock that guards the readers: it may have
/// the last reference to the instance, and what an instance has started may hold the scope.
struct FirstReaders {
  private var scope: GraphScope?
  private var count = 0

  mutating func enter() -> GraphScope {
    count += 1
    if let scope { return scope }
    let scope = GraphScope()
    self.scope = scope
    return scope
  }

  /// Removes a reader from its scope.
  ///
  /// - Returns: the scope, if this was the last reader in it.
  mutating func leave(_ left: GraphScope) -> GraphScope? {
    guard scope === left else { return nil }
    count -= 1
    return count == 0 ? scope.take() : nil
  }

  /// Removes the scope, so that later readers share nothing with those in it.
  ///
  /// - Returns: the scope, if there is one.
  mutating func dismiss() -> GraphScope? {
    count = 0
    return scope.take()
  }
}
