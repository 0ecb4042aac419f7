import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct RecordingTests {
  @Test(.tags(.scenario19)) func `a spy records typed calls in order and renders them`() throws {
    let host = IssueCollector()
    let users = Stub<String, Int, any Error>("getUser(id:)")
    users.attach(host: host)

    users.byDefault(0)
    users.returns(1, 2)
    users.when("admin").returns(99)
    #expect(try users.call("test") == 1)
    #expect(try users.call("admin") == 99)
    #expect(try users.call("last") == 2)
    #expect(try users.call("more") == 0)

    #expect(users.calls.map(\.arguments) == ["test", "admin", "last", "more"])
    #expect(users.calls.first?.description == "getUser(id: test)")
    #expect(host.issues.isEmpty)

    users.reset()
    #expect(users.calls.isEmpty)
    #expect(throws: UnstubbedCall.self) { try users.call("test") }
    #expect(host.messages.first?.hasPrefix("No answer for getUser(id: test).") == true)
  }

  @Test func `arguments of a recorded call keep their types and labels`() async throws {
    let mailer = MailerSpy()
    try await mailer.send(Letter(text: "hi"), to: "ada")
    let call = try #require(mailer.sends.calls.first)
    #expect(call.arguments.letter == Letter(text: "hi"))
    #expect(call.arguments.to == "ada")
  }

  @Test func `calls of several doubles have one order`() async throws {
    let mailer = MailerSpy()
    let seats = SeatMapStub()
    seats.reserving.byDefault(true)
    _ = await seats.reserve(Seat(row: "A", number: 1))
    try await mailer.send(Letter(text: "hi"), to: "ada")
    _ = await seats.reserve(Seat(row: "A", number: 2))

    let calls = (mailer.erasedCalls + seats.erasedCalls).sorted { $0.order < $1.order }
    #expect(calls.map(\.member) == ["reserve(_:)", "send(_:to:)", "reserve(_:)"])
  }

  @Test func `no call is lost and each thread's calls keep their order`() {
    let (threads, rounds) = (8, 20_000)
    let spies = [Spy<(thread: Int, round: Int)>("a"), Spy<(thread: Int, round: Int)>("b")]
    onThreads(threads) { thread in
      for round in 0..<rounds { spies[round % 2].call((thread, round)) }
    }

    let calls = spies.flatMap(\.calls).sorted { $0.order < $1.order }
    #expect(calls.count == threads * rounds)
    #expect(Set(calls.map(\.order)).count == calls.count)
    for thread in 0..<threads {
      let own = calls.filter { $0.arguments.thread == thread }.map(\.arguments.round)
      #expect(own == Array(0..<rounds))
    }
    for spy in spies {
      let orders = spy.calls.map(\.order)
      #expect(orders == orders.sorted())
    }
  }

  @Test func `a call is recorded before its answer is computed`() {
    let stub = Stub<Int, Int, Never>("next(after:)")
    stub.answers { [weak stub] _ in stub?.calls.count ?? -1 }
    #expect(stub.call(1) == 1)
    #expect(stub.call(2) == 2)
  }

  @Test func `clearCalls keeps the answers, and the position in a sequence`() {
    let clock = ClockStub()
    clock.nowing.returns(1, 2, 3)
    #expect(clock.now() == 1)
    clock.nowing.clearCalls()
    #expect(clock.nowing.calls.isEmpty)
    #expect(clock.now() == 2)
  }

  @Test func `clearAnswers keeps the calls`() throws {
    let loading = Stub<Int, Int, any Error>("load(_:)")
    loading.attach(host: IssueCollector())
    loading.byDefault(0)
    loading.returns(1)
    loading.when(7).returns(7)
    _ = try loading.call(7)
    loading.clearAnswers()
    #expect(throws: UnstubbedCall.self) { try loading.call(7) }
    #expect(loading.calls.map(\.arguments) == [7, 7])
  }

  @Test func `a cleared or replaced object is released outside the lock`() {
    let stub = Stub<Farewell, Farewell?, Never>("swap(_:)")
    // Each farewell uses the member: under its lock that would be a deadlock.
    stub.attach(host: IssueCollector())
    let makeFarewell = { Farewell { [weak stub] in _ = stub?.calls.count } }
    stub.byDefault(makeFarewell())
    stub.byDefault(makeFarewell())
    stub.returns(makeFarewell())
    stub.returns(makeFarewell())
    stub.when { _ in false }.returns(makeFarewell())
    _ = stub.call(makeFarewell())
    stub.clearCalls()
    stub.clearAnswers()
    _ = stub.call(makeFarewell())
    stub.byDefault(makeFarewell())
    stub.reset()
    #expect(stub.calls.isEmpty)
  }
}

// MARK: - Fixtures

private final class Farewell: Sendable {
  private let say: @Sendable () -> Void
  init(_ say: @escaping @Sendable () -> Void) { self.say = say }
  deinit { say() }
}
