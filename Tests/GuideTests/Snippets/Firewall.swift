// snippet: a firewall
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct CardTerminal: PaymentGateway {
  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
    throw .offline  // in the app: a call to the bank
  }
}

struct TicketSale: Sendable {
  let gateway: any PaymentGateway

  func sell(seat: String, card: String) async throws -> Receipt {
    try await gateway.charge(Money(cents: 45_00), card: card)
  }
}

// The app: what reaches out of the process is marked live.
@RegistrationBuilder func theatre() -> [any AnyRegistration] {
  Registration((any PaymentGateway).self) { CardTerminal() }.live()
  Registration(TicketSale.self) { try TicketSale(gateway: $0.resolve()) }
}

@Test(
  .mockContainer(.firewall(.marked)) {
    $0.register { theatre() }
    $0.register(GatewayStub(), as: (any PaymentGateway).self)
  }
)
func `a sale charges the card`() async throws {
  let gateway = try await Container.current.resolve(GatewayStub.self)
  gateway.charging.returns(Receipt(id: "1"))

  let sale = try await Container.current.resolve(TicketSale.self)
  #expect(try await sale.sell(seat: "A1", card: "42") == Receipt(id: "1"))
}
// end snippet

// snippet: everything
@Test(
  .mockContainer(.strict.allowing(TicketSale.self), over: theatreContainer()) {
    $0.register(GatewayStub(), as: (any PaymentGateway).self)
  }
)
func `only what the test names is used`() async throws {
  _ = try await Container.current.resolve(TicketSale.self)
}

func theatreContainer() -> Container {
  let container = Container(label: "theatre")
  container.register { theatre() }
  return container
}
// end snippet

// snippet: presets
extension ContainerPreset {
  static let matinee = ContainerPreset("matinee", policy: .strict.firewall(.marked)) {
    Registration((any PaymentGateway).self) {
      let gateway = GatewayStub()
      gateway.charging.returns(Receipt(id: "matinee"))
      return gateway
    }
  }
}

@Test(.container(preset: .matinee, over: theatreContainer()))
func `a preset is a container for many tests`() async throws {
  let sale = try await Container.current.resolve(TicketSale.self)
  #expect(try await sale.sell(seat: "A1", card: "42") == Receipt(id: "matinee"))

  let declining = GatewayStub()
  declining.charging.throws(.declined)
  try await withContainer {
    $0.register((any PaymentGateway).self, instance: declining)
  } operation: {
    let sale = try await Container.current.resolve(TicketSale.self)
    await #expect(throws: PaymentError.declined) { try await sale.sell(seat: "A1", card: "42") }
  }
}
// end snippet

// snippet: real parts
@Suite(.container(.live(.allow)) { $0.register { theatre() } })
struct RealTerminalTests {
  @Test func `the terminal is offline in a test`() async throws {
    let sale = try await Container.current.resolve(TicketSale.self)
    await #expect(throws: PaymentError.offline) { try await sale.sell(seat: "A1", card: "42") }
  }
}
// end snippet

// snippet: a fallback
extension GatewayStub: FallbackDouble {
  static func fallback() -> any PaymentGateway { GatewayStub() }
}
// end snippet
