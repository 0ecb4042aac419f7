import Observation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: called
/// Writes to buyers in the background.
struct Outbox {
  let mailer: any Mailer

  func post(_ text: String, to address: String) {
    Task { try await mailer.send(Letter(text: text), to: address) }
  }
}

@Test func `a letter goes out, sooner or later`() async {
  let mailer = MailerSpy()

  Outbox(mailer: mailer).post("Seat A1 is yours.", to: "ada")

  let calls = await mailer.sends.called(with: .any, "ada")
  #expect(calls.first?.arguments.letter.text == "Seat A1 is yours.")
}
// end snippet

// snippet: never
@Test func `the reminder comes after two hours and not before`() async throws {
  let (clock, mailer) = (ManualClock(), MailerSpy())
  let reminder = Task {
    try await clock.sleep(for: .seconds(7_200))
    try await mailer.send(Letter(text: "Tonight!"), to: "ada")
  }

  async let silence: Void = mailer.sends.never(within: .seconds(7_000), clock: clock)
  await clock.sleepers(atLeast: 2)  // the reminder and the wait
  await clock.advance(by: .seconds(7_000))
  await silence

  await clock.advance(by: .seconds(200))
  await mailer.sends.called()
  try await reminder.value
}
// end snippet

// snippet: states
@MainActor @Test func `the desk opens after its set-up`() async {
  let desk = FrontDesk()
  Task { await desk.setUp() }

  await waitFor(desk.phase, toEqual: .open)
  await waitFor(desk.freeSeats, within: .seconds(1)) { $0.count == 120 }
}
// end snippet

// snippet: gates
@Test func `three charges are under way at once`() async throws {
  let (gate, gateway) = (Gate("charging"), GatewayStub())
  gateway.charging.replies(.returns(Receipt(id: "1")).held(at: gate))

  async let first = gateway.charge(Money(cents: 1), card: "42")
  await gate.waitForArrivals()
  async let second = gateway.charge(Money(cents: 2), card: "43")
  async let third = gateway.charge(Money(cents: 3), card: "44")
  await gate.waitForArrivals(3)
  #expect(gateway.charging.callsInFlight == 3)

  gate.admit()  // the one that came first
  _ = try await first
  #expect(gateway.charging.callsInFlight == 2)

  gate.open()
  _ = try await (second, third)
  #expect(gateway.charging.callsInFlight == 0)
  #expect(gateway.charging.mostCallsInFlight == 3)
}
// end snippet

@Test func `the guide shows what failing waits say`() async throws {
  let (clock, mailer) = (ManualClock(), MailerSpy())
  try await mailer.send(Letter(text: "Tonight!"), to: "bob")
  let gate = Gate("charging")

  let texts = try await ShownTexts.recorded {
    async let calls = mailer.sends.called(
      with: .any,
      "ada",
      within: .seconds(5),
      clock: clock
    )
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(5))
    _ = await calls
    await waitUntilTheLimit(by: clock)
    async let entered: Void = gate.waitForArrivals(within: .seconds(5), clock: clock)
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(5))
    await entered
  }
  #expect(try texts == ShownTexts.all(in: "Guides/waiting-for-calls.md"))
}

@MainActor private func waitUntilTheLimit(by clock: ManualClock) async {
  let desk = FrontDesk()
  let wait = Task { await waitFor(desk.phase, toEqual: .open, clock: clock) }
  await clock.sleepers(atLeast: 1)
  desk.phase = .opening
  await clock.advance(by: .seconds(5))
  _ = await wait.value
}

@MainActor @Observable private final class FrontDesk {
  enum Phase { case closed, opening, open }

  var phase = Phase.closed
  var freeSeats: [Int] = []

  func setUp() async {
    phase = .opening
    freeSeats = Array(1...120)
    phase = .open
  }
}
