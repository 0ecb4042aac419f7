/// The registrations and instances of a sharing fork's origin when it was forked.
///
/// Inherited instances hold wrappers that keep asking the origin. Such an instance stays as long as
/// the fork has the same registrations for their keys as the origin had, and what the origin had
/// built for them is valid in the fork too.
final class ForkOrigin: @unchecked Sendable {  // the two links change in `deinit` alone
  /// ``Container/id`` of the origin.
  let container: UInt64
  private let registrations: PersistentMap<RegistrationRecord>
  private let instances: PersistentMap<InstanceRecord>
  /// The kind of scope that the origin is, if it is one.
  private let scope: ScopeKind?
  /// The same of the origin's parent.
  private var above: ForkOrigin?
  /// The origin that the origin's instances came from.
  private var earlier: ForkOrigin?

  init(
    container: UInt64,
    registrations: PersistentMap<RegistrationRecord>,
    instances: PersistentMap<InstanceRecord>,
    scope: ScopeKind?,
    above: ForkOrigin?,
    earlier: ForkOrigin?
  ) {
    self.container = container
    self.registrations = registrations
    self.instances = instances
    self.scope = scope
    self.above = above
    self.earlier = earlier
  }

  /// A container's registration and instance of a key when it, or a fork of it, was forked.
  struct Find {
    /// ``RegistrationRecord/id``, or 0 if nothing was registered.
    let registration: UInt64
    let instance: InstanceRecord?
  }

  /// Returns what one of the origins had for the key.
  ///
  /// - Returns: `nil` if the container is not one of the origins.
  /// - Complexity: O(generations of forks).
  func find(_ key: Key, in container: UInt64) -> Find? {
    var next: ForkOrigin? = self
    while let current = next {
      if current.container == container { return current.find(key) }
      next = current.earlier
    }
    return nil
  }

  /// Whether the origin had built this very instance.
  func holds(_ instance: InstanceRecord) -> Bool {
    instances.find(instance.key)?.provenance === instance.provenance
  }

  /// Whether the origin still has these very maps.
  func isUpToDate(_ registrations: MapLayers, _ instances: MapLayers) -> Bool {
    self.registrations.layers.isIdentical(to: registrations)
      && self.instances.layers.isIdentical(to: instances)
  }

  /// Whether one of the origins had these very registrations.
  func had(_ registrations: MapLayers, in container: UInt64) -> Bool {
    var next: ForkOrigin? = self
    while let current = next {
      if current.container == container {
        return current.registrations.layers.isIdentical(to: registrations)
      }
      next = current.earlier
    }
    return false
  }

  private func find(_ key: Key) -> Find {
    var next: ForkOrigin? = self
    while let current = next {
      if let record = current.registrations.find(key) {
        let keeper = keeper(of: record, registeredIn: current)
        return Find(registration: record.id, instance: keeper.instances.find(key))
      }
      next = current.above
    }
    return Find(registration: 0, instance: nil)
  }

  /// The container among the origins that keeps the instance: see ``Container/home(of:in:)``.
  private func keeper(of record: RegistrationRecord, registeredIn owner: ForkOrigin) -> ForkOrigin {
    guard let scope = record.scope else { return owner }
    var next: ForkOrigin? = self
    while let current = next, current !== owner {
      if current.scope == scope { return current }
      next = current.above
    }
    return owner
  }

  deinit {
    // A long series of forks of forks would free itself recursively and overflow the stack.
    var doomed = [above, earlier].compactMap(\.self)
    (above, earlier) = (nil, nil)
    while var next = doomed.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      doomed += [next.above, next.earlier].compactMap(\.self)
      (next.above, next.earlier) = (nil, nil)
    }
  }
}
