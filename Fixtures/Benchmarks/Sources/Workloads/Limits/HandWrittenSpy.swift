/// The least that a double which records and answers can be: an array under a lock.
final class HandWrittenSpy: Gateway, @unchecked Sendable {  // `calls` is reached under `mutex`
  private let mutex = BareMutex()
  private var calls: [(amount: Int, card: String)] = []
  private let receipt: Receipt

  init(answering receipt: Receipt) { self.receipt = receipt }

  deinit { mutex.destroy() }

  func charge(_ amount: Int, card: String) -> Receipt {
    mutex.withLock {
      calls.append((amount, card))
      return receipt
    }
  }

  func clearCalls() {
    let dropped = mutex.withLock {
      let dropped = calls
      calls = []
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }
}
