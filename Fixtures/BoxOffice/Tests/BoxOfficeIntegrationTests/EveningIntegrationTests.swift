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
  private let board = FoyerBoardDouble()

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
    board.on.show("Hamlet: sold out").verify()
    let printer = try await container.resolve(TicketPrinterDouble.self)
    XCTAssertEqual(printer.on.print().calls.map(\.seat), HallPlan.mainHouse.seats)
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
    let mailer = try await container.resolve(MailerDouble.self)
    XCTAssertEqual(
      mailer.on.send().calls.map(\.to),
      ["ada@example.com", "ada@example.com", "accounts@theatre.example"]
    )
  }
}
