import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: inject
struct StageDoor {  // a struct, an actor, a class that is not Sendable
  @Injected var mailer: any Mailer
}

final class SeatDesk: Sendable {  // a Sendable class cannot have a wrapped var
  private let mailer: Injected<any Mailer>
  private let gateway: any PaymentGateway  // from its initializer, as ever

  init(gateway: any PaymentGateway, mailer: Injected<any Mailer> = Injected()) {
    self.gateway = gateway
    self.mailer = mailer
  }

  func sell(_ seat: String, to address: String, card: String) async throws -> Receipt {
    let receipt = try await gateway.charge(Money(cents: 45_00), card: card)
    try await mailer().send(Letter(text: "Seat \(seat) is yours."), to: address)
    return receipt
  }
}
// end snippet

// snippet: register
func registerTheDesk(in container: Container) {
  // A singleton, built when it is first resolved. `live()` marks what tests must not use.
  container.register { Registration((any PaymentGateway).self) { CardTerminal() }.live() }
  container.register(SeatDesk.self) { try SeatDesk(gateway: $0.resolve()) }
}

func registerTheRest(in container: Container) {
  container.register(Letter.self, name: "reminder", lifetime: .transient) {
    Letter(text: "Tonight!")
  }
  container.register(Ledger.self) { _ async in Ledger() }  // resolved with `try await`
  container.register { Registration((any Mailer).self) { ConsoleMailer() }.live() }
}
// end snippet

// snippet: a double
struct DeskGateway: PaymentGateway, TestDouble {
  let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>()

  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
    try await charging.call(amount, card)
  }
}
// end snippet

// snippet: a suite
@Suite(
  .container {
    registerTheDesk(in: $0)
    $0.register(DeskGateway(), as: (any PaymentGateway).self)  // the later one counts
    $0.register(MailerSpy(), as: (any Mailer).self)
  }
)
struct SeatDeskTests {
  @Test func `a sale charges the card and sends a letter`() async throws {
    let container = Container.current
    let gateway = try container[DeskGateway.self]
    gateway.charging.when(.any, "42").returns(Receipt(id: "1"))

    let receipt = try await container[SeatDesk.self].sell("A1", to: "ada", card: "42")

    #expect(receipt.id == "1")
    gateway.charging.verify(with: .equal(Money(cents: 45_00)), "42")
    let sends = try container[MailerSpy.self].sends
    #expect(sends.calls.map(\.arguments.to) == ["ada"])
  }
}
// end snippet

@Suite(
  .container {
    registerTheDesk(in: $0)
    $0.register(DeskGateway(), as: (any PaymentGateway).self)
    $0.register(MailerSpy(), as: (any Mailer).self)
  }
)
struct `What the summary for agents shows` {
  @Test func `the other answers`() async throws {
    let gateway = try Container.current[DeskGateway.self]
    // snippet: answers
    gateway.charging.when(.any, "42").throws(.declined)
    gateway.charging.when { $0.amount.cents > 1_000 }.answers { Receipt(id: $0.card) }
    gateway.charging.byDefault(Receipt(id: "0"))
    // end snippet
    #expect(try await gateway.charge(Money(cents: 2_000), card: "43").id == "43")
    #expect(try await gateway.charge(Money(cents: 1), card: "43").id == "0")
    await #expect(throws: PaymentError.declined) {
      try await gateway.charge(Money(cents: 1), card: "42")
    }
  }

  @Test func `an override for a block`() async throws {
    try Container.current[DeskGateway.self].charging.returns(Receipt(id: "1"))
    // snippet: override
    let quiet = MailerSpy()
    try await withContainer(overriding: (any Mailer).self, with: quiet) {
      let desk = try Container.current[SeatDesk.self]
      _ = try await desk.sell("A1", to: "ada", card: "42")
    }
    #expect(quiet.sends.callCount == 1)
    // end snippet
  }

  @Test func `what comes later`() async throws {
    let mailer = MailerSpy()
    // snippet: later
    Task { try await mailer.send(Letter(text: "Tonight!"), to: "ada") }

    let calls = await mailer.sends.called(with: .any, "ada", within: .seconds(5))
    #expect(calls.first?.arguments.letter.text == "Tonight!")
    // end snippet
  }
}

// snippet: strict
@Test(
  .mockContainer(.firewall(.marked)) {
    registerTheDesk(in: $0)  // as the app does; the doubles replace what is live
    $0.register(DeskGateway(), as: (any PaymentGateway).self)
    $0.register(MailerSpy(), as: (any Mailer).self)
  }
)
func `a sale uses nothing live and nothing unregistered`() async throws {
  let container = Container.current
  try container[DeskGateway.self].charging.returns(Receipt(id: "1"))

  let desk = try await container.resolve(SeatDesk.self)
  #expect(try await desk.sell("A1", to: "ada", card: "42").id == "1")
}
// end snippet

// snippet: fits
@Test func `everything that the app registers can be built`() async throws {
  let app = Container(label: "app")
  registerTheDesk(in: app)
  registerTheRest(in: app)
  try await app.validate()  // names each missing key and each cycle
}
// end snippet

private struct ConsoleMailer: Mailer {
  func send(_ letter: Letter, to address: String) async throws {}
}
