/// The readers that look up the instance of one injection at the same time, and make one among them.
///
/// States: *empty*; *occupied*, with a scope. Each reader that enters gets the scope that is there,
/// the first a new one. The last to leave takes it away, and a reset does: readers that come then
/// share nothing with those that are still in the old one.
///
/// Invariant: there is a scope exactly if a reader is in it. A reader keeps what it found before it
/// leaves; so one that enters and finds nothing kept meets all that may still be made.
///
/// A scope that is taken away has to be ended, outside of the lock that guards the readers: what it
/// holds may be the last to hold the instance, and what an instance has started may hold the scope.
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

  /// - Returns: the scope, if this was the last reader in it.
  mutating func leave(_ left: GraphScope) -> GraphScope? {
    guard scope === left else { return nil }
    count -= 1
    return count == 0 ? scope.take() : nil
  }

  /// - Returns: the scope, if there is one.
  mutating func dismiss() -> GraphScope? {
    count = 0
    return scope.take()
  }
}
