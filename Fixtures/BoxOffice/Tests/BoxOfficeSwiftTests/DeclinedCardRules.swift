import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(
  .mockContainer { container in
    let house = HouseDoubles()
    house.register(in: container)
    house.bookings["b1"] = .sample()
  }
)
struct DeclinedCardRules {
  @Injected private var checkout: Checkout
  @Injected private var house: HouseDoubles

  @Test(arguments: ["insufficient_funds", "stolen_card", "expired_card"])
  func `the customer hears why`(reason: String) async {
    house.gateway.charging.throws(.declined(reason: reason))
    await #expect(throws: BookingError.declined(reason: reason)) {
      try await checkout.confirm("b1", card: .visa)
    }
    #expect(house.bookings["b1"]?.status == .declined)
    house.gateway.charging.verify()
  }

  @Test(.container { try declineEverything(in: $0) })
  func `the seats go back on sale`() async {
    _ = try? await checkout.confirm("b1", card: .visa)
    house.seatMap.on.release("b1").verify()
  }

  @Test(.container { try declineEverything(in: $0) })
  func `nothing is printed and nothing is mailed`() async throws {
    _ = try? await checkout.confirm("b1", card: .visa)
    try await Container.current.resolve(MailerDouble.self).verifyNoMoreCalls()
    try await Container.current.resolve(TicketPrinterDouble.self).verifyNoMoreCalls()
  }

  @Test(.container { try declineEverything(in: $0) })
  func `the decline is all that is logged`() async {
    _ = try? await checkout.confirm("b1", card: .visa)
    #expect(
      house.audit.entries
        == [AuditEntry(.declined, of: "b1", amount: Money(cents: 90_00), at: .doors)]
    )
  }
}

// MARK: - Fixtures

private func declineEverything(in container: Container) throws {
  try container.resolve(GatewayStub.self).charging.throws(.declined(reason: "stolen_card"))
}
