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

  @Test
  func `callers that join a running build wait, and all are resumed in order when it finishes`() {
    var progress = Progress(isCancellable: true)
    let names = (0..<32).map(String.init)
    for name in names {
      #expect(waits(progress.join(progress.ticket(), name, starts: name == "0")))
    }

    #expect(progress.finish() == names)
    #expect(progress.finish() == [])
    #expect(progress.waiterCount == 0)
  }

  @Test func `a caller that joins a finished build starts over`() {
    var progress = Progress(isCancellable: true)
    _ = progress.finish()
    guard case .askAgain = progress.join(progress.ticket(), "late", starts: false) else {
      Issue.record("the late asker has to wait")
      return
    }
  }

  @Test func `one of two callers may leave, and the last one to leave abandons the build`() {
    var progress = Progress(isCancellable: true)
    let first = progress.ticket()
    let second = progress.ticket()
    _ = progress.join(first, "first", starts: true)
    _ = progress.join(second, "second", starts: false)

    #expect(abandons(progress.leave(first)) == false)
    #expect(abandons(progress.leave(second)) == true)
    guard case .askAgain = progress.join(progress.ticket(), "next", starts: false) else {
      Issue.record("an abandoned build took another waiter")
      return
    }
  }

  @Test func `a build that cannot be stopped is never abandoned`() {
    var progress = Progress(isCancellable: false)
    let only = progress.ticket()
    _ = progress.join(only, "only", starts: true)

    #expect(abandons(progress.leave(only)) == false)
    #expect(waits(progress.join(progress.ticket(), "next", starts: false)))
  }

  private func cancelled(_ action: Progress.JoinAction) -> Progress.CancelledAction? {
    if case .cancelled(let further) = action { further } else { nil }
  }

  @Test
  func `a build that its first caller never started ends if that caller was cancelled before`() {
    var progress = Progress(isCancellable: true)
    let early = progress.ticket()
    _ = progress.leave(early)

    #expect(cancelled(progress.join(early, "early", starts: true)) == .abandon)
    #expect(progress.hasEnded)
  }

  @Test func `a build that its first caller never started starts for other waiters`() {
    var progress = Progress(isCancellable: true)
    let early = progress.ticket()
    _ = progress.leave(early)
    #expect(waits(progress.join(progress.ticket(), "patient", starts: false)))

    #expect(cancelled(progress.join(early, "early", starts: true)) == .start)
    #expect(!progress.hasEnded)
    #expect(progress.finish() == ["patient"])
  }

  @Test func `waiters that leave before the build starts leave it to its first caller`() {
    var progress = Progress(isCancellable: true)
    let hasty = progress.ticket()
    let hastier = progress.ticket()
    _ = progress.join(hasty, "hasty", starts: false)
    #expect(abandons(progress.leave(hasty)) == false)
    _ = progress.leave(hastier)
    #expect(cancelled(progress.join(hastier, "hastier", starts: false)) == .nothing)

    #expect(waits(progress.join(progress.ticket(), "first", starts: true)))
    #expect(progress.finish() == ["first"])
  }

  @Test func `a caller that was cancelled before it joins a running build leaves it to the others`()
  {
    var progress = Progress(isCancellable: true)
    let early = progress.ticket()
    let patient = progress.ticket()
    _ = progress.join(patient, "patient", starts: true)
    _ = progress.leave(early)

    #expect(cancelled(progress.join(early, "early", starts: false)) == .nothing)
    #expect(abandons(progress.leave(patient)) == true)
  }

  @Test func `an abandoned build has ended when its factory has`() {
    var progress = Progress(isCancellable: true)
    let only = progress.ticket()
    _ = progress.join(only, "only", starts: true)
    _ = progress.leave(only)

    #expect(!progress.hasEnded)
    #expect(progress.finish() == [])
    #expect(progress.hasEnded)
  }

  @Test func `leaving a finished build does nothing`() {
    var progress = Progress(isCancellable: true)
    let ticket = progress.ticket()
    _ = progress.join(ticket, "only", starts: true)
    _ = progress.finish()
    #expect(abandons(progress.leave(ticket)) == nil)
  }
}
