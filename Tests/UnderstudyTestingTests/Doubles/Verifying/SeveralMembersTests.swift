import Testing
import Understudy

@testable import UnderstudyTesting

/// A call on a double acts on all its members.
@Suite struct `A double of several members`: RecordedTestSuite {
  let test = RecordedTest("opens a desk", label: "house")
  private let desk = Desk()

  init() {
    container.register(desk, as: Desk.self)
  }

  @Test func `seals and opens all of them`() {
    desk.disallowFurtherCalls()
    desk.opens.call()
    desk.closes.call()
    #expect(recorder.issues.count == 2)
    desk.allowFurtherCalls()
    desk.opens.call()
    desk.closes.call()
    #expect(recorder.issues.count == 2)
  }

  @Test func `lists the calls of all at a checkpoint, in order`() {
    desk.closes.call()
    desk.opens.call()
    desk.closes.call()
    desk.checkpoint()
    #expect(
      recorder.messages.first?.hasPrefix(
        "3 calls to Desk were not verified before this checkpoint:\n- close()\n- open()\n- close()\n"
      ) == true
    )
    #expect(desk.callHistory.isEmpty)
  }

  @Test func `has the unused answers and the calls in flight of all`() async {
    let gate = Gate()
    desk.opens.returns()
    desk.closes.when { false }.returns()
    desk.closes.replies(.returns().held(at: gate))
    #expect(desk.unusedSources.count == 3)
    async let closing: Void = desk.closes.call()
    await gate.waitForArrivals()
    #expect(desk.callsInFlight == 1)
    gate.open()
    await closing
    #expect(desk.unusedSources.count == 2)
  }

  @Test func `is checked about all of them, each once`() {
    desk.setVerification(.unusedAnswers, severity: .error)
    container.register(Spy<Void>.self, instance: desk.closes)
    desk.opens.returns()
    desk.closes.returns()
    scope.judge()
    #expect(recorder.issues.count == 2)
  }

  @Test func `keeps earlier verification settings beside later ones`() {
    desk.setVerification(.unusedAnswers, severity: .error)
    let line = UInt(#line) + 1
    desk.setVerification(.unverifiedCalls, severity: .warning)
    desk.opens.returns()
    desk.closes.call()
    scope.judge()
    #expect(recorder.issues.map(\.severity) == [.error, .warning])
    #expect(recorder.issues.last?.site.line == line)
  }

  @Test func `is restored in all of them with a snapshot`() throws {
    let before = container.snapshot()
    desk.opens.call()
    desk.closes.call()
    try container.restore(before)
    #expect(desk.callHistory.isEmpty)
  }

  @Test func `may have a member that is verified without a double`() {
    let lone = Container(label: "lone", rules: nil, host: scope)
    let spy = Spy<Int>("ring(_:)")
    lone.register(Spy<Int>.self, instance: spy)
    spy.call(1)
    lone.verify(.unverifiedCalls, severity: .warning)
    #expect(recorder.issues.map(\.severity) == [.warning])
  }

  @Test func `is not held by a test that ignores its findings`() {
    scope.set(VerificationSettings([.all], severity: .ignore, at: .init()), for: .test)
    weak var seen: Spy<Int>?
    do {
      let spy = withContainer(container) { Spy<Int>("ring(_:)") }
      seen = spy
    }
    #expect(seen == nil)
  }

  @Test func `is released at the end of an idle test`() {
    scope.set(VerificationSettings([.all], severity: .error, at: .init()), for: .test)
    weak var seen: Spy<Int>?
    do {
      let spy = withContainer(container) { Spy<Int>("ring(_:)") }
      seen = spy
    }
    #expect(seen != nil)
    #expect(scope.endIfIdle())
    #expect(seen == nil)
  }
}

// MARK: - Fixtures

private struct Desk: TestDouble {
  let opens = Spy<Void>("open()")
  let closes = Spy<Void>("close()")
  var members: [any DoubleMember] { [opens, closes] }
}
