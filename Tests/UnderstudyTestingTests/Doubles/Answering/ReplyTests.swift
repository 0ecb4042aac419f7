import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Replies` {
  let stub = Stub<Int, String, any Error>("load(_:)")

  @Test func `of every kind are given in turn, then the default`() async throws {
    stub.replies(
      .throws(CancellationError()),
      .returns("a"),
      .answers { "number \($0)" },
      .answers { number in
        await Task.yield()
        return "later \(number)"
      }
    )
    stub.byDefault("default")
    await #expect(throws: CancellationError.self) { try await stub.call(1) }
    var answers: [String] = []
    for number in 2...5 { answers.append(try await stub.call(number)) }
    #expect(answers == ["a", "number 3", "later 4", "default"])
  }

  @Test func `repeat when there is one, and start over when several loop`() throws {
    stub.replies(.returns("always"))
    #expect(try (1...3).map { try stub.call($0) } == ["always", "always", "always"])
    stub.replies(.returns("a"), .returns("b"), looping: true)
    #expect(try (1...5).map { try stub.call($0) } == ["a", "b", "a", "b", "a"])
  }

  @Test func `with a count are given that often, then the next one`() throws {
    stub.replies(.returns("a").times(2), .returns("b"), .returns("c").times(0))
    stub.byDefault("default")
    #expect(try (1...4).map { try stub.call($0) } == ["a", "a", "b", "default"])
  }

  @Test(arguments: [0, -1, 1])
  func `with a count run out when there is only one`(count: Int) throws {
    stub.byDefault("default")
    stub.replies(.returns("a").times(count))
    let expected = Array(repeating: "a", count: max(0, count)) + ["default"]
    #expect(try expected.indices.map { try stub.call($0) } == expected)
    stub.replies(.returns("a").times(count), looping: true)
    #expect(try stub.call(1) == (count > 0 ? "a" : "default"))
  }

  @Test func `accept any count, the largest included`() throws {
    stub.replies(.returns("a"), .returns("b").times(.max))
    #expect(try (1...3).map { try stub.call($0) } == ["a", "b", "b"])
    stub.replies(.returns("a").times(2), .returns("b"), looping: true)
    #expect(try (1...5).map { try stub.call($0) } == ["a", "a", "b", "a", "a"])
  }

  @Test func `of a rule for one call leave other calls as they were`() throws {
    stub.returns("general")
    stub.when { _ in true }.replies(.throws(PaymentError.offline).times(1))
    #expect(throws: PaymentError.offline) { try stub.call(1) }
    #expect(try [2, 3].map { try stub.call($0) } == ["general", "general"])
  }

  @Test(arguments: [true, false])
  func `held at a gate that has ended are an issue at their line`(isRule: Bool) {
    let (host, gate) = (IssueCollector(), Gate("loading"))
    stub.attach(host: host)
    stub.replies(.returns("a").held(at: gate))
    #expect(host.issues.isEmpty)
    stub.reset()
    let line: UInt = #line + 1
    isRule
      ? stub.when(7).replies(.returns("b").held(at: gate))
      : stub.replies(.hangs(), .returns("b").held(at: gate))
    #expect(host.issues.map(\.site.line) == [line + (isRule ? 1 : 2)])
    #expect(
      host.messages == [
        """
        An answer of load(_:) cannot wait at the gate "loading", which ended when its double or container was reset.
          fix: make a new gate after the reset, and give the answer again with held(at:).
        """
      ]
    )
  }

  @Test func `of a rule run out for that rule alone`() throws {
    stub.returns("general")
    stub.when(7).replies(.returns("x"), .returns("y"))
    #expect(try [7, 1, 7, 7].map { try stub.call($0) } == ["x", "general", "y", "general"])
  }

  @Test func `after a pause use the clock they were given`() async throws {
    let clock = ManualClock()
    stub.replies(.returns("a").delayed(by: .seconds(2), on: clock), .returns("b"))
    async let slow = stub.call(1)
    await stub.called()
    #expect(try await stub.call(2) == "b")
    #expect(stub.calls.map(\.ending.description) == ["still running", "returned"])

    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(2))
    #expect(try await slow == "a")
    #expect(stub.calls.map(\.ending.description) == ["returned", "returned"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `without a positive pause come at once`(pause: Duration) throws {
    stub.replies(.returns("a").delayed(by: pause, on: ManualClock()))
    #expect(try stub.call(1) == "a")
  }

  @Test func `held at a gate continue when the test opens it`() async throws {
    let gate = Gate("loading")
    stub.replies(.returns("a").held(at: gate))
    async let held = stub.call(1)
    await gate.waitForArrivals()
    #expect(stub.callsInFlight == 1)
    gate.open()
    #expect(try await held == "a")
    #expect(stub.callsInFlight == 0)
  }

  @Test func `computed after a pause are in flight until they end`() async throws {
    let gate = Gate("loading")
    stub.replies(.answers { [weak stub] _ in "\(stub?.callsInFlight ?? -1)" }.held(at: gate))
    async let held = stub.call(1)
    await gate.waitForArrivals()
    gate.open()
    #expect(try await held == "1")
    #expect(stub.callsInFlight == 0)
  }

  @Test func `with several pauses wait for the last one first`() async throws {
    let gates = [Gate("inner"), Gate("outer")]
    stub.replies(.throws(PaymentError.offline).held(at: gates[0]).held(at: gates[1]))
    let held = Task { [stub] in try await stub.call(1) }
    await gates[1].waitForArrivals()
    #expect(gates[0].arrivals == 0)
    gates[1].open()
    await gates[0].waitForArrivals()
    gates[0].open()
    await #expect(throws: PaymentError.offline) { try await held.value }
  }

  @Test func `that hang end with their task`() async {
    stub.replies(.hangs())
    let call = Task { [stub] in try await stub.call(1) }
    await stub.called()
    #expect(stub.callsInFlight == 1)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(stub.calls.first?.ending.description == "threw CancellationError()")
  }

  @Test func `that hang give their declared end where no cancellation can be thrown`() async {
    let charging = Stub<Int, Receipt, PaymentError>("charge(_:)")
    charging.replies(.hangs(then: .throws(.offline)))
    let sends = Spy<Int>("send(_:)")
    sends.replies(.hangs())
    let calls = Task {
      await sends.call(1)
      return try await charging.call(1)
    }
    await sends.called()
    calls.cancel()
    await #expect(throws: PaymentError.offline) { try await calls.value }
    #expect(sends.calls.map(\.ending.description) == ["returned"])
  }

  @Test func `that loop count as used after a round`() throws {
    stub.replies(.returns("a"), .returns("b"), looping: true)
    for number in 1...2 { _ = try stub.call(number) }
    #expect(stub.unusedSources.isEmpty)
  }

  @Test func `behind a gate are not given to a call that is cancelled there`() async {
    stub.replies(.returns("a").held(at: Gate()))
    let call = Task { [stub] in try await stub.call(1) }
    await stub.called()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(stub.callsInFlight == 0)
  }

  @Test func `behind two gates are released by a reset at the second`() async {
    let gates = [Gate("inner"), Gate("outer")]
    stub.replies(.returns("a").held(at: gates[0]).held(at: gates[1]))
    let call = Task { [stub] in try await stub.call(1) }
    await gates[1].waitForArrivals()
    gates[1].open()
    await gates[0].waitForArrivals()
    stub.reset()
    _ = await call.result
    #expect(gates[0].waiting == 0)
  }

  @Test(arguments: Hanging.allCases)
  func `that hang are ended by a reset, and the member is as new`(hanging: Hanging) async {
    hanging.give(to: stub)
    let call = Task { [stub] in try await stub.call(1) }
    await stub.called()
    stub.reset()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(stub.calls.isEmpty)
    #expect(stub.callsInFlight == 0)
  }

  @Test(arguments: ["replaced", "cleared"])
  func `that were replaced or cleared while a call waits are ended by a reset`(how: String) async {
    let gates = [Gate("general"), Gate("rule")]
    stub.replies(.returns("a").held(at: gates[0]))
    stub.when { $0 == 2 }.replies(.returns("b").held(at: gates[1]))
    let calls = [1, 2].map { number in Task { [stub] in try await stub.call(number) } }
    for gate in gates { await gate.waitForArrivals() }
    if how == "cleared" { stub.clearAnswers() } else { stub.returns("c") }
    stub.reset()
    let areEnded = gates.map(\.isEnded)
    for gate in gates { gate.open() }  // else the test would wait for them in vain
    #expect(areEnded == [true, true])
    for call in calls {
      await #expect(throws: CancellationError.self) { try await call.value }
    }
  }

  @Test func `that wait for a clock are ended by a reset`() async {
    let clock = ManualClock()
    stub.replies(.returns("a").delayed(by: .seconds(1), on: clock))
    let call = Task { [stub] in try await stub.call(1) }
    await clock.sleepers(atLeast: 1)
    stub.reset()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(clock.sleepers == 0)
  }

  @Test func `that pause end when their task is cancelled`() async {
    let clock = ManualClock()
    stub.replies(.returns("a").delayed(by: .seconds(1), on: clock))
    let call = Task { [stub] in try await stub.call(1) }
    await clock.sleepers(atLeast: 1)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(stub.calls.map(\.ending.description) == ["threw CancellationError()"])
  }

  @Test func `that wait are refused to a synchronous call`() {
    let host = IssueCollector()
    let asking = Stub<Int, String?, Never>("load(_:)")
    asking.attach(host: host)
    asking.replies(.returns("a").held(at: Gate()))
    #expect(asking.call(1) == nil)
    #expect(
      host.messages == [
        """
        The answer for load(1) is held or delayed, but the call was made without `await`.
        - The stub of load(_:) is declared at \(asking.site).
          fix: give an answer that is neither held nor delayed; or, if the protocol's member is async, make the double's async, too, and await call(_:).
        """
      ]
    )
  }
}

// MARK: - Fixtures

enum Hanging: CaseIterable, Sendable {
  case general, rule, looping

  fileprivate func give(to stub: Stub<Int, String, any Error>) {
    switch self {
    case .general: stub.replies(.hangs())
    case .rule: stub.when(1).replies(.hangs())
    case .looping:
      stub.replies(.returns("a"), .hangs(), looping: true)
      _ = synchronously(stub)
      stub.clearCalls()
    }
  }

  private func synchronously(_ stub: Stub<Int, String, any Error>) -> String? { try? stub.call(1) }
}
