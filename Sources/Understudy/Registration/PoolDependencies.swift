/// The dependencies of a pool's elements, as far as known: those of the last one that was made.
///
/// A pool is built before its elements, and so from nothing. In its own container that does no
/// harm, because the pool checks each element before it leases it. A sharing fork that overrides
/// what elements are made from needs its own pool: the shared one would keep asking its container.
final class PoolDependencies: Sendable {
  /// ``Container/id`` of the container that the pool resolves from.
  let container: UInt64
  private let latest = Lock<[DependencyRecord]?>(nil)

  init(container: UInt64) { self.container = container }

  /// The dependencies of the last element; `nil` until there was one.
  var known: [DependencyRecord]? { latest.withLock { $0 } }

  func learn(_ origin: PoolSlot.Origin) {
    guard origin.container == container else { return }
    let old = latest.withLock { latest in
      defer { latest = origin.foundations }
      return latest
    }
    extendLifetime(old)  // released here, outside the lock
  }
}

extension Frame {
  /// Records that what this factory makes will resolve elements from its container.
  func noteLending() -> PoolDependencies {
    let source = PoolDependencies(container: container.id)
    let lookup = DependencyRecord(
      key: key,
      registration: record?.id ?? 0,
      level: container.level,
      kind: .lending(source)
    )
    container.withCore { $0.freshness.noteLending() }
    note(lookup, from: container)
    return source
  }
}

extension ContainerCore {
  /// Whether a pool that another container has built would lease the same here as one built here.
  func lendsSame(_ source: PoolDependencies) -> Bool {
    if source.container == id || source.known != nil { return true }
    // It is unknown what its elements will be made from, so nothing may be different.
    return parent == nil
      && freshness.origin?.had(registrations.layers, in: source.container) == true
  }
}
