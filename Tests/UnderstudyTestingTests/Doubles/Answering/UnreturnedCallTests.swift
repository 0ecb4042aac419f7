import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// A call that gets no answer and no value ends the process, but not where its test can still end.
@Suite struct `A call without any value to return`: RecordedTestSuite {
  let test = RecordedTest("sells a seat", label: "stage", isOnTestTask: false)

  @Test func `outside its test's tasks does not return if there is no value`() async throws {
    let result = await #expect(processExitsWith: .success) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      Task.detached { await loads.call(7) }
      await loads.called(within: .seconds(60))
      await scope.end()
      exit(loads.callsInFlight == 1 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    #expect(result != nil)
  }

  @Test func `fails with its text at the wait limit when the test waits for it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // Where it waited for good, this would end the process, and well.
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { exit(EXIT_SUCCESS) }
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      container.waitTimeout = .milliseconds(100)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      _ = await Task.detached { await loads.call(7) }.value
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("Fatal error: No answer for load(7)."))
    #expect(printed.contains("test target: extension Wall: StubDefaultProviding {"))
  }

  @Test(arguments: [false, true])
  func `fails with its text soon after the time limit when the test waits for it`(isLate: Bool)
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isLate = isLate as Bool] in
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { exit(EXIT_SUCCESS) }
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      container.waitTimeout = .seconds(600)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      if isLate { scope.exceedTimeLimit() }
      let call = Task.detached { await loads.call(7) }
      await loads.called(within: .seconds(60))
      if !isLate { scope.exceedTimeLimit() }
      _ = await call.value
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("Fatal error: No answer for load(7)."))
  }

  @Test func `does not end the process while its test is still making calls`() async {
    let result = await #expect(processExitsWith: .success) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      // The thread sanitizer sleeps for a second before `exit` ends the process.
      container.waitTimeout = .seconds(2)
      let (loads, rings) = withContainer(container) {
        (Stub<Int, Wall, Never>("load(_:)"), Spy<Int>("ring(_:)"))
      }
      Task.detached { await loads.call(7) }
      await loads.called(within: .seconds(60))
      let end = ContinuousClock.now + .seconds(5)
      while ContinuousClock.now < end {
        rings.clearCalls()
        await rings.call(1)
        await Task.yield()
      }
      exit(EXIT_SUCCESS)
    }
    #expect(result != nil)
  }

  @Test func `does not end the process before the time limit of its test`() async {
    let result = await #expect(processExitsWith: .success) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { exit(EXIT_SUCCESS) }
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      scope.noteTimeLimit()
      let container = Container(label: "stage", rules: nil, host: scope)
      container.waitTimeout = .milliseconds(50)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      _ = await Task.detached { await loads.call(7) }.value
    }
    #expect(result != nil)
  }

  @Test(arguments: [false, true])
  func `of a test that has ended does not end the process`(isOfSuite: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isOfSuite] in
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) { exit(EXIT_SUCCESS) }
      let limits: [Duration] = [.milliseconds(50), .seconds(3)]
      var scopes: [TestScope] = []
      let suite = TestScope(
        testName: "sales",
        extent: .suite,
        recorder: CollectingRecorder(isOnTestTask: false)
      )
      for (number, limit) in limits.enumerated() {
        let scope = TestScope(
          testName: "sells a seat",
          within: suite,
          recorder: CollectingRecorder(isOnTestTask: false)
        )
        let container = Container(label: "stage", rules: nil, host: isOfSuite ? suite : scope)
        container.waitTimeout = limit
        let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
        scopes.append(scope)
        let call = Task.detached { await loads.call(number) }
        await loads.called(within: .seconds(60))
        if number == 0 { await scope.end() } else { _ = await call.value }
      }
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("Fatal error: No answer for load(1)."))
    #expect(!printed.contains("Fatal error: No answer for load(0)."))
  }

  // Where it waited instead, only the limit would end it.
  @Test(.timeLimit(.minutes(5))) func `on its test's task ends the process in every container`()
    async
  {
    let result = await #expect(processExitsWith: .failure) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: true))
      let container = Container(label: "stage", rules: nil, host: scope)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      _ = await loads.call(7)
    }
    #expect(result != nil)
  }

  @Test func `in its test's child tasks ends the process after recording the issue`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scope = TestScope(of: "sells a seat", CollectingRecorder(isOnTestTask: false))
      let container = Container(label: "stage", rules: nil, host: scope)
      let loads = withContainer(container) { Stub<Int, Wall, Never>("load(_:)") }
      await withContainer(container) { _ = await loads.call(7) }
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains("No answer for load(7)."))
  }
}

// MARK: - Fixtures

private struct Wall: Sendable {}
