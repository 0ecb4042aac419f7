// snippet: a stub
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct Money: Hashable, Sendable { var cents: Int }
struct Receipt: Hashable, Sendable { var id: String }
enum PaymentError: Error { case declined, offline }

protocol PaymentGateway: Sendable {
  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt
}

final class GatewayStub: PaymentGateway, TestDouble {
  let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>("charge(_:card:)")

  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
    try await charging.call((amount, card))
  }
}

@Test func `a stub answers and remembers`() async throws {
  let gateway = GatewayStub()
  gateway.charging.returns(Receipt(id: "1"))

  let receipt = try await gateway.charge(Money(cents: 4_500), card: "42")

  #expect(receipt == Receipt(id: "1"))
  #expect(gateway.charging.calls.map(\.arguments.amount.cents) == [4_500])
  #expect(gateway.callHistory.map(\.description) == ["charge(Money(cents: 4500), card: 42)"])
}
// end snippet

// snippet: answers
@Test func `answers go by argument, then in turn, then by default`() async throws {
  let gateway = GatewayStub()
  gateway.charging.byDefault(Receipt(id: "any"))
  gateway.charging.returns(Receipt(id: "1"), Receipt(id: "2"))
  gateway.charging.when { $0.amount.cents > 10_000 }.throws(.declined)

  var ids: [String] = []
  for _ in 0..<3 { ids.append(try await gateway.charge(Money(cents: 1), card: "42").id) }
  #expect(ids == ["1", "2", "any"])
  await #expect(throws: PaymentError.declined) {
    try await gateway.charge(Money(cents: 20_000), card: "42")
  }
}
// end snippet

// snippet: computed answers
@Test func `an answer is computed`() async throws {
  let gateway = GatewayStub()
  gateway.charging.answers { arguments throws(PaymentError) in
    guard arguments.card == "42" else { throw .declined }
    return Receipt(id: "\(arguments.amount.cents)")
  }
  #expect(try await gateway.charge(Money(cents: 7), card: "42").id == "7")
}
// end snippet

// snippet: bases
protocol SeatMap: Sendable {
  func reserve(_ seat: String) -> Bool
  func release(_ seat: String)
}

final class SeatMapStub: StubBase, SeatMap, @unchecked Sendable {
  let reserving = Stub<String, Bool, Never>("reserve(_:)")
  let releasing = Spy<String>("release(_:)")

  func reserve(_ seat: String) -> Bool { reserving.call(seat) }
  func release(_ seat: String) { releasing.call(seat) }
}

@Test func `a base collects the pieces`() {
  let seats = SeatMapStub()
  seats.reserving.byDefault(false)
  seats.reserving.when("A1").returns(true)

  #expect(seats.reserve("A1"))
  #expect(!seats.reserve("A2"))
  seats.release("A1")
  #expect(
    seats.callHistory.map(\.description) == ["reserve(A1)", "reserve(A2)", "release(A1)"]
  )
}
// end snippet

// snippet: actors
actor QueueSpy: Mailer, TestDouble {
  let sends = Spy<(letter: Letter, to: String)>("send(_:to:)")

  func send(_ letter: Letter, to address: String) async throws {
    await sends.call((letter, address))
  }
}

@MainActor protocol TicketWindow { func show(_ text: String) }

@MainActor final class WindowSpy: TicketWindow, TestDouble {
  let shows = Spy<String>("show(_:)")

  func show(_ text: String) { shows.call(text) }
}
// end snippet

// snippet: listing by hand
struct BellsSpy: TestDouble {
  let bells = [Spy<Void>("ringFirst()"), Spy<Void>("ringLast()")]
  var members: [any DoubleMember] { bells }

  func ringLast() { bells[1].call() }
}

@Test func `a double lists what it does not hold as properties`() {
  let bells = BellsSpy()
  bells.ringLast()
  #expect(bells.callHistory.map(\.description) == ["ringLast()"])
}
// end snippet

// snippet: fallible
struct FragileMailer: Mailer, TestDouble {
  let sends = Stub<(letter: Letter, to: String), Void, any Error>("send(_:to:)")

  func send(_ letter: Letter, to address: String) async throws {
    try await sends.call((letter, address))
  }
}

@Test func `a mailer that works, then fails`() async throws {
  let mailer = FragileMailer()
  try await mailer.send(Letter(text: "hello"), to: "ada")  // no answer needed: it succeeds

  mailer.sends.throws(CancellationError())
  await #expect(throws: CancellationError.self) {
    try await mailer.send(Letter(text: "hello"), to: "ada")
  }
}
// end snippet

// snippet: life in a container
@Test(.container { $0.register(SeatMapStub.self, instance: SeatMapStub()) })
func `a container resets its doubles`() throws {
  let seats = try Container.current.resolve(SeatMapStub.self)
  seats.release("A1")

  Container.current.reset()

  #expect(seats.callHistory.isEmpty)
}
// end snippet
