import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct DeliveryRules {
  @Injected private var delivery: TicketDelivery
  @Injected private var house: HouseDoubles

  @Test(arguments: 1...8)
  func `one ticket a seat`(count: Int) async throws {
    let seats = (1...count).map { Seat("B", $0) }
    try await delivery.deliver(.sample(seats: seats, status: .confirmed))
    #expect(house.printer.on.print().calls.map(\.seat) == seats)
    house.mailer.on.send().verify()
  }

  @Test(arguments: [Customer.ada, .grace])
  func `the letter goes to whoever booked`(customer: Customer) async throws {
    try await delivery.deliver(.sample(for: customer, status: .confirmed))
    #expect(house.mailer.on.send().calls.map(\.to) == [customer.address])
  }

  @Test func `a full mailbox is logged and no more`() async throws {
    house.mailer.on.send().throws(.undeliverable)
    try await delivery.deliver(.paid())
    #expect(house.audit.entries == [AuditEntry(.mailFailed, of: "b1", at: .doors)])
  }

  @Test(arguments: [0, 1, 20])
  func `the foyer is told when the last seat is gone`(free: Int) async throws {
    let board = FoyerBoardDouble()
    house.seatMap.on.freeSeats().returns(free)
    try await withContainer { container in
      container.register(board, as: (any FoyerBoard).self)
    } operation: {
      try await TicketDelivery().deliver(.paid())
    }
    #expect(board.on.show().calls.map(\.arguments) == (free == 0 ? ["Hamlet: sold out"] : []))
  }

  @Test func `a house without a board tells nobody`() async throws {
    house.seatMap.on.freeSeats().returns(0)
    try await delivery.deliver(.paid())
    house.seatMap.on.freeSeats().verify(.never)
  }

  @Test func `a jam is logged, and the letter goes out`() async throws {
    house.printer.on.print().throws(.jammed)
    try await delivery.deliver(.paid())
    #expect(house.audit.entries == [AuditEntry(.printFailed, of: "b1", at: .doors)])
    house.mailer.on.send().verify()
  }
}
