import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// What an evening asked its house for, and in which order.
@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct JournalIsolation {
  @Injected private var house: HouseDoubles

  @Test func `the seat is sold before the money moves, and the ticket is printed last`()
    async throws
  {
    house.bookings["b1"] = .sample()
    _ = try await Checkout().confirm("b1", card: .visa)
    let journal = Container.current.journal
    journal.expectOrder(
      (any SeatMap).self,
      Till.self,
      (any AuditLog).self,
      TicketDelivery.self,
      (any TicketPrinter).self
    )
    journal.expect((any Mailer).self, name: "accounts", resolved: 0)
  }

  @Test(arguments: 1...3)
  func `every delivery borrows the one printer, and builds nothing twice`(count: Int)
    async throws
  {
    let delivery = try await Container.current.resolve(TicketDelivery.self)
    for _ in 1...count { try await delivery.deliver(.paid()) }
    let journal = Container.current.journal
    journal.expect((any TicketPrinter).self, resolved: 1)
    journal.expect(Pool<any TicketPrinter>.self, resolved: 1)
    journal.expect((any Mailer).self, resolved: 1)
  }

  @Test func `a quote asks for the plan and the prices alone`() throws {
    _ = try PriceCalculator().quote(for: [Seat("A", 1)], isMember: false)
    Container.current.journal
      .expectNothingElse(than: HallPlan.self, (any PriceList).self)
  }

  @Test func `who expects a charge where none is asked for is told what was`() async throws {
    _ = try await Container.current.resolve(BookingDesk.self)
    let texts = try await issues {
      Container.current.journal.expect((any PaymentGateway).self, resolved: 1)
    }
    let text = try #require(texts.first)
    #expect(text.hasPrefix("Expected PaymentGateway to be resolved exactly once, but it"))
    #expect(
      text.contains("BookingDesk, built, at BoxOfficeIntegrationTests/JournalIsolation.swift")
    )
  }

  @Test func `what a queue was asked for stands in the journal of its test`() async throws {
    try await TicketReprint().print(.paid())
    let entry = try #require(
      Container.current.journal.entries.last { $0.key == .of(Pool<any TicketPrinter>.self) }
    )
    #expect(entry.site.map { "\($0)".contains("TicketReprint.swift") } == true)
  }
}
