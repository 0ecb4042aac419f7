import Dispatch
import Understudy

/// Holds up tasks and threads until it is opened, once and for good.
///
/// For the order of events that a test is about: the code under test opens one to say that it has
/// got somewhere, and waits at another until the test lets it go on:
///
/// ```swift
/// let (isRunning, mayEnd) = (Latch(), Latch())
/// container.register(Hall.self) { (_: Resolver) async throws in
///   isRunning.open()
///   await mayEnd.wait()
///   return Hall()
/// }
/// ```
///
/// Every wait has a limit: at its end the test fails at the line that waits, and the wait returns,
/// so that the run comes to its end.
///
/// It is not the toolkit's `Gate`, which is for users and has tests of its own.
package final class Latch: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [OneShot<Bool>] = []
  }

  private let state = Lock(State())
  // What blocks threads. Whoever gets through lets the next one through.
  private let turn = DispatchSemaphore(value: 0)

  package init() {}

  /// Whether it has been opened.
  package var isOpen: Bool { state.withLock(\.isOpen) }

  /// Lets everybody go on, now and later. Only the first time counts.
  package func open() {
    let waiting = state.withLock { state -> [OneShot<Bool>]? in
      guard !state.isOpen else { return nil }
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    guard let waiting else { return }
    for task in waiting { task.fulfill(true) }
    turn.signal()
  }

  /// Suspends the task until the latch is open, whether the task is cancelled or not.
  package func wait(
    within limit: Duration = .patience,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    let task = OneShot<Bool>()
    let isOpen = state.withLock { state in
      if !state.isOpen { state.waiting.append(task) }
      return state.isOpen
    }
    if isOpen { return }
    let alarm = Alarm(after: limit) { task.fulfill(false) }
    let hasOpened = await task.value
    alarm.stop()
    if !hasOpened { giveUp(after: limit, at: SourceSite(fileID: fileID, line: line)) }
  }

  /// Blocks the thread until the latch is open; for synchronous code.
  package func block(
    within limit: Duration = .patience,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    if turn.wait(timeout: .now() + limit.interval) == .timedOut {
      giveUp(after: limit, at: SourceSite(fileID: fileID, line: line))
    }
    turn.signal()
  }

  private func giveUp(after limit: Duration, at site: SourceSite) {
    Overdue.report("Nobody has opened the latch in \(limit).", at: site)
  }
}

extension Latch {
  /// Suspends until the current task is cancelled.
  package static func cancelled(fileID: StaticString = #fileID, line: UInt = #line) async {
    let latch = Latch()
    await withTaskCancellationHandler {
      await latch.wait(fileID: fileID, line: line)
    } onCancel: {
      latch.open()
    }
  }
}
