import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Requests at the window: each in a scope of its own, and none knows of another.
@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct RequestRules {
  @Injected private var house: HouseDoubles

  private let window = WindowService()

  @Test func `two requests at once have a customer and a trail each`() async throws {
    let gate = Gate("holding seats")
    house.numbers.numbering.returns("b1", "b2")
    house.seatMap.on.hold().replies(.returns().held(at: gate))
    let ada = Task { await window.answer(.hold(seat: 1), for: .ada) }
    await gate.waitForArrivals()
    let grace = Task { await window.answer(.hold(seat: 2), for: .grace) }
    await gate.waitForArrivals(2)
    #expect(Container.current.openScopes == [ScopeID(.request, 1), ScopeID(.request, 2)])
    gate.open()
    #expect([await ada.value.status, await grace.value.status] == [201, 201])
    #expect(house.bookings["b1"]?.customer == .ada)
    #expect(house.bookings["b2"]?.customer == .grace)
    #expect(
      Set(house.requests.entries.map(\.description)) == [
        "#1 ada@example.com POST /bookings: held b1 "
          + "[8 parts: 3 built, 5 found, 7 nested, 0 failed]",
        "#2 grace@example.com POST /bookings: held b2 "
          + "[8 parts: 1 built, 7 found, 7 nested, 0 failed]",
      ]
    )
  }

  @Test func `a request that fails is over, too, and its trail says why`() async {
    house.seatMap.on.hold().throws(SeatingError.taken([Seat("A", 1)]))
    #expect(await window.answer(.hold(seat: 1), for: .ada).problem == "taken")
    #expect(Container.current.openScopes.isEmpty)
    #expect(house.requests.entries.map(\.steps) == [["failed: taken([A1])"]])
  }

  @Test func `a request that is given up is over, too`() async {
    house.seatMap.on.freeSeats().replies(.hangs(then: .throws(CancellationError())))
    let request = Task { await window.answer(.countSeats("hamlet-1"), for: nil) }
    await house.seatMap.on.freeSeats().called()
    request.cancel()
    #expect(await request.value.status == 500)
    #expect(Container.current.openScopes.isEmpty)
    #expect(house.requests.entries.map(\.request) == [1])
  }

  @Test func `what was made for a request goes with it`() async throws {
    let scope = try await Container.current.open(
      WindowRequest(id: 0, customer: .ada, matter: .countSeats("hamlet-1"))
    )
    weak let trail = try await scope.resolve(RequestTrail.self)
    #expect(trail != nil)
    await scope.close()
    #expect(trail == nil)
  }

  @Test func `a seat map that plays full in one request is not seen in the next`() async throws {
    let full = SeatMapDouble()
    full.on.freeSeats().returns(0)
    let request = WindowRequest(id: 0, customer: nil, matter: .countSeats("hamlet-1"))
    let (first, second) = try await Container.current.withScope(request) { scope in
      scope.register(full, as: (any SeatMap).self)
      let other = await window.answer(.countSeats("hamlet-1"), for: nil)
      return (try await scope.resolve(WindowClerk.self).serve(), other)
    }
    #expect(try first.free == 0)
    #expect(try second.free == 20)
  }

  @Test func `the trail of a request is for nobody outside of it`() throws {
    let error = #expect(throws: ContainerError.self) {
      try Container.current.resolve(RequestTrail.self)
    }
    #expect(error?.kind == .scopeNotOpen)
  }

  @Test func `nobody pays for the booking of another`() async throws {
    house.bookings["b1"] = .sample(for: .grace)
    let answer = await window.answer(.pay("b1", PaymentOrder(card: .visa)), for: .ada)
    #expect(answer.status == 404)
    house.gateway.verifyNoMoreCalls()
    #expect(await window.answer(.pay("b1", PaymentOrder()), for: .grace).status == 200)
    #expect(house.requests.entries.last?.steps == ["sold b1"])
  }

  @Test(arguments: [WindowRequest.Matter.hold(seat: 1), .pay("b1", PaymentOrder(card: .visa))])
  func `who does not say who he is buys nothing`(matter: WindowRequest.Matter) async {
    house.bookings["b1"] = .sample()
    #expect(await window.answer(matter, for: nil).status == 401)
    house.gateway.verifyNoMoreCalls()
    house.seatMap.verifyNoMoreCalls()
  }

  @Test(arguments: [
    (PaymentError.declined(reason: "stolen_card"), 402, "stolen_card"),
    (.unreachable, 504, "payment_unresolved"),
    (.refused(code: "unauthorized"), 500, "internal"),
  ])
  func `the customer hears what the bank says, and nothing of the house's own troubles`(
    failure: PaymentError,
    status: Int,
    code: String
  ) async {
    house.bookings["b1"] = .sample()
    house.gateway.charging.throws(failure)
    let answer = await window.answer(.pay("b1", PaymentOrder(card: .visa)), for: .ada)
    #expect(answer.status == status)
    #expect(answer.problem == code)
  }
}

// MARK: - Fixtures

extension WindowRequest.Matter {
  fileprivate static func hold(seat number: Int) -> Self {
    .hold(HoldOrder(performance: .hamlet, seats: [Seat("A", number)]))
  }
}

extension WindowAnswer {
  fileprivate var free: Int {
    get throws { try WindowJSON.decode(SeatsAnswer.self, from: body).free }
  }
}
