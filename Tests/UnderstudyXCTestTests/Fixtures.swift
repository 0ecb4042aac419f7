import Dispatch
import Foundation
import Understudy

struct Note: Sendable {}
struct Mishap: Error {}

final class Ledger: Sendable {
  private let state = Lock<[String]>([])
  var entries: [String] { state.withLock { $0 } }
  func add(_ entry: String) { state.withLock { $0.append(entry) } }
}

/// Reads the ledger of wherever it was made.
final class Clerk: Sendable {
  let ledger = Injected<Ledger>()
}

/// Counts from any thread.
final class Counter: Sendable {
  private let value = Lock(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}

/// Suspends tasks until it is opened, cancelled or not.
final class Gate: Sendable {
  private enum State {
    case shut([CheckedContinuation<Void, Never>])
    case open
  }
  private let state = Lock(State.shut([]))

  func open() {
    let waiting = state.withLock { state in
      guard case .shut(let waiting) = state else { return [CheckedContinuation<Void, Never>]() }
      state = .open
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .shut(let waiting) = state else { return true }
        state = .shut(waiting + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// Runs the body on a thread of its own and waits for it.
func onAThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let result = Lock<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let value = body()
    result.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  return result.withLock { $0! }  // set above, before the signal
}

extension Duration {
  /// A limit that no test is about: a busy machine may take its time.
  static let ample = Duration.seconds(600)
}
