public import Synchronization

/// A lock without a value, one word wide, for objects that store the guarded state beside it.
///
/// States: 0 free, 1 held, 2 held and a thread may be parked. Taking and releasing a free one is
/// one atomic operation each. A thread that finds it held checks again a few times, then parks.
@usableFromInline
struct LockWord: ~Copyable, Sendable {
  @usableFromInline let state = Atomic<UInt32>(0)

  @inlinable
  init() {}

  @inlinable
  @inline(__always)
  borrowing func lock() {
    if state.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged { return }
    lockSlowly()
  }

  @inlinable
  @inline(__always)
  borrowing func unlock() {
    if state.exchange(0, ordering: .releasing) == 2 { wake() }
  }

  @inline(__always)
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  @usableFromInline
  @inline(never)
  borrowing func lockSlowly() {
    // Increasing pauses leave the word to the threads that make progress.
    var looks = 16
    for _ in 0..<10 {
      Pause.take(looks)
      if state.load(ordering: .relaxed) == 0,
        state.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
      {
        return
      }
      looks = min(2 * looks, 2_048)
    }
    // From here on the holder finds a 2 and wakes the lot of this address.
    ParkingLot.lot(of: address).park { state.exchange(2, ordering: .acquiring) != 0 }
  }

  @usableFromInline
  @inline(never)
  borrowing func wake() { ParkingLot.lot(of: address).wakeAll() }

  /// Selects the lot where threads that wait for this lock park; several locks may share a lot.
  private var address: Int { withUnsafePointer(to: state) { Int(bitPattern: $0) } }
}
