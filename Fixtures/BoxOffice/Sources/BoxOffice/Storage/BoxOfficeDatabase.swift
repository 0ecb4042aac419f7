import GRDB

/// The house's database, opened and brought up to date.
package struct BoxOfficeDatabase: Sendable {
  /// One connection: SQLite has one writer, and a box office reads what it has just written.
  let queue: DatabaseQueue

  /// Opens a database file.
  package init(path: String) throws {
    try self.init(queue: DatabaseQueue(path: path))
  }

  /// Opens an empty database that lives as long as this value.
  package static func inMemory() throws -> BoxOfficeDatabase {
    try BoxOfficeDatabase(queue: DatabaseQueue())
  }

  private init(queue: DatabaseQueue) throws {
    try BoxOfficeDatabase.migrator.migrate(queue)
    self.queue = queue
  }
}
