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
  let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>()

  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
    try await charging.call(amount, card)
  }
}

@Test func `a stub answers and remembers`() async throws {
  let gateway = GatewayStub()
  gateway.charging.returns(Receipt(id: "1"))

  let receipt = try await gateway.charge(Money(cents: 4_500), card: "42")

  #expect(receipt == Receipt(id: "1"))
  #expect(gateway.charging.calls.map(\.arguments.amount.cents) == [4_500])
  #expect(gateway.callHistory == ["charge(Money(cents: 4500), card: 42)"])
}
// end snippet

// snippet: bases
protocol SeatMap: Sendable {
  func reserve(_ seat: String) -> Bool
  func release(_ seat: String)
}

final class SeatMapStub: StubBase, SeatMap, @unchecked Sendable {
  let reserving = Stub<String, Bool, Never>(default: false)
  let releasing = Spy<String>()

  func reserve(_ seat: String) -> Bool { reserving.call(seat) }
  func release(_ seat: String) { releasing.call(seat) }
}
// end snippet

@Test func `a base collects the members`() {
  let seats = SeatMapStub()
  seats.reserving.when("A1").returns(true)

  #expect(seats.reserve("A1"))
  #expect(!seats.reserve("A2"))
  seats.release("A1")
  #expect(seats.callHistory == ["reserve(A1)", "reserve(A2)", "release(A1)"])
  #expect(seats.releasing.calls == ["A1"])
}

// snippet: calls as text
final class UserServiceSpy: SpyBase, @unchecked Sendable {
  func getUser(id: String) { record("getUser(id: \(id))") }
  func find(_ name: String, in hall: Int) { record(arguments: name, hall) }
  func flush() { record() }
}
// end snippet

@Test func `a base records a call as text`() {
  let users = UserServiceSpy()
  users.getUser(id: "test")
  users.find("ada", in: 3)
  users.flush()

  #expect(users.callHistory == ["getUser(id: test)", "find(ada, in: 3)", "flush()"])
}

// snippet: actors
actor QueueSpy: Mailer, TestDouble {
  nonisolated let sends = Spy<Letter, String>()

  func send(_ letter: Letter, to address: String) async throws {
    await sends.call(letter, address)
  }
}

@MainActor protocol TicketWindow { func show(_ text: String) }

@MainActor final class WindowSpy: TicketWindow, TestDouble {
  let shows = Spy<String>()

  func show(_ text: String) { shows.call(text) }
}
// end snippet

@Test(.container { $0.register(SeatMapStub.self, instance: SeatMapStub()) })
func `a container resets its doubles`() throws {
  let seats = try Container.current.resolve(SeatMapStub.self)
  seats.release("A1")

  Container.current.reset()

  #expect(seats.callHistory.isEmpty)
}

// snippet: a partial double
struct OpenHouse: SeatMap {
  func reserve(_ seat: String) -> Bool { true }
  func release(_ seat: String) {}
}

struct SeatMapSpy: SeatMap, TestDouble {
  let real: any SeatMap
  let reserving = Stub<String, Bool, Never>()
  let releasing = Spy<String>()

  func reserve(_ seat: String) -> Bool { reserving.call(seat, real: real.reserve(seat)) }
  func release(_ seat: String) { releasing.call(seat, real: real.release(seat)) }
}

@Test func `one seat is taken, the others are as the house has them`() {
  let seats = SeatMapSpy(real: OpenHouse())
  seats.reserving.when("A1").returns(false)

  #expect(!seats.reserve("A1"))  // the house is not asked
  #expect(seats.reserve("A2"))
  #expect(seats.reserving.calls.map(\.answer) == [.rule, .real])
}
// end snippet

// snippet: a default of a type
extension Receipt: StubDefaultProviding {
  static let defaultAnswer = Receipt(id: "default")
}
// end snippet
