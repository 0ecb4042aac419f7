public import Understudy

extension MetricsReport {
  /// What came of the resolves of one key.
  public struct KeyEntry: Hashable, Sendable {
    /// What was asked for.
    public let key: Key
    /// How often, and what came of it.
    public internal(set) var counts = Counts()
  }
}
