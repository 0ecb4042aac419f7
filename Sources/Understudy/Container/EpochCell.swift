public import Synchronization

/// What readers look at without a lock. It outlives the container, so a wrapper may hold it.
@usableFromInline
final class EpochCell: Sendable {
  /// Counts the changes after which a read may give something else.
  @usableFromInline let epoch = Atomic<UInt64>(0)
  /// How many factories of the container and its descendants are running and, in steps of
  /// ``oneListener``, how many observers and recorders listen: while there are any, a resolve may
  /// belong to a build or be an event, and goes the long way.
  @usableFromInline let detours = Atomic<Int>(0)

  /// High enough for the factories that run at a time.
  @inlinable static var oneListener: Int { 1 << 32 }

  /// Whether what a wrapper holds may be read as it is: reads of that kind are no events.
  @inlinable var isBuildingNothing: Bool {
    detours.load(ordering: .relaxed) & (Self.oneListener - 1) == 0
  }

  /// Whether nobody listens here or above.
  var isUnheard: Bool { detours.load(ordering: .relaxed) < Self.oneListener }
}
