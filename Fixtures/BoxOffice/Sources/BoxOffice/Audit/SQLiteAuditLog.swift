import Foundation
import GRDB

/// The audit log in the house's database.
package struct SQLiteAuditLog: AuditLog {
  private let database: BoxOfficeDatabase

  package init(database: BoxOfficeDatabase) {
    self.database = database
  }

  package func append(_ entry: AuditEntry) async throws {
    try await database.queue.write { try AuditRow(entry).insert($0) }
  }

  /// The entries of a booking, oldest first.
  package func entries(of booking: Booking.ID) async throws -> [AuditEntry] {
    try await database.queue.read { connection in
      try AuditRow
        .filter(Column("booking") == booking.rawValue)
        .order(Column("id"))
        .fetchAll(connection)
        .map(\.entry)
    }
  }
}

private struct AuditRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "auditEntry"

  let at: Date
  let booking: String
  let event: AuditEntry.Event
  let amount: Int?

  init(_ entry: AuditEntry) {
    at = entry.at
    booking = entry.booking.rawValue
    event = entry.event
    amount = entry.amount?.cents
  }

  var entry: AuditEntry {
    AuditEntry(
      event,
      of: Booking.ID(rawValue: booking),
      amount: amount.map(Money.init(cents:)),
      at: at
    )
  }
}
