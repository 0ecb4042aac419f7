package import Foundation
import GRDB

/// The bookings in the house's database.
package struct SQLiteBookingStore: BookingStore {
  private let database: BoxOfficeDatabase

  package init(database: BoxOfficeDatabase) {
    self.database = database
  }

  package func insert(_ booking: Booking) async throws {
    try await database.queue.write { try BookingRow(booking).insert($0) }
  }

  package func find(_ id: Booking.ID) async throws -> Booking? {
    try await database.queue.read { try BookingRow.fetchOne($0, key: id.rawValue)?.booking }
  }

  package func update(_ booking: Booking, from status: Booking.Status) async throws {
    try await database.queue.write { connection in
      guard let stored = try BookingRow.fetchOne(connection, key: booking.id.rawValue),
        stored.status == status
      else { throw BookingStoreError.stale(booking.id) }
      try BookingRow(booking).update(connection)
    }
  }

  package func lapsedHolds(at time: Date) async throws -> [Booking] {
    try await database.queue.read { connection in
      try BookingRow
        .filter(Column("status") == Booking.Status.held.rawValue)
        .filter(Column("holdExpiresAt") <= time)
        .order(Column("holdExpiresAt"))
        .fetchAll(connection)
        .map(\.booking)
    }
  }
}

/// A booking as a row: the columns that are searched by are columns, the rest is JSON.
private struct BookingRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "booking"

  let id: String
  let status: Booking.Status
  let holdExpiresAt: Date
  let performance: Performance
  let seats: [Seat]
  let customer: Customer
  let price: Int
  let card: Card?
  let payment: Payment?

  init(_ booking: Booking) {
    id = booking.id.rawValue
    status = booking.status
    holdExpiresAt = booking.holdExpiresAt
    performance = booking.performance
    seats = booking.seats
    customer = booking.customer
    price = booking.price.cents
    card = booking.card
    payment = booking.payment
  }

  var booking: Booking {
    var booking = Booking(
      id: Booking.ID(rawValue: id),
      performance: performance,
      seats: seats,
      customer: customer,
      price: Money(cents: price),
      holdExpiresAt: holdExpiresAt
    )
    booking.status = status
    booking.card = card
    booking.payment = payment
    return booking
  }
}
