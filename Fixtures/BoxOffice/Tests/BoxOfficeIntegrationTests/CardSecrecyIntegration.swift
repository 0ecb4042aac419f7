import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Whatever is printed of a sale, on the way and when a test fails: the card is not in it.
@Suite(.houseOfDoubles)
struct CardSecrecyIntegration {
  @Injected private var house: HouseDoubles

  @Test func `no verification that fails names a card`() async throws {
    try await sellAndRefund()
    let gateway = house.gateway
    let texts = try await issues {
      gateway.charging.verify(.never)
      gateway.charging.verify(with: .equal(Money.zero), .equal(Card.secret), .any)
      gateway.charging.verify(with: .any, .equal(Card.visa), .any)
      gateway.charging.verify(.never, with: .any, .not(.equal(Card.visa)), .any)
      gateway.charging.verify(with: .any, .equal(Card.secret.token), .any)
      gateway.charging.verify { $0.card.value == .visa }
      await gateway.refunding.called(2, within: .zero)
      await gateway.charging.never(within: .zero)
      verifyOrder(
        gateway.refunding.matching(),
        gateway.charging.matching(.any, .equal(Card.secret), .any)
      )
    }
    #expect(texts.count == 9)
    expectNoCard(in: texts)
  }

  @Test func `no call that should not be names a card`() async throws {
    try await sellAndRefund()
    let gateway = house.gateway
    let texts = try await issues {
      gateway.verifyNoMoreCalls()
      verifyNoMoreCalls(gateway)
      gateway.checkpoint()
      gateway.disallowFurtherCalls()
      _ = try await gateway.charge(.zero, to: .secret, key: .charge(for: "b2"))
      Container.current.verify(.unverifiedCalls, .unexpectedCalls)
    }
    #expect(texts.count(where: { $0.contains("‹redacted›") }) >= 5)
    expectNoCard(in: texts)
  }

  @Test func `a wire without an answer names neither card nor key`() async throws {
    let wire = TransportStub()
    let gateway = HTTPPaymentGateway(transport: wire, apiKey: "sk_hush")
    let texts = try await issues {
      await #expect(throws: PaymentError.unreachable) {
        try await gateway.charge(.zero, to: .secret, key: .charge(for: "b1"))
      }
      wire.sending.verify(with: "v1/refunds", .any, .any)
    }
    #expect(texts.count == 2)
    expectNoCard(in: texts + print(of: wire.sending.calls))
    #expect(!texts.joined().contains("sk_hush"))
  }

  @Test func `histories, the journal and whatever a failure unfolds are silent, too`() async throws
  {
    try await sellAndRefund()
    let journal = Container.current.journal.entries.map(\.description)
    let doubles: [any RecordingDouble] = [
      house.accounts, house.audit, house.bookings, house.gateway, house.mailer, house.printer,
      house.seatMap,
    ]
    // The attachment of a failed test is made of these two.
    let histories = doubles.flatMap(\.callHistory)
    #expect(!journal.isEmpty)
    #expect(histories.count { $0.contains("‹redacted›") } == 2)
    expectNoCard(in: journal + histories + print(of: house.gateway.charging.calls))
  }

  @Test func `a booking unfolds without the token of its card`() async throws {
    let texts = print(of: Booking.paid(by: .secret))
    #expect(texts.contains { $0.contains("card ending wxyz") })
    #expect(!texts.joined().contains(Card.secret.token))
  }

  private func sellAndRefund() async throws {
    house.bookings["b1"] = .sample()
    _ = try await Checkout().confirm("b1", card: .secret)
    _ = try await Container.current.resolve(RefundDesk.self).refund("b1")
  }
}

// MARK: - Fixtures

extension Card {
  /// No digits: dumps print addresses, and those have any four of them now and then.
  fileprivate static let secret = Card(token: "tok_hush", lastFour: "wxyz")
}

private func expectNoCard(
  in texts: [String],
  at location: SourceLocation = #_sourceLocation
) {
  for text in texts {
    #expect(!text.contains("tok_hush"), sourceLocation: location)
    #expect(!text.contains("wxyz"), sourceLocation: location)
  }
}

/// All ways in which a value is printed.
private func print(of value: Any) -> [String] {
  var unfolded = ""
  dump(value, to: &unfolded)
  return ["\(value)", String(reflecting: value), unfolded]
}
