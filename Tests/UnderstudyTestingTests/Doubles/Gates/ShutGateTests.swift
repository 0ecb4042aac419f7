import TestSupport
import Testing
import Understudy
import UnderstudyTesting

/// A gate that nobody opens, while the test waits for the code in it.
@Suite(.timeLimit(.minutes(5))) struct `A gate that stays shut` {
  let host = IssueCollector()
  let container: Container

  init() {
    container = Container(label: "test", rules: nil, host: host)
    container.waitTimeout = .milliseconds(20)
  }

  @Test func `releases its callers after the limit, and fails the test at its line`() async {
    let gate = Gate("charging")
    let line = UInt(#line) + 3
    let error = await withContainer(container) { () async -> CancellationError? in
      do throws(CancellationError) {
        try await gate.pass()
        return nil
      } catch { return error }
    }
    #expect(error != nil)
    #expect(host.issues.map(\.site.line) == [line])
    #expect(
      host.messages == [
        """
        Code has waited in the gate "charging" for 0.02 seconds, but was not let through. That \
        code continues as if it was cancelled.
          fix: open the gate while that code waits: start it with `async let` or a Task, await \
        waitForArrivals(), then open(); if the test only takes longer, raise Container.current.waitTimeout in it.
        """
      ]
    )
    #expect(gate.waiting == 0)
  }

  @Test func `gives the answer held in it, and fails the test`() async {
    await withContainer(container) {
      let desk = Stub<Int, Int, Never>("sell(_:)")
      desk.replies(.returns(7).held(at: Gate()))
      #expect(await desk.call(1) == 7)
      desk.replies(.hangs(then: .returns(8)))
      // Nor does it matter which task calls.
      let call = Task.detached { await desk.call(2) }
      let answer = await withTaskCancellationHandler {
        await call.value
      } onCancel: {
        call.cancel()
      }
      #expect(answer == 8)
    }
    #expect(host.messages.count == 2)
    let isHeld = host.messages.allSatisfy {
      $0.hasPrefix("A call of sell(_:) has waited for its answer for 0.02 seconds.")
    }
    #expect(isHeld)
  }
}
