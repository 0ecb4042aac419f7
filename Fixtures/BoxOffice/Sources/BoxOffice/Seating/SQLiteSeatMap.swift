package import Foundation
import GRDB

/// The seat map in the house's database.
package struct SQLiteSeatMap: SeatMap {
  private let database: BoxOfficeDatabase
  private let plan: HallPlan
  private let clock: any HouseClock

  package init(database: BoxOfficeDatabase, plan: HallPlan, clock: any HouseClock) {
    self.database = database
    self.plan = plan
    self.clock = clock
  }

  package func hold(
    _ seats: [Seat],
    of performance: Performance.ID,
    for booking: Booking.ID,
    until expiry: Date
  ) async throws {
    let now = clock.now()
    try await database.queue.write { connection in
      var taken: [Seat] = []
      for seat in seats {
        try Self.dropLapsedHold(of: seat, of: performance, at: now, in: connection)
        do {
          try connection.execute(
            sql: """
              INSERT INTO seatClaim (performance, row, number, booking, state, expiresAt)
              VALUES (?, ?, ?, ?, 'held', ?)
              """,
            arguments: [performance, seat.row, seat.number, booking.rawValue, expiry]
          )
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
          // The unique constraint decides, not a look beforehand: two windows may look at once.
          taken.append(seat)
        }
      }
      guard taken.isEmpty else { throw SeatingError.taken(taken) }
    }
  }

  package func sell(
    _ seats: [Seat],
    of performance: Performance.ID,
    to booking: Booking.ID
  ) async throws {
    try await database.queue.write { connection in
      var lost: [Seat] = []
      for seat in seats {
        try connection.execute(
          sql: """
            UPDATE seatClaim SET state = 'sold', expiresAt = NULL
            WHERE performance = ? AND row = ? AND number = ? AND booking = ?
            """,
          arguments: [performance, seat.row, seat.number, booking.rawValue]
        )
        if connection.changesCount == 0 { lost.append(seat) }
      }
      guard lost.isEmpty else { throw SeatingError.taken(lost) }
    }
  }

  package func release(_ booking: Booking.ID) async throws {
    try await database.queue.write { connection in
      try connection.execute(
        sql: "DELETE FROM seatClaim WHERE booking = ?",
        arguments: [booking.rawValue]
      )
    }
  }

  package func freeSeats(of performance: Performance.ID) async throws -> Int {
    let now = clock.now()
    let claimed = try await database.queue.read { connection in
      try Int.fetchOne(
        connection,
        sql: """
          SELECT COUNT(*) FROM seatClaim
          WHERE performance = ? AND (expiresAt IS NULL OR expiresAt > ?)
          """,
        arguments: [performance, now]
      )
    }
    return plan.seats.count - (claimed ?? 0)
  }

  /// A lapsed hold goes when somebody else asks for the seat, whether or not a sweep has passed.
  private static func dropLapsedHold(
    of seat: Seat,
    of performance: Performance.ID,
    at now: Date,
    in connection: GRDB.Database
  ) throws {
    try connection.execute(
      sql: """
        DELETE FROM seatClaim
        WHERE performance = ? AND row = ? AND number = ? AND state = 'held' AND expiresAt <= ?
        """,
      arguments: [performance, seat.row, seat.number, now]
    )
  }
}
