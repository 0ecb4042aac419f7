#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A place where threads sleep until the lock they wait for is released.
///
/// A thread parks only while its lock says "held, with a parked thread", which it sets itself under
/// the lot's mutex; a thread that releases the lock sees that and takes the same mutex to wake it.
/// So no wake-up can be lost between checking and sleeping.
struct ParkingLot: @unchecked Sendable {  // the two pointers never change; both are thread-safe
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    let failures = pthread_mutex_init(mutex, nil) + pthread_cond_init(condition, nil)
    precondition(failures == 0, "the system has no mutex left")
  }

  // Enough to keep threads of different locks apart; they exist as long as the process.
  private static let lots = (0..<64).map { _ in ParkingLot() }

  static func lot(of address: Int) -> ParkingLot { lots[(address >> 4) % lots.count] }

  /// Sleeps while the lock, checked again after every wake-up, is held.
  func park(whileHeld isHeld: () -> Bool) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while isHeld() { pthread_cond_wait(condition, mutex) }
  }

  func wakeAll() {
    pthread_mutex_lock(mutex)
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}
