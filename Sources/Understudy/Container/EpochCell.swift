public import Synchronization

/// What readers look at without a lock. It outlives the container, so a wrapper may hold it.
@usableFromInline
final class EpochCell: Sendable {
  /// Counts the changes after which a read may give something else.
  @usableFromInline let epoch = Atomic<UInt64>(0)
  /// How many factories of the container and its descendants are running and, in steps of
  /// ``oneRecorder`` and ``oneObserver``, how many of those listen: while there are any, a resolve
  /// may belong to a build or be an event, and goes a longer way.
  @usableFromInline let detours = Atomic<Int>(0)
  /// ``ReadTable/address`` of what readers may look at; 0 for none.
  let table = Atomic<UInt>(0)
  /// Where they say so.
  let slots: ReaderSlots

  init(slots: ReaderSlots = .shared) { self.slots = slots }

  /// Says in the slot that the table is being read, if it is still the one to read.
  ///
  /// - Returns: `false`, with nothing to leave, if it was withdrawn or the slot is taken.
  @inline(__always)
  func enter(_ address: UInt, in slot: ReaderSlot) -> Bool {
    guard slot.enter(address) else { return false }
    // What was loaded before may be freed by now; from here on it cannot be.
    if table.load(ordering: .sequentiallyConsistent) == address { return true }
    slot.leave()
    return false
  }

  /// High enough for the factories that run at a time.
  @inlinable static var oneRecorder: Int { 1 << 32 }
  /// High enough for the recorders, which are a few for each test around.
  @inlinable static var oneObserver: Int { 1 << 48 }

  /// Whether what a wrapper holds may be read as it is: reads of that kind are no events.
  @inlinable var isBuildingNothing: Bool {
    detours.load(ordering: .relaxed) & (Self.oneRecorder - 1) == 0
  }

  /// Whether nobody listens here or above.
  var isUnheard: Bool { detours.load(ordering: .relaxed) < Self.oneRecorder }

  /// Whether somebody observes, here or above, and does not only record.
  var isObserved: Bool { detours.load(ordering: .relaxed) >= Self.oneObserver }

  /// Whether there are recorders, and neither observers nor factories at work.
  var isMerelyRecorded: Bool {
    let detours = detours.load(ordering: .relaxed)
    return detours != 0 && detours < Self.oneObserver && detours & (Self.oneRecorder - 1) == 0
  }
}
