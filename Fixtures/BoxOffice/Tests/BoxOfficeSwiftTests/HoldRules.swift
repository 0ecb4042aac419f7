import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct HoldRules {
  @Injected private var desk: BookingDesk
  @Injected private var house: HouseDoubles

  @Test(arguments: [1, 60, 15 * 60, 86_400] as [TimeInterval])
  func `a hold lasts as long as the policy says`(duration: TimeInterval) async throws {
    _ = desk  // built outside, by then
    let booking = try await withContainer { container in
      container.register(HoldPolicy.self, instance: HoldPolicy(duration: duration))
    } operation: {
      // The desk of this block: the one above goes by the policy that it was made under.
      let desk = try await Container.current.resolve(BookingDesk.self)
      return try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    }
    #expect(booking.holdExpiresAt == .doors.addingTimeInterval(duration))
    house.seatMap.on.hold(until: .equal(booking.holdExpiresAt)).verify()
  }

  @Test(arguments: [0, 1, 3_600] as [TimeInterval])
  func `nothing is held once the curtain is up`(later: TimeInterval) async {
    house.clock.now = .curtain.addingTimeInterval(later)
    await #expect(throws: BookingError.performanceStarted) {
      try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    }
    house.seatMap.verifyNoMoreCalls()
  }

  @Test func `the last second before the curtain will do`() async throws {
    house.clock.now = .curtain.addingTimeInterval(-1)
    #expect(try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada).status == .held)
  }

  @Test(arguments: 1...40)
  func `every booking has the number it was given`(number: Int) async throws {
    let id = Booking.ID(rawValue: "b\(number)")
    house.numbers.numbering.returns(id)
    let booking = try await desk.hold([Seat("M", 1)], of: .hamlet, for: .grace)
    #expect(booking.id == id)
    verifyOrder(
      house.seatMap.on.hold(for: .equal(id)),
      house.bookings.inserts.matching(id)
    )
    #expect(house.audit.entries.map(\.booking) == [id])
  }

  @Test func `two bookings in a row have two numbers`() async throws {
    house.numbers.numbering.returns("b1", "b2")
    let first = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    let second = try await desk.hold([Seat("A", 2)], of: .hamlet, for: .ada)
    #expect([first.id, second.id] == ["b1", "b2"])
  }

  @Test func `only the seat that is taken is refused`() async throws {
    house.seatMap.on.hold(.contains(Seat("A", 1)))
      .throws(SeatingError.taken([Seat("A", 1)]))
    await #expect(throws: SeatingError.taken([Seat("A", 1)])) {
      try await desk.hold([Seat("A", 1), Seat("A", 2)], of: .hamlet, for: .ada)
    }
    house.bookings.verifyNoMoreCalls()
    _ = try await desk.hold([Seat("A", 2)], of: .hamlet, for: .ada)
    #expect(house.audit.entries.map(\.event) == [.held])
  }

  @Test(arguments: Booking.Status.allCases.filter { $0 != .held })
  func `only a hold is cancelled`(status: Booking.Status) async {
    house.bookings["b1"] = .sample(status: status)
    await #expect(throws: BookingError.notPossible(status)) { try await desk.cancel("b1") }
    house.seatMap.verifyNoMoreCalls()
  }

  @Test func `a hold that was given up is free and logged`() async throws {
    house.bookings["b1"] = .sample()
    try await desk.cancel("b1")
    house.seatMap.on.release("b1").verify()
    house.seatMap.verifyNoMoreCalls()
    #expect(house.audit.entries == [AuditEntry(.cancelled, of: "b1", at: .doors)])
  }
}
