import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// Test cases on tour: their base class belongs to another house, and cannot be changed.
class GuestTestCase: XCTestCase {}

/// Isolated by the observer, without a word in the class's methods.
final class TourTests: GuestTestCase {
  override class func setUp() {
    ContainerObserver.install(.strict) { HouseDoubles().register(in: $0) }
  }

  override class func tearDown() { ContainerObserver.uninstall() }

  func testTheFirstStopSellsTheBestSeat() async throws { try await sellTheBestSeat() }

  func testTheSecondStopSellsItToo() async throws { try await sellTheBestSeat() }

  private func sellTheBestSeat() async throws {
    let house = try await Container.current.resolve(HouseDoubles.self)
    let booking = try await BookingDesk().hold([Seat("A", 1)], of: .hamlet, for: .ada)
    _ = try await Checkout().confirm(booking.id, card: .visa)
    XCTAssertEqual(house.audit.entries.map(\.event), [.held, .charged])
  }
}

/// Isolated by hand, in the one method that every test case has.
final class MatineeTests: GuestTestCase {
  override func invokeTest() {
    isolated(.strict) { container in
      HouseDoubles().register(in: container)
    } invoke: {
      super.invokeTest()
    }
  }

  func testTicketsArePrintedAgainAtTheDoor() async throws {
    try await TicketReprint().print(.paid())
    let printer = try await Container.current.resolve(TicketPrinterDouble.self)
    XCTAssertEqual(printer.on.print().calls.map(\.seat), [Seat("A", 1), Seat("A", 2)])
  }

  func testAJobOfTheMatineeIsNotInTheNextHouse() async throws {
    let printer = try await Container.current.resolve(TicketPrinterDouble.self)
    printer.on.print().verify(.never)
  }
}
