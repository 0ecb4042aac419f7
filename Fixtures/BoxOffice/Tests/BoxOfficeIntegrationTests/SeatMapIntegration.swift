import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(
  .container { container in
    container.register(FixedDate(.doors), as: (any HouseClock).self)
    container.register((any SeatMap).self) {
      try SQLiteSeatMap(database: .inMemory(), plan: .mainHouse, clock: $0.resolve())
    }
  }
)
struct SeatMapIntegration {
  @Injected private var clock: FixedDate
  @Injected private var seatMap: any SeatMap

  private let expiry = Date.doors.addingTimeInterval(900)

  @Test(arguments: HallPlan.mainHouse.seats)
  func `a seat is held once`(seat: Seat) async throws {
    try await hold([seat], for: "b1")
    await #expect(throws: SeatingError.taken([seat])) { try await hold([seat], for: "b2") }
  }

  @Test func `all seats are held or none`() async throws {
    try await hold([Seat("A", 2)], for: "b1")
    await #expect(throws: SeatingError.taken([Seat("A", 2)])) {
      try await hold([Seat("A", 1), Seat("A", 2), Seat("A", 3)], for: "b2")
    }
    #expect(try await seatMap.freeSeats(of: "hamlet-1") == 25)
  }

  @Test func `a sold seat is never held again, however late`() async throws {
    try await hold([Seat("A", 1)], for: "b1")
    try await seatMap.sell([Seat("A", 1)], of: "hamlet-1", to: "b1")
    clock.now = .distantFuture
    await #expect(throws: SeatingError.taken([Seat("A", 1)])) {
      try await hold([Seat("A", 1)], for: "b2")
    }
  }

  @Test func `the same seat of another evening is another seat`() async throws {
    try await hold([Seat("A", 1)], for: "b1")
    try await seatMap.hold([Seat("A", 1)], of: "hamlet-2", for: "b2", until: expiry)
  }

  @Test(arguments: [-1, 0, 1] as [TimeInterval])
  func `a lapsed hold gives way`(offset: TimeInterval) async throws {
    try await hold([Seat("A", 1)], for: "b1")
    clock.now = expiry.addingTimeInterval(offset)
    #expect(try await seatMap.freeSeats(of: "hamlet-1") == (offset < 0 ? 25 : 26))
    if offset < 0 {
      await #expect(throws: SeatingError.self) { try await hold([Seat("A", 1)], for: "b2") }
    } else {
      try await hold([Seat("A", 1)], for: "b2")
      await #expect(throws: SeatingError.taken([Seat("A", 1)])) {
        try await seatMap.sell([Seat("A", 1)], of: "hamlet-1", to: "b1")
      }
    }
  }

  @Test func `selling twice to one booking is fine`() async throws {
    try await hold([Seat("A", 1)], for: "b1")
    try await seatMap.sell([Seat("A", 1)], of: "hamlet-1", to: "b1")
    try await seatMap.sell([Seat("A", 1)], of: "hamlet-1", to: "b1")
    #expect(try await seatMap.freeSeats(of: "hamlet-1") == 25)
  }

  @Test func `released seats are on sale again`() async throws {
    try await hold([Seat("A", 1), Seat("A", 2)], for: "b1")
    try await hold([Seat("A", 3)], for: "b2")
    try await seatMap.release("b1")
    #expect(try await seatMap.freeSeats(of: "hamlet-1") == 25)
    try await hold([Seat("A", 1), Seat("A", 2)], for: "b3")
  }

  @Test func `of fifty who ask at once, one gets the seat`() async throws {
    let winners = await withTaskGroup(of: Bool.self) { group in
      for number in 1...50 {
        group.addTask { @Sendable in
          do {
            try await hold([Seat("A", 1)], for: Booking.ID(rawValue: "b\(number)"))
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(winners == 1)
    #expect(try await seatMap.freeSeats(of: "hamlet-1") == 25)
  }

  private func hold(_ seats: [Seat], for booking: Booking.ID) async throws {
    try await seatMap.hold(
      seats,
      of: "hamlet-1",
      for: booking,
      until: clock.now().addingTimeInterval(900)
    )
  }
}
