#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The cheapest lock that a person can write by hand with the system alone, before `NSLock` (the same
/// one in an object) and `Mutex`; and it holds when threads contend.
struct BareMutex: @unchecked Sendable {  // a mutex is there to be shared
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    precondition(pthread_mutex_init(mutex, nil) == 0, "the system has no mutex left")
  }

  @inline(__always)
  func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Has to be called once, when nobody uses it any more.
  func destroy() {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}
