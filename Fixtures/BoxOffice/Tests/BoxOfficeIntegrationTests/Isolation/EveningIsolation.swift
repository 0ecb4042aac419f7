import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Evenings that are played at the same time, and know nothing of each other.
@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct EveningIsolation {
  @Injected private var house: HouseDoubles

  @Test(arguments: 1...8)
  func `every evening begins with an empty house and an empty log`(number: Int) async throws {
    let booking = try await hold(Seat("A", number))
    house.bookings.inserts.verify(with: booking.id)
    #expect(house.audit.entries.map(\.event) == [.held])
    house.seatMap.on.hold([Seat("A", number)]).verify()
    verifyNoMoreCalls(house.bookings, house.seatMap)
  }

  @Test(.container { $0.register(HoldPolicy.self, instance: HoldPolicy(duration: 60)) })
  func `a premiere holds seats for a minute, its last call for ten seconds`() async throws {
    house.numbers.numbering.replies(.returns("b1"), .returns("b2"))
    let seconds = try await withContainer {
      $0.register(HoldPolicy.self, instance: HoldPolicy(duration: 10))
    } operation: {
      try await hold(Seat("A", 1)).holdExpiresAt
    }
    #expect(seconds == .doors.addingTimeInterval(10))
    #expect(try await hold(Seat("A", 2)).holdExpiresAt == .doors.addingTimeInterval(60))
  }

  @Test func `a gala price list reaches the desk that is open already`() async throws {
    house.numbers.numbering.replies(.returns("b1"), .returns("b2"))
    let desk = try await Container.current.resolve(BookingDesk.self)
    let plain = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    Container.current.register((any PriceList).self, instance: GalaTariff())
    let gala = try await desk.hold([Seat("A", 2)], of: .hamlet, for: .ada)
    #expect(plain.price == Money(cents: 45_00))
    #expect(gala.price == Money(cents: 120_00))
  }

  /// A desk of the container that is current, as the window opens one.
  private func hold(_ seat: Seat) async throws -> Booking {
    try await BookingDesk().hold([seat], of: .hamlet, for: .ada)
  }
}

// MARK: - Fixtures

struct GalaTariff: PriceList {
  func price(of category: PriceCategory) -> Money { Money(cents: 120_00) }
}
