public import Understudy

extension MetricsReport {
  /// One of the resolves that took longest.
  public struct SlowResolve: Hashable, Sendable {
    /// What was asked for.
    public let key: Key
    /// What it took, with everything that was built for it.
    public let duration: Duration
    /// How many factories deep it was: 1 for an outermost one.
    public let depth: Int
    /// Whether it was built for this resolve; otherwise it was there.
    public let wasBuilt: Bool
    /// The label of the container that was asked, which may be a child of the one that is measured.
    public let containerLabel: String?
    /// Where it was asked for; for a wrapper's read, where the wrapper is declared.
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
