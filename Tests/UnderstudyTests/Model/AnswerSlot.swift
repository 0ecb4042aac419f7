@preconcurrency import Dispatch  // its sources are safe to share, and say so on Apple's platforms alone
import Understudy

/// An answer that somebody waits for.
final class AnswerSlot: Sendable {
  private enum State {
    case empty([CheckedContinuation<Outcome, Never>])
    case full(Outcome)
  }
  private let state = Lock(State.empty([]))

  /// The first answer counts.
  func fill(_ outcome: Outcome) {
    let waiting = state.withLock { state in
      guard case .empty(let waiting) = state else {
        return [CheckedContinuation<Outcome, Never>]()
      }
      state = .full(outcome)
      return waiting
    }
    for continuation in waiting { continuation.resume(returning: outcome) }
  }

  var outcome: Outcome? {
    state.withLock { if case .full(let outcome) = $0 { outcome } else { nil } }
  }

  /// The answer; `.hung` if the watchdog gives up waiting.
  func outcome(_ watchdog: Watchdog) async -> Outcome {
    if let outcome { return outcome }
    watchdog.watch(self)
    defer { watchdog.watch(nil) }
    return await withCheckedContinuation { continuation in
      let outcome: Outcome? = state.withLock { state in
        switch state {
        case .full(let outcome): return outcome
        case .empty(let waiting):
          state = .empty(waiting + [continuation])
          return nil
        }
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }
}

/// Ends waits that would never end, so that a hang is a failure like any other and can be shrunk.
///
/// It is no part of what is measured: a run without a hang never notices it.
final class Watchdog: Sendable {
  private struct Watch {
    var slot: AnswerSlot?
    var ticks = 0
  }
  private let watched = Lock(Watch())
  private let timer: any DispatchSourceTimer

  /// - Parameter patience: how many seconds a wait may take.
  init(patience: Int) {
    timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in self?.tick(patience) }
    timer.resume()
  }

  deinit { timer.cancel() }

  func watch(_ slot: AnswerSlot?) { watched.withLock { $0 = Watch(slot: slot) } }

  private func tick(_ patience: Int) {
    let hung: AnswerSlot? = watched.withLock { watch in
      watch.ticks += 1
      return watch.ticks > patience ? watch.slot : nil
    }
    hung?.fill(.hung)
  }
}
