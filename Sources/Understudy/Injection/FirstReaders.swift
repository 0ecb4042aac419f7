/// Who looks up the instance of one injection at the same time, so that they make one among them.
///
/// States: *nobody*; *some*, with a scope. Each that enters gets the scope that is there, and a new
/// one where nobody is. The last to leave takes it away, and a reset does: who reads from then on
/// shares nothing with those that are still in the old one.
///
/// Invariant: there is a scope exactly if somebody is in it. Whoever keeps what he found does so
/// before he leaves; so one that enters and finds nothing kept meets all that may still be made.
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

  mutating func leave(_ left: GraphScope) {
    guard scope === left else { return }
    count -= 1
    if count == 0 { scope = nil }  // which the one who leaves still holds
  }

  /// - Returns: the scope, to be let go of outside of the lock.
  mutating func dismiss() -> GraphScope? {
    count = 0
    return scope.take()
  }
}
