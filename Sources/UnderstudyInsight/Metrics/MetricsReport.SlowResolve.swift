public import Understudy

extension MetricsReport {
  /// One of the slowest resolves.
  public struct SlowResolve: Hashable, Sendable {
    /// The key that was resolved.
    public let key: Key
    /// The duration, including everything built for the resolve.
    public let duration: Duration
    /// The depth in factories: 1 for an outermost resolve.
    public let depth: Int
    /// Whether the instance was built for this resolve rather than found.
    public let wasBuilt: Bool
    /// The label of the container that resolved it, which may be a child of the measured one.
    public let containerLabel: String?
    /// The site of the resolve; for a wrapper's read, the site where the wrapper is declared.
    public let site: SourceSite?

    init(_ event: ContainerEvent, _ key: Key, _ duration: Duration, wasBuilt: Bool) {
      self.key = key
      self.duration = duration
      depth = event.depth
      self.wasBuilt = wasBuilt
      containerLabel = event.containerLabel
      site = event.site
    }
  }
}
