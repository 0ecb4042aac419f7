import Testing
import Understudy
import UnderstudySwiftTesting

@testable import UnderstudyInsight
@testable import UnderstudyModules
@testable import UnderstudyTesting

@Suite struct `The check of doubles at the end of a test`: RecordedTestSuite {
  let test = RecordedTest("sells a seat", label: "stage")

  private func ask(_ verification: Verification, _ severity: IssueSeverity = .error) {
    scope.set(
      VerificationSettings([verification], severity: severity, at: .init(line: 7)),
      for: .test
    )
  }

  @Test func `reports nothing by default`() {
    let bell = BellStub()
    container.register(BellStub.self, instance: bell)
    bell.rings.when(1).returns()
    bell.ring(2)
    scope.judge()
    #expect(recorder.messages.isEmpty)
  }

  @Test func `reports answers that no call got, at their own lines`() {
    ask(.unusedAnswers)
    let (bell, idle) = (BellStub(), BellStub())
    container.register(BellStub.self, instance: bell)
    container.register(BellStub.self, name: "idle", instance: idle)
    let line = UInt(#line) + 1
    bell.rings.when(1).returns()
    bell.rings.when(2).returns()
    idle.rings.returns()
    idle.rings.byDefault(())
    bell.ring(2)
    bell.ring(3)
    scope.judge()
    #expect(
      recorder.messages == [
        """
        An answer for BellStub.ring(1) was given but never used, although the member was called:
        - ring(2)
        - ring(3)
          fix: make the code under test call it with these arguments, correct the arguments of the answer, or remove it.
        """,
        """
        An answer for BellStub.ring(_:) was given but never used: the member was not called.
          fix: make the code under test call it, or remove the answer.
        """,
      ]
    )
    #expect(recorder.issues.map(\.site.line) == [line, line + 2])
    scope.judge()
    #expect(recorder.issues.count == 2)
  }

  @Test func `reports unverified calls at the line that asked for the check`() {
    ask(.unverifiedCalls, .warning)
    let bell = BellStub()
    container.register(BellStub.self, instance: bell)
    for number in 1...13 { bell.ring(number) }
    bell.rings.verify(with: 2)
    scope.judge()
    let listed = ([1] + Array(3...11)).map { "- ring(\($0))\n" }.joined()
    #expect(
      recorder.messages == [
        "12 calls to BellStub.ring(_:) were not verified:\n\(listed)- … and 2 more\n"
          + "  fix: verify each, or call setVerification(.unverifiedCalls, severity: .ignore) on the double."
      ]
    )
    #expect(recorder.issues.map(\.severity) == [.warning])
    #expect(recorder.issues.map(\.site.line) == [7])
  }

  @Test func `reports calls that nothing has verified or answered as unexpected`() {
    ask(.unexpectedCalls)
    let bell = BellStub()
    container.register(BellStub.self, instance: bell)
    bell.rings.when(1).returns()
    for number in 1...3 { bell.ring(number) }
    bell.rings.verify(with: 2)
    scope.judge()
    #expect(
      recorder.messages == [
        """
        1 call to BellStub.ring(_:) was neither verified nor answered:
        - ring(3)
          fix: verify each, give it an answer or a default, or find out what makes it; or call setVerification(.unexpectedCalls, severity: .ignore) on the double.
        """
      ]
    )
  }

  @Test func `does not report an unverified call as unexpected too`() {
    ask(.all)
    container.setVerification(.unusedOverrides, severity: .ignore)
    let bell = BellStub()
    container.register(BellStub.self, instance: bell)
    bell.ring(1)
    scope.judge()
    #expect(recorder.messages.map { $0.prefix(38) } == ["1 call to BellStub.ring(_:) was not ve"])
  }

  @Test func `takes a default as an expectation, also the one a member was made with`() {
    ask(.unexpectedCalls)
    let bells = withContainer(container) {
      [Stub<Int, Int, Never>("ring(_:)", default: 1), Stub("ring(_:)", default: 2)]
    }
    bells[1].byDefault(3)
    for bell in bells { _ = bell.call(1) }
    scope.judge()
    #expect(recorder.messages.isEmpty)
  }

  @Test func `includes a double made in the test's code that is registered nowhere`() {
    ask(.unusedAnswers)
    withContainer(container) { BellStub().rings.when(1).returns() }
    scope.judge()
    #expect(recorder.issues.count == 1)
  }

  @Test func `prefers the setting of a double to its container's, and that to the test's`() {
    ask(.unusedAnswers, .ignore)
    let (loud, quiet, other) = (BellStub(), BellStub(), BellStub())
    let strict = Container(label: "strict", rules: nil, host: scope)
    strict.register(BellStub.self, instance: loud)
    strict.setVerification(.unusedAnswers, severity: .error)
    strict.register(BellStub.self, name: "quiet", instance: quiet)
    quiet.setVerification(.unusedAnswers, severity: .ignore)
    container.register(BellStub.self, instance: other)
    for bell in [loud, quiet, other] { bell.rings.when(1).returns() }
    scope.judge()
    #expect(recorder.issues.count == 1)

    other.setVerification(.unusedAnswers, severity: .warning)
    scope.judge()
    #expect(recorder.issues.map(\.severity) == [.error, .warning])
  }

  @Test func `is skipped for a test that has failed`() {
    ask(.all)
    let bell = BellStub()
    container.register(BellStub.self, instance: bell)
    bell.rings.when(1).returns()
    scope.waive(suites: [])
    scope.judge()
    #expect(recorder.messages.filter { $0.contains("ring") }.isEmpty)
  }

  @Test func `is made by hand at any line, and again`() {
    let bell = BellStub()
    container.register(BellStub.self, instance: bell)
    container.register(Spy<Int>.self, instance: bell.rings)
    _ = try? container.resolve(BellStub.self)
    _ = try? container.resolve(Spy<Int>.self)
    bell.rings.when(1).returns()
    bell.ring(2)
    container.verify()
    #expect(recorder.messages.map { $0.prefix(30) } == ["An answer for BellStub.ring(1)"])
    let line = UInt(#line) + 1
    container.verify(.unverifiedCalls)
    #expect(recorder.issues.map(\.site.line).last == line)
  }

  @Test func `includes ready-made doubles only where they are named`() {
    ask(.all)
    let (logger, store, clock) = (RecordingLogger(), InMemoryKeyValueStore(), ManualClock())
    container.register(RecordingLogger.self, instance: logger)
    container.register(InMemoryKeyValueStore.self, instance: store)
    container.register(ManualClock.self, instance: clock)
    container.setVerification(.unusedOverrides, .undeclaredResolutions, severity: .ignore)
    logger.record(.info, "sold")
    store["sold"] = 1
    scope.judge()
    #expect(recorder.messages.isEmpty)

    logger.setVerification(.unverifiedCalls, severity: .error)
    scope.judge()
    #expect(recorder.issues.count == 1)
  }

  @Test func `includes doubles of a container that closes before its test, before they are reset`()
    async
  {
    ask(.unverifiedCalls)
    let bell = BellStub()
    let fork = container.fork()
    fork.register(BellStub.self, instance: bell)
    bell.ring(1)
    await fork.close()
    #expect(recorder.messages.map { $0.prefix(38) } == ["1 call to BellStub.ring(_:) was not ve"])
    #expect(bell.callHistory.isEmpty)
    scope.judge()
    await scope.end()
    #expect(recorder.issues.count == 1)
  }

  @Test func `is made when a mock without a test closes, if the mock asks for it`() async {
    let bell = BellStub()
    await withKnownIssue {
      let mock = Container.mock(.lenient)
      mock.setVerification(.unverifiedCalls, severity: .error)
      mock.register(BellStub.self, instance: bell)
      bell.ring(1)
      await mock.close()
    } matching: {
      $0.description.contains("1 call to BellStub.ring(_:) was not verified")
    }
  }

  @Test(arguments: [IssueSeverity.error, .warning, .ignore])
  func `is made when a double without test and container ends, if the double asks for it`(
    severity: IssueSeverity
  ) {
    withKnownIssue(isIntermittent: severity == .ignore) {
      let spy = Spy<Int>("ring(_:)")
      spy.setVerification(.unverifiedCalls, severity: severity)
      spy.call(1)
    } matching: {
      $0.description.contains("1 call to ring(_:) was not verified") && severity != .ignore
    }
  }

  @Test func `is not repeated when a checked double ends`() async {
    do {
      let spy = withContainer(container) { Spy<Int>("ring(_:)") }
      spy.setVerification(.unverifiedCalls, severity: .error)
      await spy.call(1)
    }
    scope.judge()
    await scope.end()
    #expect(recorder.issues.count == 1)
  }

  @Test func `holds no double where nothing asks for it`() {
    weak var seen: Spy<Int>?
    do {
      let spy = withContainer(container) { Spy<Int>("ring(_:)") }
      seen = spy
    }
    #expect(seen == nil)
  }

  @Test func `releases the doubles at the end of the test`() async {
    ask(.all)
    weak var seen: Spy<Int>?
    do {
      let spy = withContainer(container) { Spy<Int>("ring(_:)") }
      seen = spy
    }
    #expect(seen != nil)
    await scope.end()
    #expect(seen == nil)
  }

  @Test(.container.verifying(.unusedAnswers, severity: .ignore))
  func `follows a trait for the whole test`() {
    let bell = BellStub()
    bell.rings.when(1).returns()
    #expect(bell.rings.unusedSources.count == 1)
  }
}

// MARK: - Fixtures

private final class BellStub: TestDouble {
  let rings = Spy<Int>("ring(_:)")
  var members: [any DoubleMember] { [rings] }
  func ring(_ number: Int) { rings.call(number) }
}
