public import Understudy

extension MetricsReport {
  /// The counts of one key's resolves.
  public struct KeyEntry: Hashable, Sendable {
    /// The key that was resolved.
    public let key: Key
    /// The counts of its resolves.
    public internal(set) var counts = Counts()
  }
}
