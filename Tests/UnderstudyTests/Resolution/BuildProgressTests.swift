import Testing

@testable import Understudy

@Suite struct `The progress of a build` {
  typealias Progress = BuildProgress<String>

  private func waits(_ action: Progress.JoinAction) -> Bool {
    if case .wait = action { true } else { false }
  }

  private func abandons(_ action: Progress.LeaveAction) -> Bool? {
    if case .resume(_, let abandons) = action { abandons } else { nil }
  }

  @Test func `who joins while it runs waits, and finishing hands all out in order`() {
    var progress = Progress(isCancellable: true)
    let names = (0..<32).map(String.init)
    for name in names { #expect(waits(progress.join(progress.ticket(), name))) }

    #expect(progress.finish() == names)
    #expect(progress.finish() == [])
    #expect(progress.waiterCount == 0)
  }

  @Test func `who joins one that is over asks again`() {
    var progress = Progress(isCancellable: true)
    _ = progress.finish()
    guard case .askAgain = progress.join(progress.ticket(), "late") else {
      Issue.record("the late asker has to wait")
      return
    }
  }

  @Test func `one of two may leave; the last to leave abandons it`() {
    var progress = Progress(isCancellable: true)
    let first = progress.ticket()
    let second = progress.ticket()
    _ = progress.join(first, "first")
    _ = progress.join(second, "second")

    #expect(abandons(progress.leave(first)) == false)
    #expect(abandons(progress.leave(second)) == true)
    guard case .askAgain = progress.join(progress.ticket(), "next") else {
      Issue.record("an abandoned build took another waiter")
      return
    }
  }

  @Test func `a build that cannot be stopped is never abandoned`() {
    var progress = Progress(isCancellable: false)
    let only = progress.ticket()
    _ = progress.join(only, "only")

    #expect(abandons(progress.leave(only)) == false)
    #expect(waits(progress.join(progress.ticket(), "next")))
  }

  @Test func `who was cancelled before it joined does not wait`() {
    var progress = Progress(isCancellable: true)
    let early = progress.ticket()
    _ = progress.leave(early)
    guard case .cancelled(let abandons) = progress.join(early, "early") else {
      Issue.record("a cancelled asker waits")
      return
    }
    #expect(abandons)
  }

  @Test func `the same beside another waiter leaves the build alone`() {
    var progress = Progress(isCancellable: true)
    let early = progress.ticket()
    _ = progress.join(progress.ticket(), "patient")
    _ = progress.leave(early)
    guard case .cancelled(let abandons) = progress.join(early, "early") else {
      Issue.record("a cancelled asker waits")
      return
    }
    #expect(!abandons)
    #expect(progress.finish() == ["patient"])
  }

  @Test func `leaving a finished one does nothing`() {
    var progress = Progress(isCancellable: true)
    let ticket = progress.ticket()
    _ = progress.join(ticket, "only")
    _ = progress.finish()
    #expect(abandons(progress.leave(ticket)) == nil)
  }
}
