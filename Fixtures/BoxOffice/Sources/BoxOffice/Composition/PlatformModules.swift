package import Understudy
package import UnderstudyModules

extension Module {
  /// The settings of the environment, the clock, the mail.
  package static var platform: Module {
    Module("platform", layer: .platform) {
      Registration(Settings.self) { Settings(for: try $0.resolve()) }
      Registration((any BookingNumbers).self) { RandomBookingNumbers() }
      Registration((any HouseClock).self) { SystemClock() }
      // What leaves the house, and so is marked: no test that asks for a firewall reaches it by mistake.
      Registration((any Mailer).self) { ConsoleMailer() }.live()
      Registration((any Mailer).self, name: "accounts") { try $0.resolve((any Mailer).self) }
    }
  }

  /// The database and what is kept in it.
  package static var storage: Module {
    Module("storage", layer: .platform, dependsOn: ["platform", "configuration"]) {
      Registration(BoxOfficeDatabase.self) { resolver in
        if let path = try resolver.resolve(Settings.self).databasePath {
          try BoxOfficeDatabase(path: path)
        } else {
          try BoxOfficeDatabase.inMemory()
        }
      }
      .onClose { $0.close() }
      Registration((any AuditLog).self) { SQLiteAuditLog(database: try $0.resolve()) }
      Registration((any BookingStore).self) { SQLiteBookingStore(database: try $0.resolve()) }
      Registration((any SeatMap).self) {
        try SQLiteSeatMap(database: $0.resolve(), plan: $0.resolve(), clock: $0.resolve())
      }
    }
  }

  /// The printers of the house, as many as the environment has.
  package static var printing: Module {
    Module("printing", layer: .platform, dependsOn: ["platform"]) { context in
      Registration((any TicketPrinter).self, lifetime: .transient) {
        ConsoleTicketPrinter(watermark: try $0.resolve(Settings.self).watermark)
      }
      .live()
      printerPool(maximum: try context.resolve(Settings.self).printers)
    }
  }

  /// The board above the doors: a house whose board is dark opens all the same.
  package static var foyer: Module {
    Module("foyer", layer: .platform, dependsOn: ["platform"], importance: .optional) { context in
      if let device = try context.resolve(Settings.self).foyerBoard {
        let board = try DeviceFoyerBoard(path: device)
        Registration((any FoyerBoard).self, instance: board)
      }
    }
  }
}

/// Printers that are lent to one job at a time; one that is jammed is not lent again.
@RegistrationBuilder
package func printerPool(maximum: Int) -> [any AnyRegistration] {
  Registration(pooling: (any TicketPrinter).self, maximum: maximum) {
    try $0.resolve()
  } reset: {
    try $0.reset()
  }
}
