public import Understudy

// Asynchronous code picks the asynchronous overload, so they are not ambiguous.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Container {
  /// Runs the operation and gives back the state before it, whatever it registered or built.
  ///
  /// ```swift
  /// try container.withSnapshot {
  ///   container.register((any Mailer).self, instance: MailerSpy())
  ///   try office.sell(seat)
  /// }  // the mailer of before, the same instance
  /// ```
  ///
  /// Other tasks see the changes meanwhile; to change things for one task alone, use
  /// `withContainer { } operation: { }`. If the operation closes the container, it stays closed.
  ///
  /// - Throws: what the operation throws, with its type.
  /// - Complexity: O(1) beside the operation.
  @discardableResult
  public func withSnapshot<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = snapshot()
    defer { giveBack(before) }
    return try operation()
  }

  /// Runs the asynchronous operation and gives back the state before it.
  @discardableResult
  public func withSnapshot<Result, Failure: Error>(
    _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let before = snapshot()
    defer { giveBack(before) }
    return try await operation()
  }

  private func giveBack(_ snapshot: Snapshot) {
    // It is this container's own; a container that was closed meanwhile has nothing to restore.
    try? restore(snapshot)
  }
}
