import Understudy

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension InMemoryCollection {
  /// Runs a closure whose changes take effect all at once, when it returns, or not at all.
  ///
  /// ```swift
  /// try tickets.transaction { tickets in
  ///   guard var ticket = try tickets.fetch(7), !ticket.isSold else { throw SoldOut() }
  ///   ticket.isSold = true
  ///   try tickets.update(ticket)
  ///   try tickets.insert(receipt)
  /// }
  /// ```
  ///
  /// Use the collection that the closure gets; the outer one is not part of the transaction. Others
  /// see none of its changes before its end, and the closure sees none of theirs. If they have changed
  /// something that it has read or written, it is rolled back with
  /// ``InMemoryCollectionError/conflict(element:)``: transactions never wait for each other. So their
  /// result is one that they could have had one after the other.
  ///
  /// A transaction within a transaction is committed to the outer one, and can be rolled back alone.
  /// The calls of one that is rolled back stay recorded.
  ///
  /// - Parameter body: the closure, which runs once, in the caller's task.
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws, after a rollback; `conflict`; an error on demand for
  ///   ``InMemoryCollectionOperation/commits``.
  public func transaction<Result>(
    _ body: (InMemoryCollection) throws -> Result
  ) throws -> Result {
    let inner = try begin()
    defer { inner.space.end() }
    do {
      let result = try body(inner)
      try commit(inner)
      return result
    } catch {
      space.noteReads(of: inner.space)
      throw error
    }
  }

  /// Runs a closure that may suspend, and whose changes take effect all at once or not at all.
  ///
  /// A cancellation rolls back only if the closure throws for it.
  ///
  /// - Parameter body: the closure, which runs once, in the caller's task.
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws, after a rollback; `conflict`; an error on demand for
  ///   ``InMemoryCollectionOperation/commits``.
  public func transaction<Result>(
    _ body: (InMemoryCollection) async throws -> Result
  ) async throws -> Result {
    let inner = try begin()
    defer { inner.space.end() }
    do {
      let result = try await body(inner)
      try commit(inner)
      return result
    } catch {
      space.noteReads(of: inner.space)
      throw error
    }
  }

  private func begin() throws -> InMemoryCollection {
    transactions.call()
    return InMemoryCollection(in: try space.begin(), of: self)
  }

  private func commit(_ inner: InMemoryCollection) throws {
    try fail(.commit)
    try space.commit(inner.space)
  }
}
