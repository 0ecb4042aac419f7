import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyModules

@Suite struct `A ledger of configurations` {
  private let ledger = Ledger()
  let app = request("A", "B")
  let other = request("B", "C")

  @Test(.tags(.rowM3)) func `has one run at a time, which callers of the same set share`() {
    #expect(ledger.enter(1, for: app, .asynchronous, asRun: 10) == .run)
    #expect(ledger.enter(2, for: request("B", "A"), .asynchronous, asRun: 11) == .share(10))
    #expect(ledger.enter(3, for: other, .asynchronous, asRun: 12) == .follow(10))
    let staging = ConfigurationQueue.Request(names: app.names, environment: .staging)
    #expect(ledger.enter(4, for: staging, .asynchronous, asRun: 13) == .follow(10))
    let waiting = ledger.end(10)
    #expect(waiting?.sharers == [1, 2])
    #expect(waiting?.followers == [3, 4])
    #expect(ledger.enter(3, for: other, .asynchronous, asRun: 14) == .run)
  }

  @Test(.tags(.rowM3)) func `continues a run while one of its callers is there`() {
    _ = ledger.enter(1, for: app, .asynchronous, asRun: 10)
    _ = ledger.enter(2, for: app, .asynchronous, asRun: 11)
    _ = ledger.enter(3, for: other, .asynchronous, asRun: 12)
    #expect(ledger.leave(1) == .nothing)
    #expect(ledger.isRunning(10))
    #expect(ledger.leave(2) == .cancelled(10, followers: [3]))
    #expect(!ledger.isRunning(10))
    // The next begins at once, and the run that is over has no say any more.
    #expect(ledger.enter(3, for: other, .asynchronous, asRun: 13) == .run)
    #expect(!ledger.beginPublishing(10))
    #expect(ledger.end(10) == nil)
    #expect(ledger.isRunning(13))
  }

  @Test func `neither keeps nor ends a run for its followers`() {
    _ = ledger.enter(1, for: app, .asynchronous, asRun: 10)
    _ = ledger.enter(2, for: other, .asynchronous, asRun: 11)
    #expect(ledger.leave(2) == .nothing)
    #expect(ledger.isRunning(10))
    #expect(ledger.leave(1) == .cancelled(10, followers: []))
  }

  @Test func `does not cancel a run that is being published`() {
    _ = ledger.enter(1, for: app, .asynchronous, asRun: 10)
    #expect(ledger.beginPublishing(10))
    #expect(ledger.leave(1) == .nothing)
    #expect(ledger.enter(2, for: app, .asynchronous, asRun: 11) == .share(10))
    #expect(ledger.end(10)?.sharers == [2])
  }

  @Test func `lets a thread wait for threads only`() {
    _ = ledger.enter(1, for: app, .synchronous, asRun: 10)
    #expect(ledger.enter(2, for: app, .synchronous, asRun: 11) == .share(10))
    #expect(ledger.enter(3, for: other, .synchronous, asRun: 12) == .follow(10))
    #expect(ledger.enter(4, for: app, .asynchronous, asRun: 13) == .share(10))
    _ = ledger.end(10)
    _ = ledger.enter(5, for: app, .asynchronous, asRun: 14)
    #expect(ledger.enter(6, for: app, .synchronous, asRun: 15) == .refuseBusy)
    #expect(ledger.enter(7, for: other, .synchronous, asRun: 16) == .refuseBusy)
  }

  @Test func `lets no caller wait for a run that it is part of`() {
    _ = ledger.enter(1, for: app, .asynchronous, asRun: 10)
    #expect(ledger.enter(2, for: app, .asynchronous, asRun: 11, within: [10]) == .refuseNested)
    #expect(ledger.enter(3, for: other, .synchronous, asRun: 12, within: [7, 10]) == .refuseNested)
    #expect(ledger.enter(4, for: other, .asynchronous, asRun: 13, within: [7]) == .follow(10))
    _ = ledger.end(10)
    #expect(ledger.enter(5, for: app, .asynchronous, asRun: 14, within: [10]) == .run)
  }

  @Test func `turns away, once, a caller that gave up before it arrived`() {
    #expect(ledger.leave(1) == .nothing)
    #expect(ledger.enter(1, for: app, .asynchronous, asRun: 10) == .gone)
    #expect(ledger.enter(1, for: app, .asynchronous, asRun: 11) == .run)
    #expect(ledger.leave(2) == .nothing)
    ledger.forget(2)
    #expect(ledger.enter(2, for: app, .asynchronous, asRun: 12) == .share(11))
  }
}

// MARK: - Fixtures

/// The value where `#expect` can call it.
private final class Ledger {
  private var value = ConfigurationQueue()

  func enter(
    _ caller: ConfigurationQueue.Caller,
    for request: ConfigurationQueue.Request,
    _ mode: ConfigurationQueue.Mode,
    asRun run: ConfigurationQueue.Run,
    within enclosing: Set<ConfigurationQueue.Run> = []
  ) -> ConfigurationQueue.Entry {
    value.enter(caller, for: request, mode, asRun: run, within: enclosing)
  }

  func leave(_ caller: ConfigurationQueue.Caller) -> ConfigurationQueue.Leaving {
    value.leave(caller)
  }

  func forget(_ caller: ConfigurationQueue.Caller) { value.forget(caller) }

  func isRunning(_ run: ConfigurationQueue.Run) -> Bool { value.isRunning(run) }

  func beginPublishing(_ run: ConfigurationQueue.Run) -> Bool { value.beginPublishing(run) }

  func end(_ run: ConfigurationQueue.Run) -> (
    sharers: [ConfigurationQueue.Caller], followers: [ConfigurationQueue.Caller]
  )? { value.end(run) }
}

private func request(_ names: Module.Name...) -> ConfigurationQueue.Request {
  .init(names: Set(names), environment: .production)
}
