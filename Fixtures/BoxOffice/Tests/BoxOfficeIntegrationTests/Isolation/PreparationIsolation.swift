import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Whether a test has prepared what its evening needs and nothing else, and what the evening asked
/// for in which order.
@Suite struct PreparationIsolation {
  @Test(
    .container {
      $0.register(HallPlan.self, instance: .mainHouse)
      $0.register((any PriceList).self, instance: HouseTariff())
    }
    .verifying([.unusedOverrides, .undeclaredResolutions], severity: .error)
  )
  func `a quote needs the plan and the prices`() throws {
    let quote = try PriceCalculator().quote(for: [Seat("A", 1)], isMember: false)
    #expect(quote.total == Money(cents: 45_00))
    Container.current.journal
      .expectNothingElse(than: .of(HallPlan.self), .of((any PriceList).self))
  }

  @Test(
    .expecting("The registration of MailerSpy and Mailer in the container of"),
    .container {
      $0.register(HallPlan.self, instance: .mainHouse)
      $0.register((any PriceList).self, instance: HouseTariff())
      $0.register(MailerSpy(), as: (any Mailer).self)
    }
    .verifying(.unusedOverrides, severity: .error)
  )
  func `a mailer for a quote is one too many`() throws {
    _ = try PriceCalculator().quote(for: [Seat("A", 1)], isMember: false)
  }

  @Test(
    .expecting("resolved what the test did not declare:\n  SeatMap"),
    .mockContainer(.firewall(.marked), over: productionHouse()) {
      $0.register(MailerSpy(), as: (any Mailer).self)
      $0.register(PrinterSpy(), as: (any TicketPrinter).self)
    }
    .verifying(
      .undeclaredResolutions,
      declaring: [.of(TicketDelivery.self), .of(BoxOfficeDatabase.self)]
    )
  )
  func `a delivery that begins to count seats is found out`() async throws {
    let delivery = try await Container.current.resolve(TicketDelivery.self)
    Container.current.register(FoyerBoardSpy(), as: (any FoyerBoard).self)
    try await delivery.deliver(.paid())
  }

  @Test(.mockContainer { HouseDoubles().register(in: $0) })
  func `the seat is sold before the money moves, and the ticket is printed last`() async throws {
    let house = try await Container.current.resolve(HouseDoubles.self)
    house.bookings["b1"] = .sample()
    _ = try await Checkout().confirm("b1", card: .visa)
    let journal = Container.current.journal
    journal.expectOrder(
      .of((any SeatMap).self),
      .of(Till.self),
      .of((any AuditLog).self),
      .of(TicketDelivery.self),
      .of((any TicketPrinter).self)
    )
    journal.expect(.of((any TicketPrinter).self), resolved: 1)
    journal.expect(.of((any Mailer).self, name: "accounts"), resolved: 0)
  }

  @Test(.mockContainer { HouseDoubles().register(in: $0) })
  func `a refund asks for the gateway, and the journal says what it asked for instead`()
    async throws
  {
    _ = try await Container.current.resolve(BookingDesk.self)
    let texts = try await issues {
      Container.current.journal.expect(.of((any PaymentGateway).self), resolved: 1)
    }
    #expect(
      texts.first?.hasPrefix("PaymentGateway was to be resolved once, and never was.") == true
    )
    #expect(texts.first?.contains("BookingDesk, built, at BoxOfficeIntegrationTests/") == true)
  }
}
