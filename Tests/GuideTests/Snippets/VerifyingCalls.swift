import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: verify
/// Sells seats: charges the card, then writes to the buyer.
struct Till {
  let gateway: any PaymentGateway
  let mailer: any Mailer

  func sell(_ seat: String, card: String, to address: String) async throws {
    _ = try await gateway.charge(Money(cents: 4_500), card: card)
    try await mailer.send(Letter(text: "Seat \(seat) is yours."), to: address)
  }
}

@Test func `a sale charges the card, then writes to the buyer`() async throws {
  let (gateway, mailer) = (GatewayStub(), MailerSpy())
  gateway.charging.returns(Receipt(id: "1"))

  try await Till(gateway: gateway, mailer: mailer).sell("A1", card: "4242", to: "ada")

  gateway.charging.verify(with: .equal(Money(cents: 4_500)), "4242")
  let letters = Captor<Letter>()
  mailer.sends.verify(with: .capturing(into: letters), .hasPrefix("ad"))
  #expect(letters.values.last?.text == "Seat A1 is yours.")
  mailer.sends.verify(.never, with: .any, "bob")

  verifyOrder(gateway.charging.matching(), mailer.sends.matching(.any, "ada"))
  verifyNoMoreCalls(gateway, mailer)
}
// end snippet

// snippet: what was called
@Test func `a double says what was called`() async throws {
  let (gateway, mailer) = (GatewayStub(), MailerSpy())
  gateway.charging.returns(Receipt(id: "1"))

  try await Till(gateway: gateway, mailer: mailer).sell("A1", card: "42", to: "ada")

  #expect(gateway.charging.wasCalled)
  #expect(mailer.sends.callCount == 1)
  #expect(mailer.sends.lastCall?.arguments.to == "ada")
  #expect(gateway.callHistory == ["charge(Money(cents: 4500), card: 42)"])

  mailer.sends.verify(.once)
  mailer.sends.verify(1...2, with: .any, .hasPrefix("a"))
  mailer.sends.verify(1...)
}
// end snippet

// snippet: phases
@Test func `two sales, then no more`() async throws {
  let (gateway, mailer) = (GatewayStub(), MailerSpy())
  gateway.charging.byDefault(Receipt(id: "1"))
  let till = Till(gateway: gateway, mailer: mailer)

  try await till.sell("A1", card: "42", to: "ada")
  gateway.charging.verify(with: .any, "42")
  gateway.checkpoint()  // nothing else was charged; what follows counts from zero

  try await till.sell("A2", card: "43", to: "bob")
  gateway.charging.verify(with: .any, "43")
  gateway.disallowFurtherCalls()  // a charge from here on fails the test, at this line
}
// end snippet

// snippet: strictness
@Test(
  .container { $0.register(GatewayStub(), as: (any PaymentGateway).self) }
    .verifying(.unusedAnswers, .unverifiedCalls, severity: .error)
)
func `all that is prepared is used, all that is called is verified`() async throws {
  let gateway = try await Container.current.resolve(GatewayStub.self)
  gateway.charging.when(.any, "42").returns(Receipt(id: "1"))
  let mailer = MailerSpy()

  try await Till(gateway: gateway, mailer: mailer).sell("A1", card: "42", to: "ada")

  gateway.charging.verify()
  mailer.sends.verify()
}
// end snippet

// snippet: secrets
struct DiscreetGateway: PaymentGateway, TestDouble {
  let charging = Stub<(amount: Money, card: Redacted<String>), Receipt, PaymentError>(
    "charge(_:card:)"
  )

  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
    try await charging.call((amount, Redacted(card)))
  }
}

@Test func `a card is compared and never printed`() async throws {
  let gateway = DiscreetGateway()
  gateway.charging.when(.any, "4242").returns(Receipt(id: "1"))

  _ = try await gateway.charge(Money(cents: 4_500), card: "4242")

  gateway.charging.verify(with: .any, .hasPrefix("42"))
  #expect("\(gateway.charging.calls[0])" == "charge(Money(cents: 4500), card: ‹redacted›)")
}
// end snippet

// snippet: details
@Test func `a call knows how it went`() async throws {
  let gateway = GatewayStub()
  gateway.charging.replies(.throws(.offline), .returns(Receipt(id: "1")))

  for _ in 1...2 { _ = try? await gateway.charge(Money(cents: 1), card: "42") }

  let (first, second) = (gateway.charging.calls[0], gateway.charging.calls[1])
  #expect(first.error as? PaymentError == .offline)
  #expect(second.error == nil)
  #expect(second.answer == .general)
  #expect(first.order < second.order)
}
// end snippet

@Test func `the guide shows what failed verifications say`() async throws {
  let (gateway, mailer) = (GatewayStub(), MailerSpy())
  gateway.charging.returns(Receipt(id: "1"))
  let till = Till(gateway: gateway, mailer: mailer)
  try await till.sell("A1", card: "4242", to: "ada")
  try await till.sell("A2", card: "4343", to: "bob")
  let house = Container.mock()
  house.register(GatewayStub.self, instance: gateway)
  gateway.charging.when(.any, "99").throws(.declined)

  let calls = try await ShownTexts.recorded {
    gateway.charging.verify(with: .equal(Money(cents: 4_500)), "4344")
    gateway.charging.verify(with: .any, 4242)
  }
  #expect(try calls == ShownTexts.all(in: "Guides/verifying-calls.md"))

  let others = try await ShownTexts.recorded {
    verifyOrder(mailer.sends.matching(.any, "ada"), gateway.charging.matching(.any, "4242"))
    verifyNoMoreCalls(gateway, mailer)
    house.verify(.unusedAnswers)
  }
  #expect(try others == ShownTexts.all(in: "Guides/checking-every-call.md"))
}

@Test(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
func `the README shows what a failed verification says`() async throws {
  try await BoxOffice().confirm(seat: "A1", to: "ada")
  try await BoxOffice().confirm(seat: "A2", to: "bob@example.org")
  let mailer = try await Container.current.resolve(MailerSpy.self)

  let texts = try await ShownTexts.recorded {
    // snippet: README
    mailer.sends.verify(with: .any, "ada@example.org")
    // end snippet
  }
  #expect(try texts == ShownTexts.all(in: "README.md"))
}

@Test func `the matchers of the guide's table match what it says`() {
  let (hall, price) = (MailBag(), Money(cents: 7))
  let posts = Spy<(any Sendable, Money, MailBag, Int?, String, [String])>("post(_:_:_:_:_:_:)")
  posts.call((price, price, hall, 8, "A12@x.org", ["A1", "A2"]))

  posts.verify(
    with: .type(of: Money.self),
    .equal(price),
    .identical(to: hall),
    .allOf(
      .notNil,
      .not(.nil),
      8,
      .in(1...9),
      .greaterThan(1),
      .atLeast(1),
      .lessThan(9),
      .atMost(9)
    ),
    .allOf(.contains("@"), .hasPrefix("A"), .hasSuffix(".org"), .caseInsensitive("a12@X.org")),
    .allOf(.not(.empty), .count(2), .count(1...), .contains("A1"))
  )
  let captor = Captor<Int>()
  posts.verify(
    with: .any,
    .any,
    .any,
    .capturing(into: captor, .where("even") { (number: Int) in number.isMultiple(of: 2) }),
    .anyOf("B", .matches(/^A\d+@/)),
    .any
  )
  #expect(captor.values == [8])
}

private final class MailBag: Sendable {}
