public import Understudy

// Asynchronous code selects the asynchronous overload, so they are not ambiguous.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Container {
  /// Runs the operation, then restores the previous state, whatever it registered or built.
  ///
  /// ```swift
  /// try container.withSnapshot {
  ///   container.register((any Mailer).self, instance: MailerSpy())
  ///   try office.sell(seat)
  /// }  // the previous mailer, the same instance
  /// ```
  ///
  /// Other tasks see the changes meanwhile; to make changes for one task alone, use
  /// `withContainer { } operation: { }`. If the operation closes the container, it stays closed.
  ///
  /// - Parameter operation: the code to run.
  /// - Returns: what the operation returns.
  /// - Throws: the operation's error, with its type.
  /// - Complexity: O(1) besides the operation.
  @discardableResult
  public func withSnapshot<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = snapshot()
    defer { end(before) }
    return try operation()
  }

  /// Runs the asynchronous operation, then restores the previous state.
  ///
  /// - Parameter operation: the code to run.
  /// - Returns: what the operation returns.
  /// - Throws: the operation's error, with its type.
  @discardableResult
  public func withSnapshot<Result, Failure: Error>(
    _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let before = snapshot()
    defer { end(before) }
    return try await operation()
  }

  private func end(_ snapshot: Snapshot) {
    // The snapshot is this container's own; a container that was closed meanwhile has nothing to
    // restore.
    try? restore(snapshot)
  }
}
