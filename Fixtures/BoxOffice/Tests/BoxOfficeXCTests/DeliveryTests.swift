import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class DeliveryTests: BoxOfficeTestCase {
  private var delivery: TicketDelivery!

  override func setUpWithError() throws {
    delivery = try container.resolve(TicketDelivery.self)
  }

  override func tearDown() {
    delivery = nil
  }

  func testOneTicketASeatIsPrinted() async throws {
    try await delivery.deliver(.paid())
    XCTAssertEqual(house.printer.on.print().calls.map(\.arguments), Booking.paid().tickets)
  }

  func testTheCustomerGetsOneLetter() async throws {
    try await delivery.deliver(.paid())
    house.mailer.on.send(.where { $0.text.contains("A1, A2") }, to: "ada@example.com").verify()
    house.mailer.verifyNoMoreCalls()
  }

  func testALetterThatDoesNotGetThroughIsLoggedAndNoMore() async throws {
    house.mailer.on.send().throws(.undeliverable)
    try await delivery.deliver(.paid())
    XCTAssertEqual(house.audit.entries.map(\.event), [.mailFailed])
    house.printer.on.print().verify(2)
  }

  func testAJamIsLoggedAndTheLetterGoesOut() async throws {
    house.printer.on.print().throws(.jammed)
    try await delivery.deliver(.paid())
    XCTAssertEqual(house.audit.entries.map(\.event), [.printFailed])
    house.mailer.on.send().verify()
  }

  func testTheNextJobStartsWithAPrinterThatWasReset() async throws {
    try await delivery.deliver(.paid())
    try await delivery.deliver(.paid("b2"))
    verifyOrder(
      house.printer.on.print(.where { $0.booking == "b1" }),
      house.printer.on.print(.where { $0.booking == "b1" }),
      house.printer.on.reset(),
      house.printer.on.print(.where { $0.booking == "b2" }),
      house.printer.on.print(.where { $0.booking == "b2" })
    )
  }

  func testAJobWaitsForAPrinterIfAllAreAtWork() async throws {
    let printers = try await container.resolve(Pool<any TicketPrinter>.self)
    let loans = [try await printers.borrow(), try await printers.borrow()]
    let delivery = try XCTUnwrap(delivery)
    let job = Task { try await delivery.deliver(.paid()) }
    loans[0].end()
    try await job.value
    XCTAssertEqual(printers.statistics.everMade, 2)
    house.printer.on.print().verify(2)
    loans[1].end()
  }

  func testTheLastSeatIsAnnouncedInTheFoyer() async throws {
    let board = FoyerBoardDouble()
    container.register(board, as: (any FoyerBoard).self)
    house.seatMap.on.freeSeats().returns(0)
    try await delivery.deliver(.paid())
    board.on.show("Hamlet: sold out").verify()
  }

  func testAHouseWithoutABoardAnnouncesNothing() async throws {
    house.seatMap.on.freeSeats().returns(0)
    try await delivery.deliver(.paid())
    house.seatMap.on.freeSeats().verify(.never)
  }
}
