import GRDB

extension BoxOfficeDatabase {
  /// Every step the schema has taken. A step that has shipped is never edited, only followed.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()

    migrator.registerMigration("bookings") { connection in
      try connection.create(table: "booking") { table in
        table.primaryKey("id", .text)
        table.column("status", .text).notNull()
        table.column("holdExpiresAt", .datetime).notNull()
        table.column("performance", .jsonText).notNull()
        table.column("seats", .jsonText).notNull()
        table.column("customer", .jsonText).notNull()
        table.column("price", .integer).notNull().check { $0 >= 0 }
        table.column("card", .jsonText)
        table.column("payment", .jsonText)
      }
      try connection.create(
        index: "bookingByHold",
        on: "booking",
        columns: ["status", "holdExpiresAt"]
      )
    }

    migrator.registerMigration("seat claims") { connection in
      try connection.create(table: "seatClaim") { table in
        table.column("performance", .text).notNull()
        table.column("row", .text).notNull()
        table.column("number", .integer).notNull()
        table.column("booking", .text).notNull().indexed()
        table.column("state", .text).notNull()
        table.column("expiresAt", .datetime)
        // The promise of the house: one seat, one booking. No code path can break it.
        table.primaryKey(["performance", "row", "number"])
      }
    }

    migrator.registerMigration("audit log") { connection in
      try connection.create(table: "auditEntry") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("at", .datetime).notNull()
        table.column("booking", .text).notNull().indexed()
        table.column("event", .text).notNull()
        table.column("amount", .integer)
      }
    }
    return migrator
  }
}
