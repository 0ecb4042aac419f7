public import Synchronization

/// The state that readers use without a lock. It outlives the container, so a wrapper may hold it.
@usableFromInline
final class ChangeCounter: Sendable {
  /// Counts the changes after which a read may give something else.
  @usableFromInline let epoch = Atomic<UInt64>(0)
  /// The number of running factories of the container and its descendants plus, in units of
  /// ``oneRecorder`` and ``oneObserver``, the number of listeners: while it is not 0, a resolve may
  /// belong to a build or be an event, and takes the slow path.
  @usableFromInline let detours = Atomic<Int>(0)
  /// The ``ReadTable/address`` of the table that readers may use; 0 for none.
  let table = Atomic<UInt>(0)
  /// The slots in which readers announce that they read the table.
  let slots: ReaderSlots

  init(slots: ReaderSlots = .shared) { self.slots = slots }

  /// Announces in the slot that the table is being read, if it is still the current one.
  ///
  /// - Returns: `false`, with nothing to leave, if it was withdrawn or the slot is taken.
  @inline(__always)
  func enter(_ address: UInt, in slot: ReaderSlot) -> Bool {
    guard slot.enter(address) else { return false }
    // Memory loaded before may be freed by now; from here on it cannot be.
    if table.load(ordering: .sequentiallyConsistent) == address { return true }
    slot.leave()
    return false
  }

  /// Greater than the number of factories that run at a time.
  @inlinable static var oneRecorder: Int { 1 << 32 }
  /// Greater than the number of recorders, of which there are a few for each enclosing test.
  @inlinable static var oneObserver: Int { 1 << 48 }

  /// Whether a wrapper may read what it holds directly: such reads are not events.
  @inlinable var isBuildingNothing: Bool {
    detours.load(ordering: .relaxed) & (Self.oneRecorder - 1) == 0
  }

  /// Whether nothing listens here or above.
  var isUnheard: Bool { detours.load(ordering: .relaxed) < Self.oneRecorder }

  /// Whether there is an observer, here or above, and not only recorders.
  var isObserved: Bool { detours.load(ordering: .relaxed) >= Self.oneObserver }

  /// Whether there are recorders, but neither observers nor running factories.
  var isMerelyRecorded: Bool {
    let detours = detours.load(ordering: .relaxed)
    return detours != 0 && detours < Self.oneObserver && detours & (Self.oneRecorder - 1) == 0
  }
}
