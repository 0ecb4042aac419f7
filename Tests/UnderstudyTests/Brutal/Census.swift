import Understudy

/// Counts instances that were made and waits for the death of all.
///
/// A task lets go of what it held a moment after others have seen its result, so a test awaits the
/// last death; a leaked instance is a test that never ends, but for its time limit.
final class Census: Sendable {
  private struct State {
    var born = 0
    var dead = 0
    var mourner: CheckedContinuation<Void, Never>?
  }
  private let state = Lock(State())
  var born: Int { state.withLock(\.born) }
  var alive: Int { state.withLock { $0.born - $0.dead } }

  func isBorn() { state.withLock { $0.born += 1 } }

  func dies() {
    let mourner = state.withLock { state in
      state.dead += 1
      return state.dead == state.born ? state.mourner.take() : nil
    }
    mourner?.resume()
  }

  /// Returns when nothing lives any more. For one waiter, when nothing is born any more.
  func extinction() async {
    await withCheckedContinuation { continuation in
      let isExtinct = state.withLock { state in
        if state.dead == state.born { return true }
        state.mourner = continuation
        return false
      }
      if isExtinct { continuation.resume() }
    }
  }
}

/// An instance that the census knows of.
final class Ticket: Sendable {
  let text: String
  private let census: Census

  init(_ text: String, _ census: Census) {
    self.text = text
    self.census = census
    census.isBorn()
  }

  deinit { census.dies() }
}
