import BoxOffice
import BoxOfficeDoubles
import Dispatch
import GatewaySandbox
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// A season under XCTest: one gateway sandbox for the class, everything else for each evening.
final class SeasonTests: ContainerTestCase {
  // The wire may be live, as it ends in the sandbox; letters and tickets may not.
  override class var policy: MockPolicy? {
    .firewall(.marked).allowing(.of((any HTTPTransport).self))
  }

  override class func prepareClass(_ container: Container) async throws {
    try await openHouse(in: container, against: .start())
    _ = try await container.resolve((any HTTPTransport).self)
  }

  override func configure(_ container: Container) throws {
    container.register(MailerDouble(), as: (any Mailer).self)
    container.register(TicketPrinterDouble(), as: (any TicketPrinter).self)
  }

  func testTheFirstEveningSellsTheBestSeat() async throws { try await sellTheBestSeat() }

  func testTheSecondEveningSellsItToo() async throws { try await sellTheBestSeat() }

  /// A printer's driver calls back on its own queue and binds nothing.
  func testAJobThatIsSentAwayBareFindsThePrinterOfItsEvening() async throws {
    let ticket = Ticket(booking: "b1", title: "Hamlet", seat: Seat("A", 1))
    DispatchQueue.global().async {
      try? Container.current.resolve((any TicketPrinter).self).print(ticket)
    }
    let printer = try await container.resolve(TicketPrinterDouble.self)
    await printer.on.print(.equal(ticket)).called(1)
  }

  func testTheNightsRoundsEndTheHoldsOfTheirEvening() async throws {
    let clock = try await container.resolve(FixedDate.self)
    let desk = try await container.resolve(BookingDesk.self)
    let booking = try await desk.hold([Seat("B", 1)], of: .hamlet, for: .ada)
    clock.now = booking.holdExpiresAt
    let (bell, rope) = AsyncStream.makeStream(of: Void.self)
    rope.yield()
    rope.finish()
    let ended = try await HoldSweeper.rounds(at: bell).value
    XCTAssertEqual(ended, 1)
  }

  private func sellTheBestSeat() async throws {
    let desk = try await container.resolve(BookingDesk.self)
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    let sold = try await container.resolve(Checkout.self).confirm(booking.id, card: .visa)
    let sandbox = try await container.resolve(GatewaySandbox.self)
    let charges = await sandbox.ledger.charges
    XCTAssertTrue(charges.contains { $0.id == sold.payment?.charge.id })
    let free = try await container.resolve((any SeatMap).self).freeSeats(of: "hamlet-1")
    XCTAssertEqual(free, 25)
    let mailer = try await container.resolve(MailerDouble.self)
    mailer.on.send().verify()
  }
}
