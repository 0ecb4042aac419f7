import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `The arguments of a call` {
  @Test func `can be read by their labels`() async throws {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "1"))
    _ = try await gateway.charge(Money(cents: 4_500), card: "42")
    #expect(gateway.charging.calls.map(\.card) == ["42"])
    #expect(gateway.charging.lastCall?.amount == Money(cents: 4_500))
  }

  @Test func `can be read by their positions if they have no labels`() {
    let shows = Spy<String, Int>("show(_:in:)")
    shows.call("sold out", 2)
    #expect(shows.calls.map(\.1) == [2])
  }

  @Test func `show the properties of a single one`() {
    let reserving = Stub<Seat, Bool, Never>("reserve(_:)")
    reserving.returns(true)
    _ = reserving.call(Seat(row: "A", number: 1))
    #expect(reserving.calls.map(\.row) == ["A"])
    #expect(reserving.calls.map(\.number) == [1])
  }

  @Test func `are read in full where the call has a property of that name`() {
    let places = Spy<(order: String, answer: Int)>("place(order:answer:)")
    places.call("tea", 4)
    let order: Int? = places.calls.first?.order
    #expect(order != nil)
    #expect(places.calls.map(\.arguments.order) == ["tea"])
    #expect(places.calls.map(\.answer) == [.nothingNeeded])
    #expect(places.calls.map(\.arguments.answer) == [4])
  }

  @Test func `may be objects that cannot be sent`() {
    let buoy = Buoy()
    var state = StubState<Buoy, Void, Never>()
    state.join(CallScope())
    let label = MemberLabel.of("drop(_:)")
    _ = state.open(buoy, label: label, at: 0, hasReal: false)
    buoy.depth = 12
    #expect(state.calls.map(\.depth) == [12])
    #expect(state.calls[0].arguments === buoy)
    #expect(state.calls[0].description == "drop(Buoy)")
  }

  @Test func `can be captured if they cannot be sent`() {
    let (buoy, captor) = (Buoy(), Captor<Buoy>())
    captor.capture(buoy)
    #expect(captor.values.map(ObjectIdentifier.init) == [ObjectIdentifier(buoy)])
  }

  // The compiler checks it: other tasks may have a call if they may have its arguments.
  @Test func `make the call sendable if they are`() async {
    let spy = Spy<(seat: Seat, hall: Int)>("show(_:in:)")
    await spy.call(Seat(row: "A", number: 1), 2)
    let calls: [Call<(seat: Seat, hall: Int)>] = spy.calls
    #expect(await Task.detached { calls.map(\.hall) }.value == [2])
  }
}

// MARK: - Fixtures

private final class Buoy {
  var depth = 0
}
