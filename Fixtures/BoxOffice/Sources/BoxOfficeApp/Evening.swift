import BoxOffice
import Foundation
import GatewaySandbox
import Understudy

/// A short evening at the window.
struct Evening {
  @Injected private var desk: BookingDesk
  @Injected private var checkout: Checkout
  @Injected private var refunds: RefundDesk
  @Injected private var reprint: TicketReprint
  @Injected private var seatsLeft: SeatsLeft

  func run() async throws {
    // Struck once, when the evening is over; a bigger house has a timer at the rope.
    let (bell, rope) = AsyncStream.makeStream(of: Void.self)
    let rounds = HoldSweeper.rounds(at: bell)
    let hamlet = Performance(
      id: "hamlet-1",
      title: "Hamlet",
      curtain: Date().addingTimeInterval(3_600)
    )
    let ada = Customer(name: "Ada", address: "ada@example.com", isMember: true)
    let grace = Customer(name: "Grace", address: "grace@example.com")

    let held = try await desk.hold([Seat("A", 1), Seat("A", 2)], of: hamlet, for: ada)
    print("Held \(held.seats.map(\.description)) for Ada at \(held.price)")
    do {
      _ = try await desk.hold([Seat("A", 2)], of: hamlet, for: grace)
    } catch let error as SeatingError {
      print("Grace wants A2: \(error)")
    }
    let sold = try await checkout.confirm(
      held.id,
      card: Card(token: SandboxCard.good, lastFour: "4242")
    )
    print("Sold: \(sold.status), charge \(sold.payment?.charge.id ?? "none")")

    try await reprint.print(sold)
    for try await left in seatsLeft.counts(of: hamlet.id).prefix(1) { print("Seats left: \(left)") }

    let broke = try await desk.hold([Seat("B", 1)], of: hamlet, for: grace)
    do {
      _ = try await checkout.confirm(
        broke.id,
        card: Card(token: SandboxCard.withoutFunds, lastFour: "0002")
      )
    } catch let error as BookingError {
      print("Grace pays: \(error)")
    }
    let refunded = try await refunds.refund(sold.id)
    print("Refunded: \(refunded.status)")
    rope.yield()
    rope.finish()
    print("Holds ended: \(try await rounds.value)")
  }
}
