/// The dependencies of a pool's elements, as far as known: those of the last one that was made.
///
/// A pool is built before its elements, and so from nothing. In its own container that does no
/// harm, because the pool checks each element before it leases it. A sharing fork that overrides
/// what elements are made from needs its own pool: the shared one would keep asking its container.
final class PoolDependencies: Sendable {
  /// ``Container/id`` of the container that the pool resolves from.
  let container: UInt64
  let latest = Lock<[DependencyRecord]?>(nil)

  init(container: UInt64) { self.container = container }

  /// The dependencies of the last element; `nil` until there was one.
  var known: [DependencyRecord]? { latest.withLock { $0 } }
}
