import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// What a failure says of calls that were there and are not any more.
@Suite struct `Calls that were cleared` {
  let host = IssueCollector()
  let spy = Spy<Int>("ring(_:)")

  init() { spy.attach(host: host) }

  @Test(arguments: Forgetting.allCases)
  func `are named where an expected call is missing`(forgetting: Forgetting) async throws {
    let container = Container(label: "stage")
    container.register(Spy<Int>.self, instance: spy)
    let before = container.snapshot()
    await spy.call(1)
    await spy.call(2)
    try await forgetting.happen(to: spy, in: container, before: before)
    spy.verify(with: 1)
    #expect(
      host.messages.last == """
        Expected exactly 1 call to ring(1), but its recorded calls were cleared.
          note: 2 calls were recorded, and then cleared by a reset, by clearCalls() or when its \
        container closed.
          fix: verify before clearCalls(), before a reset, and before the container closes.
        """
    )
  }

  @Test func `are named where other calls came after them`() {
    spy.call(1)
    spy.clearCalls()
    spy.call(2)
    spy.verify(2)
    #expect(
      host.messages == [
        """
        Expected exactly 2 calls to ring(_:), but it was called once.
        Calls:
          1. ring(2)
          note: 1 call was recorded, and then cleared by a reset, by clearCalls() or when its \
        container closed.
          fix: verify before clearCalls(), before a reset (reset(only: T.self) spares other doubles), and before the \
        container closes; otherwise make the code under test call it more often, or change the expectation.
        """
      ]
    )
  }

  @Test func `are not named where there were too many calls`() {
    spy.call(1)
    spy.clearCalls()
    spy.call(2)
    spy.verify(.never)
    #expect(host.messages.first?.contains("forgotten") == false)
  }

  @Test func `are not named where there were none`() {
    spy.reset()
    spy.verify()
    #expect(host.messages.first?.contains("but it was never called.") == true)
  }

  enum Forgetting: CaseIterable, Sendable {
    case reset, clearing, containerReset, restoring, closing

    func happen(to spy: Spy<Int>, in container: Container, before: Snapshot) async throws {
      switch self {
      case .reset: spy.reset()
      case .clearing: spy.clearCalls()
      case .containerReset: container.reset()
      case .restoring: try container.restore(before)
      case .closing: await container.close()
      }
    }
  }
}

/// Who has read the calls has looked at them.
@Suite struct `Calls that a test has read` {
  let recorder = CollectingRecorder(isOnTestTask: true)
  let scope: TestScope
  let bell = Bell()

  init() {
    scope = TestScope(of: "rings", recorder)
    let settings = VerificationSettings(
      Verification.ofDoubles,
      severity: .error,
      at: SourceSite()
    )
    scope.set(settings, for: .test)
    let container = Container(label: "stage", rules: nil, host: scope)
    container.register(Bell.self, instance: bell)
  }

  @Test(arguments: Reading.allCases)
  func `count as verified at the end of the test`(reading: Reading) {
    bell.rings.call(1)
    reading.look(at: bell)
    scope.judge()
    #expect(recorder.messages.isEmpty)
  }

  @Test func `do not cover calls that come later`() {
    bell.rings.call(1)
    #expect(bell.rings.callCount == 1)
    bell.rings.call(2)
    scope.judge()
    #expect(recorder.messages.count == 1)
    #expect(
      recorder.messages.first?.contains("1 call to Bell.ring(_:) was not verified") == true
    )
  }

  @Test func `remain unverified for verifyNoMoreCalls`() {
    bell.rings.call(1)
    #expect(bell.rings.callCount == 1)
    #expect(bell.rings.unverifiedCalls.count == 1)
    bell.verifyNoMoreCalls()
    #expect(recorder.messages.count == 1)
  }

  @Test func `do not include those listed by a failing verification or a report`() {
    bell.rings.call(1)
    bell.rings.verify(.never, with: 2)
    _ = bell.rings.erasedCalls
    scope.judge()
    #expect(recorder.messages.count == 1)
  }

  enum Reading: CaseIterable, Sendable {
    case calls, callCount, wasCalled, firstCall, lastCall, callHistory

    func look(at bell: Bell) {
      switch self {
      case .calls: _ = bell.rings.calls
      case .callCount: _ = bell.rings.callCount
      case .wasCalled: _ = bell.rings.wasCalled
      case .firstCall: _ = bell.rings.firstCall
      case .lastCall: _ = bell.rings.lastCall
      case .callHistory: _ = bell.callHistory
      }
    }
  }

  struct Bell: TestDouble { let rings = Spy<Int>("ring(_:)") }
}
