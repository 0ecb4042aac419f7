import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container { HouseDoubles().register(in: $0) })
struct TillRules {
  @Injected private var house: HouseDoubles
  @Injected private var till: Till

  @Test(arguments: 0...5)
  func `every attempt carries the same key`(lost: Int) async {
    house.gateway.loseAnswers(lost)
    if lost < 3 {
      await #expect(throws: Never.self) { try await till.charge(for: .sample(), to: .visa) }
    } else {
      await #expect(throws: PaymentError.unreachable) {
        try await till.charge(for: .sample(), to: .visa)
      }
    }
    house.gateway.charging.verify(
      .exactly(min(lost + 1, 3)),
      with: .any,
      .any,
      .equal(IdempotencyKey.charge(for: "b1"))
    )
    house.gateway.verifyNoMoreCalls()
  }

  @Test(arguments: [PaymentError.declined(reason: "stolen_card"), .refused(code: "unauthorized")])
  func `a clear answer is not asked for again`(answer: PaymentError) async {
    house.gateway.charging.throws(answer)
    await #expect(throws: answer) { try await till.charge(for: .sample(), to: .visa) }
    house.gateway.charging.verify()
  }

  @Test func `a sale that got no answer is resumed with the card it began with`() async throws {
    @Injected var checkout: Checkout
    house.bookings["b1"] = .sample()
    house.gateway.loseAnswers(3)
    await #expect(throws: BookingError.paymentUnresolved) {
      try await checkout.confirm("b1", card: .visa)
    }
    house.seatMap.on.release().verify(.never)
    let booking = try await checkout.confirm("b1", card: .mastercard)
    #expect(booking.status == .confirmed)
    #expect(booking.payment?.charge.card == .visa)
  }
}
