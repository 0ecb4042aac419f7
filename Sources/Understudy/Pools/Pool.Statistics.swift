extension Pool {
  /// How a pool stands at one moment, as a value to compare and print.
  ///
  /// ```swift
  /// #expect(printers.statistics.borrowed == 0)  // everybody has given back
  /// ```
  public struct Statistics: Hashable, Sendable {
    /// How many instances there may be.
    public let maximum: Int
    /// How many wait to be borrowed.
    public let idle: Int
    /// How many are borrowed, or are being reset after a loan.
    public let borrowed: Int
    /// How many factories are at work.
    public let beingMade: Int
    /// How many are on their way out.
    public let beingDiscarded: Int
    /// How many tasks wait for one.
    public let waiting: Int
    /// How many have been made so far.
    public let everMade: Int

    /// How many places are taken; never more than ``maximum``.
    public var alive: Int { idle + borrowed + beingMade + beingDiscarded }
  }
}
