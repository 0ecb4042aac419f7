import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Work that goes on where no task of the window is: it finds the house it was started in.
@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct NightShiftIsolation {
  @Injected private var house: HouseDoubles

  @Test(arguments: 0...3)
  func `the night's rounds end what has lapsed in their own house`(strokes: Int) async throws {
    house.bookings["b1"] = .sample()
    house.clock.now = .curtain
    let (bell, rope) = AsyncStream.makeStream(of: Void.self)
    let rounds = HoldSweeper.rounds(at: bell)
    for _ in 0..<strokes { rope.yield() }
    rope.finish()
    #expect(try await rounds.value == min(strokes, 1))
    #expect(house.audit.entries.map(\.event) == (strokes == 0 ? [] : [.expired]))
  }

  @Test func `a sweep that fails is made up for by the next`() async throws {
    house.bookings["b1"] = .sample()
    house.bookings["b2"] = .sample("b2")
    house.clock.now = .curtain
    house.seatMap.on.release().replies(.throws(SeatingError.taken([])), .returns())
    let (bell, rope) = AsyncStream.makeStream(of: Void.self)
    rope.yield()
    rope.yield()
    rope.finish()
    #expect(try await HoldSweeper.rounds(at: bell).value == 1)
    #expect(house.bookings["b1"]?.status == .expired)
    #expect(house.bookings["b2"]?.status == .expired)
  }

  @Test(arguments: 1...8)
  func `lost tickets are printed again, on the door's queue`(count: Int) async throws {
    let seats = (1...count).map { Seat("B", $0) }
    try await Container.current.resolve(TicketReprint.self)
      .print(.sample(seats: seats, status: .confirmed))
    #expect(house.printer.on.print().calls.map(\.seat) == seats)
  }

  @Test func `what is not paid for is not printed again`() async {
    await #expect(throws: BookingError.notPossible(.held)) {
      try await TicketReprint().print(.sample())
    }
    house.printer.on.print().verify(.never)
  }

  @Test func `the board counts the seats of its house, whoever reads it`() async throws {
    house.seatMap.on.freeSeats().returns(2, 1, 0)
    let counts = try await Container.current.resolve(SeatsLeft.self).counts(of: "hamlet-1")
    let shown = try await Task.detached {
      var shown: [Int] = []
      for try await left in counts {
        shown.append(left)
        if left == 0 { break }
      }
      return shown
    }.value
    #expect(shown == [2, 1, 0])
  }

  @Test func `a board that cannot count says so`() async {
    house.seatMap.on.freeSeats().throws(SeatingError.taken([]))
    let counts = SeatsLeft().counts(of: "hamlet-1")
    await #expect(throws: SeatingError.taken([])) {
      for try await _ in counts {}
    }
  }
}
