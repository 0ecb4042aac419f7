@preconcurrency import Dispatch  // its sources are safe to share, and say so on Apple's platforms alone
import Understudy

/// An answer that somebody waits for: one at a time.
final class AnswerSlot: Sendable {
  private let answer = OneShot<Outcome>()

  /// The first answer counts.
  func fill(_ outcome: Outcome) { answer.fulfill(outcome) }

  var outcome: Outcome? { answer.current }

  /// The answer; `.hung` if the watchdog gives up waiting.
  func outcome(_ watchdog: Watchdog) async -> Outcome {
    if let outcome { return outcome }
    watchdog.watch(self)
    defer { watchdog.watch(nil) }
    return await answer.value
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
