import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct TestDoubleTests {
  @Test func `the history merges the calls of all members in order`() {
    let desk = Desk()
    desk.opens.call()
    desk.greets.call((name: "ada", count: 2))
    desk.opens.call()
    #expect(desk.callHistory == ["open()", "greet(ada, count: 2)", "open()"])
    #expect(desk.erasedCalls.map(\.arguments) == [[], ["ada", "2"], []])
    #expect(desk.stubMembers.map(\.name) == ["greet(_:count:)", "open()"])
  }

  @Test func `a reset clears calls and answers of all members, clearCalls only the calls`() {
    let clock = ClockStub()
    clock.nowing.byDefault(7)
    _ = clock.now()
    clock.clearCalls()
    #expect(clock.callHistory.isEmpty)
    #expect(clock.now() == 7)
    clock.reset()
    #expect(clock.callHistory.isEmpty)
    #expect(clock.nowing.state.withLock { $0.fallback } == nil)
  }

  @Test func `classes, actors, structs and main-actor types are doubles`() async throws {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "1"))
    _ = try await gateway.charge(Money(cents: 1), card: "42")
    let seats = SeatMapStub()
    seats.reserving.returns(true)
    _ = await seats.reserve(Seat(row: "A", number: 1))
    let mailer = MailerSpy()
    try await mailer.send(Letter(text: "hi"), to: "ada")
    let window = WindowSpy()
    await window.show("open")

    let doubles: [any TestDouble] = [gateway, seats, mailer, window]
    #expect(doubles.map { $0.callHistory.count } == [1, 1, 1, 1])
    for double in doubles { double.reset() }
    #expect(doubles.allSatisfy { $0.callHistory.isEmpty })
  }

  @Test func `a base finds the members of all its subclasses in the order of declaration`() {
    let desk = GrandDesk(name: "north")
    #expect(desk.stubMembers.map(\.name) == ["greet(_:count:)", "open()", "close()", "title"])
    desk.closes.call()
    desk.greets.call(("ada", 2))
    #expect(desk.callHistory == ["close()", "greet(ada, count: 2)"])
  }

  @Test func `a base does not find lazy members`() {
    let desk = LazyDesk()
    desk.late.call()
    #expect(desk.stubMembers.map(\.name) == ["open()"])
  }

  @Test func `a base resets its members through an override too`() {
    let desk: any TestDouble = GrandDesk(name: "north")
    (desk as? GrandDesk)?.stock.withLock { $0 = 3 }
    (desk as? GrandDesk)?.closes.call()
    desk.reset()
    #expect((desk as? GrandDesk)?.stock.withLock { $0 } == 0)
    #expect(desk.callHistory.isEmpty)
  }

  @Test func `a stub base clears its answers and keeps its calls`() {
    let desk = GrandDesk(name: "north")
    desk.titles.returns("Hamlet")
    #expect(desk.titles.call() == "Hamlet")
    desk.clearAnswers()
    #expect(desk.titles.call() == nil as String?)
    #expect(desk.callHistory == ["title", "title"])
  }
}

// MARK: - Fixtures

private struct Desk: TestDouble {
  let greets = Spy<(name: String, count: Int)>("greet(_:count:)")
  let opens = Spy<Void>("open()")
}

private class OpenDesk: StubBase, @unchecked Sendable {
  let greets = Spy<(name: String, count: Int)>("greet(_:count:)")
  let number = 1
  let opens = Spy<Void>("open()")
}

private final class GrandDesk: OpenDesk, @unchecked Sendable {
  let closes = Spy<Void>("close()")
  let name: String
  let stock = Lock(0)
  let titles = Stub<Void, String?, Never>("title")

  init(name: String) {
    self.name = name
    super.init()
    titles.attach(host: IssueCollector())
  }

  override func reset() {
    super.reset()
    stock.withLock { $0 = 0 }
  }
}

private final class LazyDesk: SpyBase, @unchecked Sendable {
  lazy var late = Spy<Void>("late()")
  let opens = Spy<Void>("open()")
}
