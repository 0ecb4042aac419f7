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
    house.mailer.verifyNothingElse()
  }

  func testALetterThatDoesNotGetThroughIsLoggedAndNoMore() async throws {
    house.mailer.sends.throws(.undeliverable)
    try await delivery.deliver(.paid())
    XCTAssertEqual(house.audit.entries.map(\.event), [.mailFailed])
    house.printer.prints.verify(2)
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
