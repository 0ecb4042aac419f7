/// Adds and removes observers.
extension Container {
  /// Calls a closure with every event of this container and its children.
  ///
  /// ```swift
  /// let token = container.observe(slowerThan: .milliseconds(5)) { event in
  ///   if case .slow = event.kind { print("\(event.key!) took \(event.duration)") }
  /// }
  /// token.cancel()
  /// ```
  ///
  /// The closure runs on the thread of the event, outside every lock, and may use the container;
  /// its own resolves are not reported to it. Forks are not observed with their origin. A read that
  /// a wrapper answers from what it holds is not an event.
  ///
  /// - Parameters:
  ///   - threshold: resolves that take longer are reported a second time, as
  ///     ``ContainerEvent/Kind/slow``.
  ///   - notify: the closure to call with each event.
  /// - Returns: a token that removes the observer.
  /// - Complexity: without an observer, no cost on the path of a resolve; with one, built instances
  ///   are no longer read on the fast path.
  @discardableResult
  public func observe(
    slowerThan threshold: Duration? = nil,
    _ notify: @escaping @Sendable (ContainerEvent) -> Void
  ) -> ObservationToken {
    let id = observers.add(threshold: threshold, notify)
    watch(by: ChangeCounter.oneObserver)
    return ObservationToken(container: self, id: id)
  }

  func removeObserver(_ id: UInt64) {
    if knownObservers?.remove(id) == true { watch(by: -ChangeCounter.oneObserver) }
  }
}
