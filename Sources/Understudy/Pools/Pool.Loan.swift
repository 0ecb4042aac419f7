import Synchronization

extension Pool {
  /// An instance that is borrowed.
  ///
  /// ```swift
  /// let loan = try await printers.borrow()
  /// try await loan.value.print(ticket)
  /// loan.giveBack()
  /// ```
  ///
  /// It ends once: with ``giveBack()``, or else when nobody holds the loan any more. The instance
  /// is somebody else's then, so keep the loan, not its value.
  public final class Loan: Sendable {
    /// The instance.
    public let value: Element
    private let item: Item
    private let pool: Pool
    private let isOut = Atomic(true)

    init(of item: Item, from pool: Pool, at site: SourceSite) {
      value = item.value
      self.item = item
      self.pool = pool
      if pool.tracksLoans { pool.loans.withLock { $0[ObjectIdentifier(self)] = site } }
    }

    /// Gives the instance back; it is reset here, and lent to who waits longest. The second call does
    /// nothing.
    ///
    /// ```swift
    /// loan.giveBack()
    /// ```
    public func giveBack() {
      guard isOut.exchange(false, ordering: .acquiringAndReleasing) else { return }
      if pool.tracksLoans { pool.loans.withLock { $0[ObjectIdentifier(self)] = nil } }
      pool.takeBack(item)
    }

    deinit { giveBack() }
  }
}
