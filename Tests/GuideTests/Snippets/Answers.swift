import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: answers
@Test func `the card decides, then the turn, then the default`() async throws {
  let gateway = GatewayStub()
  gateway.charging.byDefault(Receipt(id: "any"))
  gateway.charging.returns(Receipt(id: "1"), Receipt(id: "2"))
  gateway.charging.when(.any, .hasPrefix("9")).throws(.declined)

  var ids: [String] = []
  for _ in 1...3 { ids.append(try await gateway.charge(Money(cents: 1), card: "42").id) }
  #expect(ids == ["1", "2", "any"])
  await #expect(throws: PaymentError.declined) {
    try await gateway.charge(Money(cents: 1), card: "99")
  }
}
// end snippet

// snippet: rules
@Test func `a seat is free by its name, its row or its number`() {
  let seats = SeatMapStub()  // by default none is
  seats.reserving.when("A1").returns(true)
  seats.reserving.when(.hasPrefix("B")).returns(true)
  seats.reserving.when { $0.hasSuffix("13") }.returns(false)

  #expect(["A1", "A2", "B2", "B13"].filter(seats.reserve) == ["A1", "B2"])
}
// end snippet

// snippet: in turn
@Test func `a gateway that is down every other time`() async throws {
  let gateway = GatewayStub()
  gateway.charging.replies(.throws(.offline), .returns(Receipt(id: "1")), looping: true)

  for _ in 1...3 {
    await #expect(throws: PaymentError.offline) {
      try await gateway.charge(Money(cents: 1), card: "42")
    }
    #expect(try await gateway.charge(Money(cents: 1), card: "42") == Receipt(id: "1"))
  }
}
// end snippet

// snippet: computed
@Test func `an answer is computed`() async throws {
  let gateway = GatewayStub()
  gateway.charging.answers { arguments throws(PaymentError) in
    guard arguments.card == "42" else { throw .declined }
    return Receipt(id: "\(arguments.amount.cents)")
  }

  #expect(try await gateway.charge(Money(cents: 7), card: "42").id == "7")
}
// end snippet

// snippet: delayed
@Test func `a gateway that takes half a minute`() async throws {
  let (clock, gateway) = (ManualClock(), GatewayStub())
  gateway.charging.replies(.returns(Receipt(id: "1")).delayed(by: .seconds(30), on: clock))

  async let receipt = gateway.charge(Money(cents: 1), card: "42")
  await clock.sleepers(atLeast: 1)
  await clock.advance(by: .seconds(30))

  #expect(try await receipt.id == "1")
}
// end snippet

@Test func `a charge is held until the test lets it go`() async throws {
  let (gate, gateway) = (Gate("charging"), GatewayStub())
  gateway.charging.replies(.returns(Receipt(id: "1")).held(at: gate))

  async let receipt = gateway.charge(Money(cents: 1), card: "42")
  await gate.waitForArrivals()  // look here at what happens meanwhile
  gate.open()

  #expect(try await receipt.id == "1")
}

// snippet: never
@Test func `a charge that never comes back is cancelled`() async {
  let gateway = GatewayStub()
  gateway.charging.replies(.hangs(then: .throws(.offline)))

  let charge = Task { try await gateway.charge(Money(cents: 1), card: "42") }
  await gateway.charging.called()
  charge.cancel()

  await #expect(throws: PaymentError.offline) { try await charge.value }
}
// end snippet

// snippet: faults
@Test func `about one charge in ten fails, the same ones in each run`() async {
  let gateway = GatewayStub()
  gateway.charging.returns(Receipt(id: "1"))
  gateway.charging.fails(with: .offline, rate: 0.1, seed: 7)

  for _ in 1...100 { _ = try? await gateway.charge(Money(cents: 1), card: "42") }

  #expect(gateway.charging.calls.count { $0.error != nil } == 11)
}
// end snippet

@Test func `the guide shows what a call without an answer says`() async throws {
  let texts = try await ShownTexts.recorded {
    let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>(
      "charge(_:card:)",
      fileID: "TheatreTests/Doubles.swift",
      line: 4
    )
    let file: StaticString = "TheatreTests/SaleTests.swift"
    charging.returns(Receipt(id: "1"), Receipt(id: "2"), fileID: file, line: 30)
    charging.when(.any, .hasPrefix("9"), fileID: file, line: 31)
      .throws(.declined)
    for _ in 1...3 { _ = try charging.call((Money(cents: 1), "42")) }
  }
  #expect(try texts == ShownTexts.all(in: "Guides/providing-fallbacks.md"))
}
