import Synchronization

extension Pool {
  /// The lease of an instance borrowed from a pool.
  ///
  /// ```swift
  /// let lease = try await printers.borrow()
  /// try await lease.value.print(ticket)
  /// lease.end()
  /// ```
  ///
  /// It ends once: with ``end()``, or else with the last reference to the lease. Afterwards
  /// the instance belongs to another caller, so keep the lease, not its value.
  public final class Lease: Sendable {
    /// The leased instance.
    public let value: Element
    private let item: Item
    private let pool: Pool
    private let isOut = Atomic(true)

    init(of item: Item, from pool: Pool, at site: SourceSite) {
      value = item.value
      self.item = item
      self.pool = pool
      if pool.tracksLeases { pool.leases.withLock { $0[ObjectIdentifier(self)] = site } }
    }

    /// Returns the instance to the pool, which resets it and leases it to the caller that has
    /// waited longest. A second call has no effect.
    ///
    /// ```swift
    /// lease.end()
    /// ```
    public func end() {
      guard isOut.exchange(false, ordering: .acquiringAndReleasing) else { return }
      if pool.tracksLeases { pool.leases.withLock { $0[ObjectIdentifier(self)] = nil } }
      pool.takeBack(item)
    }

    deinit { end() }
  }
}
