import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The slots where threads announce which table they read, so that it is not freed meanwhile.
///
/// A reader loads the published table, enters its slot with it and checks whether it is still
/// published; if not, it leaves and touches nothing. A writer withdraws the published table and
/// then checks all slots. The last three of these and the writer's first are sequentially
/// consistent: in either order, the reader sees that the table is gone, or the writer sees the
/// reader, and waits.
///
/// Invariant: a table, and what it leads to, is freed only after each slot was seen without it at
/// some moment since it was last published. Readers announce tables, not containers, so later
/// readers are not waited for.
struct ReaderSlots: Equatable, @unchecked Sendable {  // what it points to is atomic
  static let count = 64
  /// Two cache lines: they are fetched in pairs.
  private static let stride = 128

  /// The slots of the process; they exist as long as it does.
  static let shared = ReaderSlots()

  private let base: UnsafeMutableRawPointer

  init() {
    base = .allocate(byteCount: Self.count * Self.stride, alignment: Self.stride)
    for index in 0..<Self.count {
      (base + index * Self.stride).initializeMemory(as: Atomic<UInt>.self, to: Atomic(0))
    }
  }

  /// Frees slots that are no longer used.
  func deallocate() { base.deallocate() }

  @inline(__always)
  subscript(_ index: Int) -> ReaderSlot {
    ReaderSlot(word: (base + index &* Self.stride).assumingMemoryBound(to: Atomic<UInt>.self))
  }

  /// The slot of this thread, always the same; several threads may share one.
  @inline(__always)
  var own: ReaderSlot {
    // Thread addresses are whole pages apart; the multiplication moves the differing bits to the
    // top.
    let spread = (ThreadIdentity.current.bits >> 12) &* 0x9E37_79B9_7F4A_7C15
    return self[Int(truncatingIfNeeded: spread >> (UInt.bitWidth - 6))]
  }

  /// Returns when no reader remains for which the condition holds.
  ///
  /// - Parameter park: as in ``ReaderSlot/awaitEnd(of:park:)``.
  func awaitReaders(
    where isGone: (_ table: UInt) -> Bool,
    park: ReaderSlot.Parking = ReaderSlot.sleep
  ) {
    for index in 0..<Self.count {
      let slot = self[index]
      let table = slot.table
      if table != 0, isGone(table) { slot.awaitEnd(of: table, park: park) }
    }
  }
}
