package import Understudy

/// Everything the box office is made of. The only place that knows all the parts.
package func registerBoxOffice(in container: Container, settings: Settings) {
  registerServices(in: container)
  registerPlatform(in: container, settings: settings)
}

/// The rules of the house: what is the same whatever it stands on. Tests use it as it is.
package func registerServices(in container: Container) {
  container.register {
    Registration(BookingDesk.self) { BookingDesk() }
    Registration(Checkout.self) { Checkout() }
    Registration(HoldSweeper.self) { HoldSweeper() }
    Registration(PriceCalculator.self) { PriceCalculator() }
    Registration(RefundLetters.self) { RefundLetters() }
    Registration(SeatsLeft.self) { SeatsLeft() }
    Registration(TicketDelivery.self) { TicketDelivery() }
    Registration(TicketReprint.self) { TicketReprint() }
    Registration(Till.self) { Till(gateway: try $0.resolve()) }
    Registration(RefundDesk.self) {
      try RefundDesk(
        audit: $0.resolve(),
        bookings: $0.resolve(),
        clock: $0.resolve(),
        gateway: $0.resolve(),
        letters: $0.resolve(),
        seatMap: $0.resolve()
      )
    }
  }
}

/// What the house stands on: the database, the network, the clock, the printer.
package func registerPlatform(in container: Container, settings: Settings) {
  container.register(HallPlan.self, instance: settings.hall)
  container.register(HoldPolicy.self, instance: settings.holds)
  container.register((any BookingNumbers).self) { RandomBookingNumbers() }
  container.register((any HouseClock).self) { SystemClock() }
  container.register((any PriceList).self) { HouseTariff() }
  // What leaves the house, and so is marked: no test that asks for a firewall reaches it by mistake.
  container.register {
    Registration((any TicketPrinter).self, lifetime: .transient) { ConsoleTicketPrinter() }.live()
    Registration((any Mailer).self) { ConsoleMailer() }.live()
  }
  container.register((any Mailer).self, name: "accounts") { try $0.resolve((any Mailer).self) }
  registerStorage(in: container, path: settings.databasePath)
  registerGateway(in: container, account: settings.gateway)
}

private func registerStorage(in container: Container, path: String?) {
  container.register(BoxOfficeDatabase.self) {
    if let path { try BoxOfficeDatabase(path: path) } else { try BoxOfficeDatabase.inMemory() }
  }
  container.register((any AuditLog).self) { SQLiteAuditLog(database: try $0.resolve()) }
  container.register((any BookingStore).self) { SQLiteBookingStore(database: try $0.resolve()) }
  container.register((any SeatMap).self) {
    try SQLiteSeatMap(database: $0.resolve(), plan: $0.resolve(), clock: $0.resolve())
  }
}

private func registerGateway(in container: Container, account: GatewayAccount) {
  container.register {
    Registration((any HTTPTransport).self) { URLSessionTransport(base: account.endpoint) }.live()
  }
  container.register((any PaymentGateway).self) {
    HTTPPaymentGateway(transport: try $0.resolve(), apiKey: account.apiKey)
  }
}
