import Synchronization

/// What readers look at without a lock. It outlives the container, so a wrapper may hold it.
final class EpochCell: Sendable {
  /// Counts the changes after which a read may give something else.
  let epoch = Atomic<UInt64>(0)
  /// How many factories of the container and its descendants are running, and how many observers
  /// listen: while there are any, a read may belong to a build or be an event, and goes the long way.
  let runningFactories = Atomic<Int>(0)
}
