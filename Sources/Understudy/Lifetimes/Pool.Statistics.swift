extension Pool {
  /// The state of a pool at one moment, as a value to compare and print.
  ///
  /// ```swift
  /// #expect(printers.statistics.borrowed == 0)  // everybody has given back
  /// ```
  public struct Statistics: Hashable, Sendable {
    /// The maximum number of instances.
    public let maximum: Int
    /// The number of instances that are ready to be borrowed.
    public let idle: Int
    /// The number of instances that are borrowed, or are being reset after a lease.
    public let borrowed: Int
    /// The number of running factories.
    package let runningFactories: Int
    /// The number of instances that are being discarded.
    package let runningDiscards: Int
    /// The number of tasks that wait for an instance.
    public let waiting: Int
    /// The number of instances made so far.
    public let everMade: Int

    /// The number of slots in use; never more than ``maximum``.
    package var usedSlots: Int { idle + borrowed + runningFactories + runningDiscards }
  }
}
