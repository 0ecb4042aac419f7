import BoxOffice
import BoxOfficeDoubles
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// A season against one gateway sandbox: the server is started once, and each evening has seats,
/// letters and tickets of its own.
@Suite(
  // The wire may be live, as it ends in the sandbox; letters and tickets may not.
  .suiteContainer(.firewall(.marked).allowing(.of((any HTTPTransport).self))) { container in
    try await openHouse(in: container, against: .start())
    _ = try await container.resolve((any HTTPTransport).self)
  } tearDown: {
    try await $0.resolve(GatewaySandbox.self).stop()
  },
  // Ready instances of the season would be one for all evenings.
  .container {
    $0.register(MailerDouble(), as: (any Mailer).self)
    $0.register(TicketPrinterDouble(), as: (any TicketPrinter).self)
  }
)
struct SeasonIsolation {
  @Injected private var checkout: Checkout
  @Injected private var desk: BookingDesk
  @Injected private var mailer: MailerDouble
  @Injected private var sandbox: GatewaySandbox
  @Injected private var seatMap: any SeatMap

  @Test(arguments: 1...5)
  func `the best seat is sold every evening, on one gateway`(evening: Int) async throws {
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    let sold = try await checkout.confirm(booking.id, card: .visa)
    #expect(try await seatMap.freeSeats(of: "hamlet-1") == 25)
    mailer.on.send().verify()
    #expect(await sandbox.ledger.charges.contains { $0.id == sold.payment?.charge.id })
  }
}
