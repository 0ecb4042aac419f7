import Synchronization
import Understudy

// `Clock` alone is a class of other tests here.
/// A clock that stands still until it is moved, and tells when somebody sleeps on it.
final class SteppedClock: _Concurrency.Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Sleeper] = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Lock(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  /// Ignores cancellation on purpose, as the worst of clocks do.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let isOver: Bool = state.withLock { state in
        guard state.now < deadline else { return true }
        state.sleepers.append(Sleeper(deadline: deadline, continuation: continuation))
        return false
      }
      if isOver { continuation.resume() } else { tellWatchers() }
    }
  }

  private func tellWatchers() {
    let watchers = state.withLock { state in
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { watcher.resume() }
  }

  /// Comes back once somebody sleeps.
  func isSleptOn() async {
    await withCheckedContinuation { continuation in
      let isSleptOn: Bool = state.withLock { state in
        if state.sleepers.isEmpty { state.watchers.append(continuation) }
        return !state.sleepers.isEmpty
      }
      if isSleptOn { continuation.resume() }
    }
  }

  /// Moves the clock and wakes whose time has come.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      defer { state.sleepers.removeAll { $0.deadline <= state.now } }
      return state.sleepers.filter { $0.deadline <= state.now }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Wakes all sleepers with an error, as if the clock were taken away.
  func giveUp() {
    let woken = state.withLock { state in
      defer { state.sleepers = [] }
      return state.sleepers
    }
    for sleeper in woken { sleeper.continuation.resume(throwing: CancellationError()) }
  }
}
