/// A resolve that has given an instance, for recorders: what they need of the event.
package struct RecordedResolve: Sendable {
  package let key: Key
  /// The line that resolved.
  package let site: ShortSite
  /// The key whose factory resolved; `nil` if no factory did.
  package let asker: Key?
  /// ``ContainerEvent/depth``.
  package let depth: Int
  /// Whether the instance was made for this resolve.
  package let wasBuilt: Bool
  /// How long that took; zero if it was not measured.
  package let duration: Duration

  package init(
    _ key: Key,
    at site: ShortSite,
    for asker: Key? = nil,
    depth: Int = 1,
    wasBuilt: Bool = false,
    duration: Duration = .zero
  ) {
    self.key = key
    self.site = site
    self.asker = asker
    self.depth = depth
    self.wasBuilt = wasBuilt
    self.duration = duration
  }
}

extension ContainerEvent {
  init(_ resolve: RecordedResolve, in container: Container) {
    self.init(
      kind: .resolved(cacheHit: !resolve.wasBuilt),
      key: resolve.key,
      duration: resolve.duration,
      depth: resolve.depth,
      containerLabel: container.label,
      site: resolve.site.site,
      asker: resolve.asker,
      container: container.id
    )
  }
}
