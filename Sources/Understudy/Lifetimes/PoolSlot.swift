import Synchronization

/// A slot in a pool whose element is being made; it records what the element is made from.
final class PoolSlot: Sendable {
  /// The dependencies that an element was made from. It holds no instance.
  struct Origin: Sendable {
    /// ``Container/id``.
    let container: UInt64
    /// The container's epoch in which everything it was made from was current.
    var epoch: UInt64
    let foundations: [DependencyRecord]
  }

  private let noted = Lock<Origin?>(nil)

  /// The origin of the element. Only after it is made.
  var origin: Origin { noted.withLock { $0! } }  // the factory of a pool always records it

  func note(_ resolver: Resolver, since epoch: UInt64) {
    let origin = Origin(
      container: resolver.container.id,
      epoch: epoch,
      foundations: Array(resolver.noted)
    )
    noted.withLock { $0 = origin }
  }
}

extension PoolSlot.Origin {
  /// The origin with a current epoch, if an element from there is still what the container would
  /// make.
  ///
  /// An element made by a closed container stays as it is.
  func current(in container: Container?) -> Self? {
    guard let container else { return self }
    // What another container has made holds instances that that one resolves.
    guard container.id == self.container else { return nil }
    let now = container.cell.epoch.load(ordering: .acquiring)
    guard now != epoch, container.isOpen else { return self }
    var verdicts: [ObjectIdentifier: Bool] = [:]
    let isCurrent = container.withCore { core in
      foundations.allSatisfy { core.freshness.isCurrent($0, in: core, &verdicts) }
    }
    guard isCurrent else { return nil }
    var copy = self
    copy.epoch = now
    return copy
  }
}

extension PoolDependencies {
  func learn(_ origin: PoolSlot.Origin) {
    guard origin.container == container else { return }
    let old = latest.withLock { latest in
      defer { latest = origin.foundations }
      return latest
    }
    extendLifetime(old)  // released here, outside the lock
  }
}
