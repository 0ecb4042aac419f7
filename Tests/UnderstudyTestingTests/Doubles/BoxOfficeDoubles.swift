import UnderstudyTesting

// The doubles of the box office, one for each kind of type that can be one.

struct Money: Hashable, Sendable { var cents: Int }
struct Seat: Hashable, Sendable {
  var row: String
  var number: Int
}
struct Receipt: Hashable, Sendable { var id: String }
struct Letter: Hashable, Sendable { var text: String }
enum PaymentError: Error { case declined, offline }

protocol PaymentGateway: Sendable {
  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt
}
protocol Mailer: Sendable { func send(_ letter: Letter, to address: String) async throws }
protocol SeatMap: Sendable { func reserve(_ seat: Seat) async -> Bool }
protocol HouseClock: Sendable { func now() -> Int }
@MainActor protocol TicketWindow { func show(_ text: String) }

final class GatewayStub: PaymentGateway, TestDouble {
  let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>("charge(_:card:)")
  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
    try await charging.call((amount, card))
  }
}

struct MailerSpy: Mailer, TestDouble {
  let sends = Spy<(letter: Letter, to: String)>("send(_:to:)")
  func send(_ letter: Letter, to address: String) async throws {
    await sends.call((letter, address))
  }
}

actor SeatMapStub: SeatMap, TestDouble {
  let reserving = Stub<Seat, Bool, Never>("reserve(_:)")
  func reserve(_ seat: Seat) async -> Bool { await reserving.call(seat) }
}

@MainActor final class WindowSpy: TicketWindow, TestDouble {
  let shows = Spy<String>("show(_:)")
  func show(_ text: String) { shows.call(text) }
}

struct ClockStub: HouseClock, TestDouble {
  let nowing = Stub<Void, Int, Never>("now()")
  func now() -> Int { nowing.call() }
}
