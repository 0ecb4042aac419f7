import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A latch` {
  let latch = Latch()

  @Test func `lets tasks and threads go on when it is opened, and from then on`() async {
    let passed = Crowd(of: 4)
    for _ in 0..<2 {
      Task { [latch] in
        await latch.wait()
        passed.arrive()
      }
      startThread { [latch] in
        latch.block()
        passed.arrive()
      }
    }
    #expect(!latch.isOpen)
    latch.open()
    await passed.assembled()
    #expect(latch.isOpen)
    await latch.wait()
    latch.block()
  }

  @Test func `that nobody opens fails the test of a task at the line where it waits`() async {
    let issues = KnownIssues()
    let line = #line + 1
    await issues.collect(includingOverdue: true) { await latch.wait(within: .milliseconds(1)) }
    #expect(issues.texts.first == text(line))
  }

  @Test func `that nobody opens fails the test of a thread at the line where it waits`() {
    let issues = KnownIssues()
    let line = #line + 1
    issues.collect(includingOverdue: true) { latch.block(within: .milliseconds(1)) }
    #expect(issues.texts.first == text(line))
  }

  @Test func `is opened by the cancellation of the task that waits for that`() async {
    let task = Task { () -> Bool in
      await Latch.cancelled()
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }

  private func text(_ line: Int) -> String {
    "UnderstudyTests/LatchTests.swift:\(line) Nobody has opened the latch in 0.001 seconds."
  }
}

@Suite struct `Threads that are not done in time` {
  @Test func `fail the test, and are left behind`() {
    let (latch, issues) = (Latch(), KnownIssues())
    issues.collect(includingOverdue: true) {
      onThreads(2, within: .milliseconds(1)) { thread in if thread == 1 { latch.block() } }
    }
    latch.open()
    #expect(issues.messages.first == "Not all of 2 threads are done after 0.001 seconds.")
  }
}
