/// What a pool makes its elements from, as far as it is known: what the last one was made from.
///
/// A pool is built before its elements, and so from nothing. In its own container that does no harm,
/// because it looks at each element before it lends it. A sharing fork that overrides what elements
/// are made from needs a pool of its own: the shared one would go on asking its container.
final class PoolSource: Sendable {
  /// ``Container/id`` of the container that the pool asks.
  let container: UInt64
  private let latest = Lock<[Provenance]?>(nil)

  init(container: UInt64) { self.container = container }

  /// `nil` as long as there was no element.
  var known: [Provenance]? { latest.withLock { $0 } }

  func learn(_ origin: PoolPlace.Origin) {
    guard origin.container == container else { return }
    let old = latest.withLock { latest in
      defer { latest = origin.foundations }
      return latest
    }
    extendLifetime(old)  // released here, outside the lock
  }
}

extension Frame {
  /// Notes that what this factory makes will ask its container for elements.
  func noteLending() -> PoolSource {
    let source = PoolSource(container: container.id)
    let look = Provenance(
      key: key,
      registration: record?.id ?? 0,
      level: container.level,
      kind: .lending(source)
    )
    container.withCore { $0.lends = true }
    note(look, from: container)
    return source
  }
}

extension ContainerCore {
  /// Whether a pool that another container has built would lend here what would be made here.
  func lendsTheSame(_ source: PoolSource) -> Bool {
    if source.container == id || source.known != nil { return true }
    // Nobody knows what its elements will be made from, so nothing may be different.
    return parent == nil
      && ancestry?.had(registrations.layers, in: source.container) == true
  }
}
