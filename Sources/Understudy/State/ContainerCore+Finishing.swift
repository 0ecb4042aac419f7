/// Decides how a build ends.
extension ContainerCore {
  /// The outcome for a build's instance.
  enum Ending {
    case stored
    /// The build was detached from its key after its waiting callers had resolved it.
    case superseded
    /// A dependency was replaced meanwhile: callers that resolved after that resolve again.
    case stale
  }

  /// Ends a build. Stores the instance unless something newer has replaced it meanwhile.
  mutating func finish(
    _ build: Build,
    _ instance: InstanceRecord?,
    retired: inout Retired
  ) -> Ending {
    extras?.closing.forget(build)
    freshness.noteEnd(of: build, instance)
    let isSuperseded = !builds.remove(build)
    guard let instance else { return .superseded }
    let isOutdated = freshness.isOutdated(
      instance,
      by: build,
      isSuperseded: isSuperseded,
      in: self
    )
    if isOutdated { return .stale }
    if isSuperseded { return .superseded }
    if let old = instances.insert(instance) {
      // Releases what was taken over meanwhile; the next sharing fork would have released it here.
      retired.add(freshness.takeCachedOrigin())
      retired.add(old)
    }
    if instance.isCacheable, let record = build.record { cache.insert(instance, of: record) }
    return .stored
  }

  /// Takes a build off its key; the next caller starts another.
  ///
  /// - Parameter hasBegun: whether its factory is running and will `finish` it.
  mutating func supersede(_ build: Build, hasBegun: Bool) {
    if builds.remove(build) { extras.made.closing.add(build) }
    guard !hasBegun else { return }
    extras?.closing.forget(build)
    freshness.noteEnd(of: build, nil)
  }

  /// Takes the key's build off it, if there is one.
  mutating func supersede(_ key: Key) {
    guard let build = builds.remove(key) else { return }
    extras.made.closing.add(build)
  }
}
