#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where threads sleep until the lock they wait for is given back.
///
/// A thread parks only while its lock says "held and somebody is parked", which it says itself
/// under the lot's mutex; whoever gives the lock back sees that and takes the same mutex to wake.
/// So no wake-up can fall between looking and sleeping.
struct ParkingLot: @unchecked Sendable {  // the two pointers never change; both are thread-safe
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    let failures = pthread_mutex_init(mutex, nil) + pthread_cond_init(condition, nil)
    precondition(failures == 0, "the system has no mutex left")
  }

  // As many as keep threads of different locks apart; they live as long as the process.
  private static let lots = (0..<64).map { _ in ParkingLot() }

  static func lot(of address: Int) -> ParkingLot { lots[(address >> 4) % lots.count] }

  /// Sleeps as long as the lock, asked again after every wake-up, is held.
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
