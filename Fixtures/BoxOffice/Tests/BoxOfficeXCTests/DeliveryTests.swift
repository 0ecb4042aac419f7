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
    XCTAssertEqual(house.printer.prints.calls.map(\.arguments), Booking.paid().tickets)
  }

  func testTheCustomerGetsOneLetter() async throws {
    try await delivery.deliver(.paid())
    house.mailer.sends.verify {
      $0.address == "ada@example.com" && $0.letter.text.contains("A1, A2")
    }
    house.mailer.verifyNoMoreCalls()
  }

  func testALetterThatDoesNotGetThroughIsLoggedAndNoMore() async throws {
    house.mailer.sends.throws(.undeliverable)
    try await delivery.deliver(.paid())
    XCTAssertEqual(house.audit.entries.map(\.event), [.mailFailed])
    house.printer.prints.verify(2)
  }

  func testAJamIsLoggedAndTheLetterGoesOut() async throws {
    house.printer.prints.throws(.jammed)
    try await delivery.deliver(.paid())
    XCTAssertEqual(house.audit.entries.map(\.event), [.printFailed])
    house.mailer.sends.verify()
  }

  func testTheNextJobStartsWithAPrinterThatWasReset() async throws {
    try await delivery.deliver(.paid())
    try await delivery.deliver(.paid("b2"))
    verifyOrder(
      house.printer.prints.matching { $0.booking == "b1" },
      house.printer.prints.matching { $0.booking == "b1" },
      house.printer.resets.matching(),
      house.printer.prints.matching { $0.booking == "b2" },
      house.printer.prints.matching { $0.booking == "b2" }
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
    house.printer.prints.verify(2)
    loans[1].end()
  }

  func testTheLastSeatIsAnnouncedInTheFoyer() async throws {
    let board = FoyerBoardSpy()
    container.register(board, as: (any FoyerBoard).self)
    house.seatMap.counting.returns(0)
    try await delivery.deliver(.paid())
    board.shows.verify(with: "Hamlet: sold out")
  }

  func testAHouseWithoutABoardAnnouncesNothing() async throws {
    house.seatMap.counting.returns(0)
    try await delivery.deliver(.paid())
    house.seatMap.counting.verify(.never)
  }
}
