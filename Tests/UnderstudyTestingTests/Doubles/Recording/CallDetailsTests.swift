import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `The record of a call` {
  let stub = Stub<Int, Int, any Error>("load(_:)")

  @Test func `says whether the call returned, threw or still runs`() async throws {
    let gate = Gate()
    stub.replies(
      .returns(1),
      .throws(PaymentError.offline),
      .answers { $0 },
      .answers { _ in throw PaymentError.declined },
      .returns(5).held(at: gate)
    )
    for number in 0..<4 { _ = try? await stub.call(number) }
    async let held = stub.call(4)
    await gate.waitForArrivals()
    #expect(
      stub.calls.map(\.ending.description)
        == ["returned", "threw offline", "returned", "threw declined", "still running"]
    )
    #expect(stub.calls[1].error as? PaymentError == .offline)
    #expect(stub.calls.map(\.ending.isRunning) == [false, false, false, false, true])
    gate.open()
    #expect(try await held == 5)
    #expect(stub.calls.last?.ending.isRunning == false)
  }

  @Test func `says that a computed answer has ended in synchronous code`() {
    stub.replies(.answers { $0 }, .answers { _ in throw PaymentError.declined })
    for number in 1...2 { _ = try? stub.call(number) }
    #expect(stub.calls.map(\.ending.description) == ["returned", "threw declined"])
    #expect(stub.callsInFlight == 0)
  }

  @Test func `has the time since the beginning of its test, in order`() throws {
    stub.byDefault(0)
    for number in 0..<3 { _ = try stub.call(number) }
    let times = stub.calls.map(\.sinceStart)
    #expect(times == times.sorted())
    #expect(times[0] >= 0)
  }

  @Test func `names the answer that the call got`() throws {
    let line = UInt(#line) + 1
    stub.returns(1)
    stub.when(7).returns(7)
    stub.byDefault(0)
    for number in [1, 7] { _ = try stub.call(number) }
    stub.clearAnswers()
    stub.byDefault(0)
    _ = try stub.call(2)
    let answers = stub.calls.compactMap(\.source)
    #expect(
      answers.map(\.description) == [
        "the general answer at \(#fileID):\(line)", "the rule at \(#fileID):\(line + 1)",
        "the default at \(#fileID):\(line + 5)",
      ]
    )
    let spy = Spy<Int>("ring(_:)")
    spy.call(1)
    #expect(spy.calls.first?.source?.description == "no answer, and none needed")
  }

  @Test func `counts how many calls were in flight at once`() async throws {
    let gate = Gate()
    stub.replies(.returns(1).held(at: gate))
    try await withThrowingTaskGroup { group in
      for number in 0..<3 { group.addTask { [stub] in _ = try await stub.call(number) } }
      await gate.waitForArrivals(3)
      #expect(stub.callsInFlight == 3)
      gate.open()
      try await group.waitForAll()
    }
    #expect(stub.callsInFlight == 0)
    #expect(stub.mostCallsInFlight == 3)
    stub.clearCalls()
    #expect(stub.mostCallsInFlight == 0)
  }

  @Test func `leaves the answers that no call got`() throws {
    let line = UInt(#line) + 1
    stub.returns(1)
    stub.when(7).returns(7)
    stub.when(8).returns(8, 9)
    stub.fails(with: CancellationError(), rate: 1e-9, seed: 1)
    stub.byDefault(0)
    _ = try stub.call(8)
    #expect(stub.unusedSources.compactMap(\.site?.line) == [line + 1, line, line + 3])
    _ = try stub.call(7)
    _ = try stub.call(1)
    #expect(stub.unusedSources.map(\.kind) == [.fault])
  }
}

@Suite struct `The test a call belongs to` {
  let recorder = CollectingRecorder(isOnTestTask: true)

  @Test func `numbers the calls of all its doubles from 1`() throws {
    let (first, second) = (Spy<Int>("first(_:)"), Spy<Int>("second(_:)"))
    let scope = TestScope(of: "numbers", recorder)
    for member in [first, second] { member.attach(host: scope) }
    first.call(1)
    second.call(2)
    first.call(3)
    #expect(first.calls.map(\.order) == [1, 3])
    #expect(second.calls.map(\.order) == [2])

    let other = Spy<Int>("other(_:)")
    other.attach(host: TestScope(of: "another", recorder))
    other.call(1)
    #expect(other.calls.map(\.order) == [1])
  }

  @Test func `is the test whose code made the double, wherever it is called`() async {
    let container = Container(label: "test", rules: nil, host: TestScope(of: "made", recorder))
    let stub = withContainer(container) { Stub<Int, Int?, Never>("load(_:)") }
    _ = await Task.detached { stub.call(1) }.value
    #expect(stub.calls.map(\.order) == [1])
    #expect(recorder.messages.map { $0.prefix(20) } == ["No answer for load(1"])
  }

  @Test func `is the first test that calls a double made before any test`() {
    let stub = Stub<Int, Int?, Never>("load(_:)")
    let container = Container(label: "test", rules: nil, host: TestScope(of: "calls", recorder))
    withContainer(container) { _ = stub.call(1) }
    #expect(recorder.issues.count == 1)
    #expect(stub.calls.map(\.order) == [1])
  }

  @Test func `stays the test that left the double behind while no other test runs`() async {
    let stub = Stub<Int, Int?, Never>("load(_:)")
    let scope = TestScope(of: "left", recorder)
    stub.attach(host: scope)
    await scope.end()
    _ = await stub.call(1)
    #expect(recorder.messages.map { $0.contains(" is still running after the ") } == [true])
  }

  @Test func `may be a host outside any test, which numbers calls too`() {
    let spy = Spy<Int>("ring(_:)")
    spy.attach(host: OutletHost())
    spy.call(1)
    #expect(spy.calls.map(\.order) == [1])
  }

  @Test func `is the running test for a double that another test left behind`() async {
    let left = CollectingRecorder(isOnTestTask: true)
    let stub = Stub<Int, Int?, Never>("load(_:)")
    let scope = TestScope(of: "left", left)
    stub.attach(host: scope)
    await scope.end()
    let container = Container(label: "test", rules: nil, host: TestScope(of: "runs", recorder))
    withContainer(container) { _ = stub.call(1) }
    #expect(left.issues.isEmpty)
    #expect(recorder.issues.count == 1)
  }

  @Test func `is the running test for a double that another running test shares, which is noted`() {
    let others = CollectingRecorder(isOnTestTask: true)
    let spy = Spy<Int>("load(_:)")
    let other = TestScope(of: "sells a seat", others)
    spy.attach(host: other)
    let container = Container(label: "test", rules: nil, host: TestScope(of: "runs", recorder))
    withContainer(container) { _ = spy.verify() }
    #expect(others.issues.isEmpty)
    #expect(
      recorder.messages == [
        """
        Expected exactly 1 call to load(_:), but it was never called.
          note: load(_:) is shared with another test, "sells a seat", and so are its calls and \
        answers.
          fix: make the double, and what calls it, in each test, not in a static let or a global; if that is not enough, \
        make the code under test call it; if it does so later, replace ….verify(…) by await ….called(…), with the same number and arguments.
        """
      ]
    )
  }
}

@Suite struct `Calls of doubles that belong to different tests` {
  private let recorder = CollectingRecorder(isOnTestTask: true)

  /// The first member has more calls, so that its numbers are higher than the second's later ones.
  private func stubMembers() -> (first: Spy<Int>, second: Spy<Int>) {
    let stubMembers = (Spy<Int>("first(_:)"), Spy<Int>("second(_:)"))
    stubMembers.0.attach(host: TestScope(of: "one", recorder))
    stubMembers.1.attach(host: TestScope(of: "two", recorder))
    for number in 1...3 { stubMembers.0.call(number) }
    stubMembers.1.call(4)
    return stubMembers
  }

  @Test func `are ordered by the clock`() {
    let (first, second) = stubMembers()
    verifyOrder(first.matching(3), second.matching(4))
    #expect(recorder.messages.isEmpty)
    verifyOrder(second.matching(4), first.matching(3))
    #expect(recorder.messages.count == 1)
  }

  @Test func `have the clock's order in a history`() {
    let (first, second) = stubMembers()
    let both = Both(first: first, second: second)
    let expected = ["first(1)", "first(2)", "first(3)", "second(4)"]
    #expect(both.callHistory == expected)
    let apart = callHistory(
      of: Both(first: second, second: second),
      Both(first: first, second: first)
    )
    #expect(Set(apart) == Set(expected))
    #expect(apart.last == "second(4)")
  }
}

// MARK: - Fixtures

private struct Both: TestDouble {
  let first: Spy<Int>
  let second: Spy<Int>
}
