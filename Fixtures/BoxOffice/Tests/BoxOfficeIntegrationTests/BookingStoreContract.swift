package import BoxOffice
import BoxOfficeDoubles
package import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
package import UnderstudyTesting

/// What every store of bookings promises, so that rules tested with a double hold with the database.
@Suite(.container) struct BookingStoreContract {
  typealias Store = Implementation<any BookingStore>

  static var stores: Implementations<any BookingStore> {
    Contract.implementations(of: (any BookingStore).self, in: house())
  }

  @Test(arguments: stores)
  func `a booking comes back as it went in`(_ store: Store) async throws {
    let store = try await store.make()
    let bookings = [
      Booking.sample("b1"), .sample("b2", for: .grace, status: .paying), .paid("b3", by: .visa),
    ]
    for booking in bookings { try await store.insert(booking) }
    for booking in bookings { #expect(try await store.find(booking.id) == booking) }
    #expect(try await store.find("b4") == nil)
  }

  @Test(arguments: stores)
  func `only the window that read the last status writes`(_ store: Store) async throws {
    let store = try await store.make()
    for (number, status) in Booking.Status.allCases.enumerated() {
      let id = Booking.ID(rawValue: "b\(number)")
      try await store.insert(.sample(id, status: status))
      let late = Booking.sample(id, status: .cancelled)
      if status == .held {
        try await store.update(late, from: .held)
      } else {
        await #expect(throws: BookingStoreError.stale(id)) {
          try await store.update(late, from: .held)
        }
      }
      #expect(try await store.find(id)?.status == (status == .held ? .cancelled : status))
    }
    await #expect(throws: BookingStoreError.stale("b99")) {
      try await store.update(.sample("b99"), from: .held)
    }
  }

  @Test(arguments: stores)
  func `a number is given once`(_ store: Store) async throws {
    let store = try await store.make()
    try await store.insert(.sample())
    await #expect(throws: (any Error).self) { try await store.insert(.sample(for: .grace)) }
    #expect(try await store.find("b1")?.customer == .ada)
  }

  @Test(arguments: stores)
  func `lapsed holds come oldest first`(_ store: Store) async throws {
    let store = try await store.make()
    for (number, minutes) in [(1, 30), (2, 10), (3, 20), (4, 40)] {
      try await store.insert(
        Booking(
          id: Booking.ID(rawValue: "b\(number)"),
          performance: .hamlet,
          seats: [Seat("A", number)],
          customer: .ada,
          price: .zero,
          holdExpiresAt: .doors.addingTimeInterval(Double(minutes) * 60)
        )
      )
    }
    let lapsed = try await store.lapsedHolds(at: .doors.addingTimeInterval(30 * 60))
    #expect(lapsed.map(\.id) == ["b2", "b3", "b1"])
  }
}

// MARK: - Fixtures

/// The house's database, the fake that most tests use, and a table in memory.
@Sendable private func house() -> Container {
  let container = Container(label: "stores")
  container.register(BoxOfficeDatabase.self) { try BoxOfficeDatabase.inMemory() }
  container.register((any BookingStore).self) { SQLiteBookingStore(database: try $0.resolve()) }
  container.register((any BookingStore).self, name: "fake") { BookingStoreFake() }
  container.register((any BookingStore).self, name: "table") { InMemoryCollection<Booking>() }
  return container
}

extension InMemoryCollection: BookingStore where Element == Booking {
  package func insert(_ booking: Booking) async throws {
    try transaction { try $0.insert(booking) }
  }

  package func find(_ id: Booking.ID) async throws -> Booking? { try fetch(id) }

  package func update(_ booking: Booking, from status: Booking.Status) async throws {
    try transaction { bookings in
      guard try bookings.fetch(booking.id)?.status == status else {
        throw BookingStoreError.stale(booking.id)
      }
      try bookings.update(booking)
    }
  }

  package func lapsedHolds(at time: Date) async throws -> [Booking] {
    try fetch(
      where: { $0.status == .held && $0.holdExpiresAt <= time },
      sortedBy: { $0.holdExpiresAt < $1.holdExpiresAt }
    )
  }
}
