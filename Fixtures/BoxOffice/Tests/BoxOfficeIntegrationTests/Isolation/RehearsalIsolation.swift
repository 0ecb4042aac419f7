import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Houses that are declared once: a rehearsal plays everything and sells to nobody.
@Suite(.container(preset: .rehearsal, over: productionHouse()))
struct RehearsalIsolation {
  @Injected private var mailer: MailerDouble

  @Test(arguments: [Customer.ada, .grace])
  func `each rehearsal plays a whole sale of the best seat`(customer: Customer) async throws {
    let booking = try await BookingDesk().hold([Seat("A", 1)], of: .hamlet, for: customer)
    #expect(try await Checkout().confirm(booking.id, card: .visa).status == .confirmed)
    #expect(mailer.on.send().calls.map(\.to) == [customer.address])
  }

  @Test func `in a rehearsal, one scene may go wrong`() async throws {
    let booking = try await BookingDesk().hold([Seat("A", 1)], of: .hamlet, for: .ada)
    let broke = GatewayStub()
    broke.charging.throws(.declined(reason: "insufficient_funds"))
    await withContainer {
      $0.register((any PaymentGateway).self, instance: broke)
    } operation: {
      await #expect(throws: BookingError.declined(reason: "insufficient_funds")) {
        try await Checkout().confirm(booking.id, card: .visa)
      }
    }
    let seatMap = try await Container.current.resolve((any SeatMap).self)
    #expect(try await seatMap.freeSeats(of: "hamlet-1") == 26)
  }

  @Test func `the real parts work together, and ask the gateway's wire for what they need`()
    async throws
  {
    let wire = TransportStub()
    wire.sending.returns(.charged)
    let house = Container.integration(over: productionHouse()) {
      Registration((any HTTPTransport).self, instance: wire)
    }
    let charge = try await house.resolve((any PaymentGateway).self)
      .charge(Money(cents: 45_00), to: .visa, key: .charge(for: "b1"))
    #expect(charge.id == "ch_7")
    let texts = try await issues { _ = try? house.resolve((any Mailer).self) }
    #expect(texts.first?.hasPrefix("Mailer is live, and no test") == true)
  }

  @Test func `a preview of the seat map reaches no gateway, and fails nobody`() async throws {
    let preview = Container.preview(over: productionHouse())
    #expect(try await preview.resolve((any SeatMap).self).freeSeats(of: "hamlet-1") == 26)
    let error = #expect(throws: ContainerError.self) {
      try preview.resolve((any PaymentGateway).self)
    }
    #expect(error?.kind == .blockedByFirewall)
  }
}

// MARK: - Fixtures

extension ContainerPreset {
  /// Everything as in production, except for what leaves the house and the time.
  static let rehearsal = ContainerPreset("rehearsal", policy: .strict.firewall(.marked)) {
    Registration((any HouseClock).self) { FixedDate(.doors) }
    Registration((any PaymentGateway).self) { GatewayStub() }
    Registration((any TicketPrinter).self, lifetime: .transient) { TicketPrinterDouble() }
    // For the code under test, and for the test.
    Registration((any Mailer).self) { try $0.resolve(MailerDouble.self) }
    Registration(MailerDouble.self) { MailerDouble() }
  }
}
