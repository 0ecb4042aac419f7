/// Describes what a container has registered and built, for those that take its instances over.
extension ContainerCore {
  /// Returns the origin of the instances for a sharing fork, or for a container layered over this
  /// one; the previous one if nothing has changed.
  ///
  /// - Parameter parent: the fork of this core's own parent, if it has one.
  /// - Returns: `nil` if nothing is built.
  mutating func makeOrigin(above parent: Container? = nil) -> ForkOrigin? {
    guard !instances.isEmpty else { return nil }
    if parent == nil, let cached = freshness.cachedOrigin,
      cached.isUpToDate(registrations.layers, instances.layers)
    {
      return cached
    }
    let next = ForkOrigin(
      container: id,
      registrations: registrations.share(),
      instances: instances.share(),
      scope: extras?.scope?.id.kind,
      above: parent.flatMap(Self.origin(of:)),
      earlier: freshness.origin
    )
    // An older one releases nothing that is not still here: see `changed(_:)`.
    if parent == nil { freshness.cache(next) }
    return next
  }

  /// The origin of a new fork and its ancestors: their registrations are still those of the
  /// container it was forked from.
  private static func origin(of fork: Container) -> ForkOrigin? {
    fork.lineage.reversed().reduce(nil) { above, container in
      container.withCore { $0.origin(above: above) }
    }
  }

  fileprivate mutating func origin(above: ForkOrigin?) -> ForkOrigin {
    if let origin = freshness.origin { return origin }
    return ForkOrigin(
      container: id,
      registrations: registrations.share(),
      instances: instances.share(),
      scope: extras?.scope?.id.kind,
      above: above,
      earlier: nil
    )
  }
}
