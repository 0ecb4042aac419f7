import Understudy

/// The changes announced while a task waits for a state.
///
/// Invariant: there is a waiter only while `count` is the same as when that waiter last read.
final class StateChanges: WaitListOwner {
  private struct State {
    var count = 0
    var waits = TaskWaitList()
  }

  private let state = Lock(State())

  var count: Int { state.withLock { $0.count } }

  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    state.withLock { body(&$0.waits) }
  }

  /// Records a change, on the thread that makes it, and resumes the waiter.
  func note() {
    let resumptions = state.withLock { state in
      state.count += 1
      return state.waits.endAll(as: .satisfied)
    }
    resumptions.resume()
  }

  /// Registers a waiter.
  ///
  /// - Returns: `nil` if there was another change since that count, so that there is nothing to
  ///   wait for.
  func beginWait(after seen: Int) -> TaskWaitList.ID? {
    state.withLock { $0.count == seen ? $0.waits.register() : nil }
  }

  /// Resumes the waiter after a while, so that it reads again.
  func rereading(after pause: Duration?) -> Task<Void, Never>? {
    guard let pause else { return nil }
    return Task { [self] in
      do { try await Task.sleep(for: pause) } catch { return }
      withWaits { $0.endAll(as: .satisfied) }.resume()
    }
  }
}
