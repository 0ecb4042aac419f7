import Synchronization

/// What readers look at without a lock. It outlives the container, so a wrapper may hold it.
final class EpochCell: Sendable {
  /// Counts the changes after which a read may give something else.
  let epoch = Atomic<UInt64>(0)
  /// How many factories of the container are running: only then may a read belong to a build.
  let runningFactories = Atomic<Int>(0)
}
