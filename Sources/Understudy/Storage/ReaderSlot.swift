public import Synchronization

/// A slot where one thread at a time announces which table it reads without a lock.
///
/// States of its word: 0, free; *T*, a thread reads the table at address T; *T* + 1, the same, and
/// another thread is parked until the reader leaves. Each step is one atomic exchange, so nothing
/// is lost between two of them.
@usableFromInline
struct ReaderSlot: @unchecked Sendable {  // what it points to is atomic and outlives it
  @usableFromInline let word: UnsafeMutablePointer<Atomic<UInt>>

  /// Announces that the table is being read; no user code may run until ``leave()``.
  ///
  /// - Returns: `false` if the slot is taken: by another thread, or further up on this one.
  @inline(__always)
  func enter(_ table: UInt) -> Bool {
    word.pointee.compareExchange(
      expected: 0,
      desired: table,
      ordering: .sequentiallyConsistent
    ).exchanged
  }

  @inlinable
  @inline(__always)
  func leave() {
    if word.pointee.exchange(0, ordering: .releasing) & 1 != 0 { wake() }
  }

  /// The table being read; 0 for none.
  @inline(__always)
  var table: UInt { word.pointee.load(ordering: .sequentiallyConsistent) & ~1 }

  /// Sleeps in a lot while the condition holds.
  typealias Parking = (ParkingLot, _ isHeld: () -> Bool) -> Void

  static func sleep(in lot: ParkingLot, while isHeld: () -> Bool) { lot.park(whileHeld: isHeld) }

  /// Returns when this reader, or a later one, has left.
  ///
  /// - Parameter park: how to sleep; tests use it to see that a thread does.
  func awaitEnd(of table: UInt, park: Parking = Self.sleep) {
    for _ in 0..<16 {
      Pause.take(16)
      if word.pointee.load(ordering: .acquiring) & ~1 != table { return }
    }
    park(lot) {
      let was = word.pointee.compareExchange(
        expected: table,
        desired: table | 1,
        ordering: .acquiring
      )
      return was.exchanged || was.original == table | 1
    }
  }

  @usableFromInline
  @inline(never)
  func wake() { lot.wakeAll() }

  /// The lot for threads that wait for the reader. Slots are further apart than locks.
  private var lot: ParkingLot { .lot(of: Int(bitPattern: word) >> 3) }
}
