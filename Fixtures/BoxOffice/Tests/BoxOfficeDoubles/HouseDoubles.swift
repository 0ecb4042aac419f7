import BoxOffice
import BoxOfficeWindow
import Foundation
package import Understudy
package import UnderstudyTesting

/// A theatre of doubles around the real services: what most tests start from.
package struct HouseDoubles: Sendable {
  package let accounts = MailerDouble()
  package let audit = AuditLogDouble()
  package let bookings = BookingStoreFake()
  package let clock = FixedDate(.doors)
  package let gateway = GatewayStub()
  package let mailer = MailerDouble()
  package let numbers = BookingNumbersStub()
  package let printer = TicketPrinterDouble()
  package let requests = AccessLogDouble()
  package let seatMap = SeatMapDouble()

  package init() {
    // Seats enough, for tests that are about something else.
    seatMap.on.freeSeats().member.byDefault(20)
  }

  /// Registers the services and, for everything they stand on, a double.
  ///
  /// The prices, the plan and the length of a hold are values: the real ones will do.
  package func register(in container: Container) {
    container.register {
      serviceRegistrations()
      windowRegistrations()
      printerPool(maximum: 2)
      houseRegistrations(.builtIn)
    }
    container.register(HouseDoubles.self, instance: self)
    container.register(audit, as: (any AuditLog).self)
    container.register(bookings, as: (any BookingStore).self)
    container.register(clock, as: (any HouseClock).self)
    container.register(gateway, as: (any PaymentGateway).self)
    container.register(mailer, as: (any Mailer).self)
    container.register(accounts, as: (any Mailer).self, name: "accounts")
    container.register(numbers, as: (any BookingNumbers).self)
    container.register(printer, as: (any TicketPrinter).self)
    container.register(requests, as: (any AccessLog).self)
    container.register(seatMap, as: (any SeatMap).self)
  }
}
