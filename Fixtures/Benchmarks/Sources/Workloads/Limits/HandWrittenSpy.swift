#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The least that a double which records and answers can be: an array under a lock.
///
/// The lock is a bare `pthread_mutex_t`: of what a person can write by hand with the system alone
/// it is the cheapest, before `NSLock` (the same one in an object) and `Mutex`, and it holds when
/// threads contend.
final class HandWrittenSpy: Gateway, @unchecked Sendable {  // `calls` is reached under `mutex`
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var calls: [(amount: Int, card: String)] = []
  private let receipt: Receipt

  init(answering receipt: Receipt) {
    self.receipt = receipt
    mutex = .allocate(capacity: 1)
    precondition(pthread_mutex_init(mutex, nil) == 0, "the system has no mutex left")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func charge(_ amount: Int, card: String) -> Receipt {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    calls.append((amount, card))
    return receipt
  }

  func clearCalls() {
    pthread_mutex_lock(mutex)
    let dropped = calls
    calls = []
    pthread_mutex_unlock(mutex)
    withExtendedLifetime(dropped) {}
  }
}
