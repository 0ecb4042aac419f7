import BoxOffice
import BoxOfficeDoubles
import GatewaySandbox
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// A whole evening, from the first hold to a sold-out house.
final class EveningIntegrationTests: ContainerTestCase {
  override class var policy: MockPolicy? { .realWire }

  private var sandbox: GatewaySandbox!
  private let board = FoyerBoardSpy()

  override func setUp() async throws {
    try await super.setUp()
    sandbox = try await GatewaySandbox.start()
    try await openHouse(in: container, against: sandbox)
    container.register(board, as: (any FoyerBoard).self)
  }

  override func tearDown() async throws {
    await sandbox.stop()
    sandbox = nil
    try await super.tearDown()
  }

  func testTheHouseSellsOut() async throws {
    let desk = try await container.resolve(BookingDesk.self)
    let checkout = try await container.resolve(Checkout.self)
    for row in HallPlan.mainHouse.rows {
      let seats = (1...row.seats).map { Seat(row.name, $0) }
      let booking = try await desk.hold(seats, of: .hamlet, for: .ada)
      _ = try await checkout.confirm(booking.id, card: .visa)
    }
    board.shows.verify(with: "Hamlet: sold out")
    let printer = try await container.resolve(PrinterSpy.self)
    XCTAssertEqual(printer.prints.calls.map(\.arguments.seat), HallPlan.mainHouse.seats)
    // Three parties with the group's discount, and four in the gallery at the full price.
    let takings = await sandbox.ledger.balance(of: SandboxCard.good)
    XCTAssertEqual(takings, 2 * 306_00 + 165_75 + 4 * 14_95)
  }

  func testARefundOpensTheHouseAgain() async throws {
    let desk = try await container.resolve(BookingDesk.self)
    let booking = try await desk.hold(HallPlan.mainHouse.seats, of: .hamlet, for: .ada)
    _ = try await container.resolve(Checkout.self).confirm(booking.id, card: .visa)
    _ = try await container.resolve(RefundDesk.self).refund(booking.id)
    let free = try await container.resolve((any SeatMap).self).freeSeats(of: "hamlet-1")
    XCTAssertEqual(free, 26)
    let takings = await sandbox.ledger.balance(of: SandboxCard.good)
    XCTAssertEqual(takings, 0)
    let mailer = try await container.resolve(MailerSpy.self)
    XCTAssertEqual(
      mailer.sends.calls.map(\.arguments.address),
      ["ada@example.com", "ada@example.com", "accounts@theatre.example"]
    )
  }
}
