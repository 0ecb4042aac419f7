import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What a test says of tasks that sleep on a clock that nothing advances.
@Suite(.timeLimit(.minutes(5))) struct `A manual clock that stands still` {
  private let recorder = CollectingRecorder(isOnTestTask: true)
  private let scope: TestScope
  private let written = Recorder<String>()
  private let isWritten = Latch()
  private let clock: ManualClock

  init() {
    scope = TestScope(of: "sells a seat, SaleTests.swift:12", recorder)
    clock = ManualClock(reportsAfter: .milliseconds(20), at: SourceSite()) {
      [written, isWritten] text in
      written.add(text)
      isWritten.open()
    }
  }

  @Test func `is written once, with the test, the sleepers and what to write`() async {
    await clock.advance(by: .seconds(60))
    let task = sleep(in: scope)
    await isWritten.wait()
    let text = written.all.joined()
    #expect(written.all.count == 1)
    #expect(text.contains("warning: 1 task has slept on a manual clock for 0.02 seconds"))
    #expect(text.contains("test: \"sells a seat\" (SaleTests.swift:12)"))
    #expect(text.contains("last advanced at \(SourceSite().file)"))
    #expect(text.contains("asleep: from 60.0 seconds to 660.0 seconds of the clock"))
    #expect(text.contains("fix: write await clock.sleepers(atLeast: 1) before each advance: "))
    #expect(text.contains("await clock.sleepers(atLeast: 1)"))
    await end(task)
  }

  @Test func `is a warning of a test that fails, at the line of the clock`() async {
    let task = sleep(in: scope)
    await isWritten.wait()
    task.cancel()  // as a time limit does with a child task
    _ = await task.result
    scope.recordStandingClocks()
    #expect(recorder.issues.map(\.severity) == [.warning])
    #expect(recorder.issues.first?.site == clock.site)
    #expect(recorder.messages.first?.contains("never advanced") == true)
    await end(task)
  }

  @Test func `is a warning although the test's body, and its clock with it, have ended`() async {
    weak var gone: ManualClock?
    do {
      let clock = ManualClock(at: SourceSite())
      gone = clock
      let task = sleep(in: scope, on: clock)
      await clock.sleepers(atLeast: 1)
      scope.exceedTimeLimit()
      _ = await task.result
    }
    #expect(gone == nil)
    scope.recordStandingClocks()
    #expect(recorder.issues.count == 1)
    await scope.end()
  }

  @Test(arguments: [false, true]) func `is no warning if it was advanced since, or reset`(
    isReset: Bool
  ) async {
    let task = sleep(in: scope)
    await isWritten.wait()
    if isReset { clock.reset() } else { await clock.advance(by: .seconds(600)) }
    _ = await task.result
    scope.recordStandingClocks()
    #expect(recorder.messages == [])
    await end(task)
  }

  @Test func `is not written while code waits for more sleepers, with a text of its own`() async {
    let task = sleep(in: scope)
    await clock.sleepers(atLeast: 2, within: .milliseconds(300))
    #expect(written.all == [])
    #expect(recorder.messages.map { $0.contains("; only 1 does.") } == [true])
    await end(task)
  }

  @Test func `is named by a wait for a call that did not come`() async {
    let spy = Spy<Int>("count(_:)")
    spy.attach(host: scope)
    await spy.called(within: .zero)
    await clock.advance(by: .seconds(60))
    let task = sleep(in: scope)
    await clock.sleepers(atLeast: 1)
    await spy.called(within: .zero)
    let texts = recorder.messages.filter { $0.hasPrefix("Expected") }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("note:") == false)
    #expect(
      texts.last?.contains(
        "note: 1 task sleeps on a manual clock, from 60.0 seconds to 660.0 seconds; last advanced at"
      ) == true
    )
    #expect(
      texts.last?.contains("pass a longer `within:`; if it comes after that sleep, write await")
        == true
    )
    await end(task)
  }

  @Test func `lets the sleepers of a test wake at its time limit, and no others`() async {
    let patient = ManualClock(reportsAfter: .seconds(600), at: SourceSite())
    let other = TestScope(of: "other", CollectingRecorder())
    let (task, otherTask) = (sleep(in: scope, on: patient), sleep(in: other, on: patient))
    await patient.sleepers(atLeast: 2)
    scope.exceedTimeLimit()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(patient.sleepers == 1)
    scope.recordStandingClocks()
    #expect(recorder.messages.count == 1)
    #expect(recorder.messages.first?.hasPrefix("1 task still slept on a manual clock") == true)
    await end(otherTask)
    await other.end()
  }

  @Test func `fails a test that used nothing for as long as it may wait, and ends its sleep`() async
  {
    let container = Container(label: "sale", rules: nil, host: scope)
    container.waitTimeout = .milliseconds(40)
    let task = withContainer(container) { Task { try await clock.sleep(for: .seconds(600)) } }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(recorder.issues.map(\.severity) == [.error])
    #expect(recorder.issues.first?.site == clock.site)
    let text = recorder.messages.first ?? ""
    #expect(text.hasPrefix("1 task still slept on a manual clock after 0.04 seconds of real time"))
    #expect(text.hasSuffix("for so long, raise Container.current.waitTimeout in it"))
    scope.recordStandingClocks()
    #expect(recorder.issues.count == 1)
    await end(task)
  }

  @Test func `lets a test sleep that uses a double, waits for less, or has a time limit`() async {
    let patient = ManualClock(reportsAfter: .seconds(600), at: SourceSite())
    let task = sleep(in: scope, on: patient)
    await patient.sleepers(atLeast: 1)
    let uses = patient.uses
    let spy = Spy<Int>("count(_:)")
    spy.attach(host: scope)
    await spy.call(1)
    #expect(patient.uses == uses + 1)
    patient.endSleep(ofTestsIdleFor: .seconds(29))
    #expect(patient.sleepers == 1)
    scope.noteTimeLimit()
    patient.endSleep(ofTestsIdleFor: .seconds(600))
    #expect(patient.sleepers == 1)
    #expect(recorder.messages == [])
    await end(task)
  }

  @Test func `keeps its sleepers when a test ends as usual`() async {
    let task = sleep(in: scope)
    await clock.sleepers(atLeast: 1)
    await scope.end()
    #expect(clock.sleepers == 1)
    await end(task)
  }

  @Test func `has one watch, and none without sleepers`() {
    var state = ManualClockState<String, String>()
    var begun = [state.beginWatch()]
    _ = state.add("a", id: 1, until: .at(5))
    begun += [state.beginWatch(), state.beginWatch()]
    var looks = [state.look() != nil]
    _ = state.cancel(1)
    looks.append(state.look() != nil)
    _ = state.add("b", id: 2, until: .at(5))
    begun.append(state.beginWatch())
    #expect(begun == [false, true, false, true])
    #expect(looks == [true, false])
  }

  private func sleep(in scope: TestScope, on clock: ManualClock? = nil) -> Task<Void, any Error> {
    let clock = clock ?? self.clock
    return withContainer(Container(label: "sale", rules: nil, host: scope)) {
      Task { try await clock.sleep(for: .seconds(600)) }
    }
  }

  private func end(_ task: Task<Void, any Error>) async {
    task.cancel()
    _ = await task.result
    await scope.end()
  }
}
