@preconcurrency import Dispatch  // its sources are safe to share, and say so on Apple's platforms alone

/// Rings once when its time is over, unless it is stopped before.
///
/// It rings on a queue of its own, which gets a thread whatever tests do to those that all tasks
/// share.
final class Alarm: Sendable {
  private static let queue = DispatchQueue(label: "understudy.tests.alarm")
  private let timer: any DispatchSourceTimer

  init(after limit: Duration, _ ring: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.schedule(deadline: .now() + limit.interval)
    timer.setEventHandler { ring() }
    timer.resume()
  }

  deinit { timer.cancel() }

  func stop() { timer.cancel() }
}

extension Duration {
  var interval: DispatchTimeInterval { .milliseconds(Int(self / Duration.milliseconds(1))) }
}
