import TestSupport
import Understudy

/// Counts the instances that are made, and waits for the release of all.
///
/// A task lets go its instances a moment after others have seen its result, so a test awaits the
/// last release; with a leaked instance, the wait fails the test at its limit.
final class InstanceCounter: Sendable {
  private struct State {
    var made = 0
    var released = 0
    var waiter: Latch?
  }
  private let state = Lock(State())
  var made: Int { state.withLock(\.made) }
  var alive: Int { state.withLock { $0.made - $0.released } }

  func wasMade() { state.withLock { $0.made += 1 } }

  func wasReleased() {
    let waiter = state.withLock { state in
      state.released += 1
      return state.released == state.made ? state.waiter.take() : nil
    }
    waiter?.open()
  }

  /// Returns when nothing lives any more. For one waiter, when nothing is made any more.
  func allReleased(fileID: StaticString = #fileID, line: UInt = #line) async {
    let latch = Latch()
    let isOver = state.withLock { state in
      if state.released == state.made { return true }
      state.waiter = latch
      return false
    }
    if !isOver { await latch.wait(fileID: fileID, line: line) }
  }
}

/// An instance that a counter counts.
final class Ticket: Sendable {
  let text: String
  private let counter: InstanceCounter

  init(_ text: String, _ counter: InstanceCounter) {
    self.text = text
    self.counter = counter
    counter.wasMade()
  }

  deinit { counter.wasReleased() }
}
