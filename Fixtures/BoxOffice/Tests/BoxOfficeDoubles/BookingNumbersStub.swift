package import BoxOffice
package import UnderstudyTesting

/// Hands out booking number `b1` unless a test lists others.
package struct BookingNumbersStub: BookingNumbers, TestDouble {
  package let numbering = Stub<Void, Booking.ID, Never>("next()", default: "b1")

  package init() {}

  package func next() -> Booking.ID { numbering.call() }
}
