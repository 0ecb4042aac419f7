import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Sales that something happens to while they are under way.
@Suite(
  .mockContainer { container in
    let house = HouseDoubles()
    house.register(in: container)
    house.bookings["b1"] = .sample()
  }
)
struct CheckoutRaceRules {
  @Injected private var checkout: Checkout
  @Injected private var house: HouseDoubles

  @Test func `a sale cancelled during its payment stays open, and the next attempt closes it`()
    async throws
  {
    house.gateway.charging.replies(.hangs(then: .throws(.unreachable)))
    let sale = Task { try await checkout.confirm("b1", card: .visa) }
    await house.gateway.charging.called()
    #expect(house.bookings["b1"]?.status == .paying)
    sale.cancel()
    await #expect(throws: BookingError.paymentUnresolved) { try await sale.value }
    house.seatMap.on.release().verify(.never)
    house.mailer.on.send().verify(.never)

    house.gateway.charging.clearAnswers()
    #expect(try await checkout.confirm("b1", card: .mastercard).status == .confirmed)
    let key = IdempotencyKey.charge(for: "b1")
    house.gateway.charging.verify(.atLeast(2), with: .any, .equal(Card.visa), .equal(key))
    house.mailer.on.send().verify()
    // The card that the customer shows at the second attempt is not touched.
    house.gateway.charging.verify(.never, with: .any, .equal(Card.mastercard), .any)
  }

  @Test func `of two windows that sell one booking at once, one charges for it`() async {
    let gate = Gate("selling the seats")
    house.seatMap.on.sell().replies(.returns().held(at: gate))
    let windows = (1...2).map { _ in Task { try await checkout.confirm("b1", card: .visa) } }
    await gate.waitForArrivals(2)
    gate.open()
    let sales = [await windows[0].result, await windows[1].result]
    #expect(sales.count { (try? $0.get().status) == .confirmed } == 1)
    house.gateway.charging.verify()
    house.mailer.on.send().verify()
  }

  @Test func `the letter is written when the sale is stored and logged`() async throws {
    _ = try await checkout.confirm("b1", card: .visa)
    verifyOrder(
      house.bookings.updates.matching("b1", .equal(Booking.Status.confirmed)),
      house.audit.on.append(.where { $0.event == .charged }),
      house.mailer.on.send(to: "ada@example.com")
    )
    house.mailer.verifyNoMoreCalls()
  }

  @Test func `a sale that cannot be stored is told to nobody, and closed by the next attempt`()
    async throws
  {
    house.bookings.updates.when(.any, .equal(Booking.Status.confirmed))
      .replies(.throws(DiskFull()), .real)
    await #expect(throws: DiskFull.self) { try await checkout.confirm("b1", card: .visa) }
    house.mailer.verifyNoMoreCalls()
    house.printer.verifyNoMoreCalls()
    house.audit.verifyNoMoreCalls()

    #expect(try await checkout.confirm("b1").status == .confirmed)
    let key = IdempotencyKey.charge(for: "b1")
    house.gateway.charging.verify(2, with: .any, .equal(Card.visa), .equal(key))
    house.mailer.on.send().verify()
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `on a shaky line each sale is closed in the end, under one key and with one letter`(
    seed: UInt64
  ) async {
    house.gateway.charging.fails(with: .unreachable, rate: 0.5, seed: seed)
    for number in 1...20 {
      let id = Booking.ID(rawValue: "b\(number)")
      house.bookings[id] = .sample(id)
      for _ in 1...10 where house.bookings[id]?.status != .confirmed {
        _ = try? await checkout.confirm(id, card: .visa)
      }
      #expect(house.bookings[id]?.status == .confirmed)
      house.seatMap.on.sell(to: .equal(id)).verify()
      let key = IdempotencyKey.charge(for: id)
      house.gateway.charging.verify(.atLeast(1), with: .any, .any, .equal(key))
    }
    house.mailer.on.send().verify(20)
    house.gateway.verifyNoMoreCalls()
  }
}

// MARK: - Fixtures

private struct DiskFull: Error {}
