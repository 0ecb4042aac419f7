package import Understudy
package import UnderstudyModules

extension Module {
  /// The rules of the house: what is the same whatever it stands on.
  package static var services: Module {
    Module(
      "services",
      layer: .services,
      dependsOn: ["platform", "storage", "payments", "configuration", "printing"]
    ) {
      serviceRegistrations()
    }
  }
}

/// The services by themselves; tests put doubles under them.
@RegistrationBuilder
package func serviceRegistrations() -> [any AnyRegistration] {
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
