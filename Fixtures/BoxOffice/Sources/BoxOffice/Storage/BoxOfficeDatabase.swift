import GRDB
import Synchronization
import Understudy
package import UnderstudyInsight

/// The house's database, opened and brought up to date.
package final class BoxOfficeDatabase: Sendable {
  private let connection: Mutex<DatabaseQueue?>

  /// Opens a database file.
  package convenience init(path: String) throws {
    try self.init(queue: DatabaseQueue(path: path))
  }

  /// Opens an empty database that lives as long as this object.
  package static func inMemory() throws -> BoxOfficeDatabase {
    try BoxOfficeDatabase(queue: DatabaseQueue())
  }

  private init(queue: DatabaseQueue) throws {
    try BoxOfficeDatabase.migrator.migrate(queue)
    connection = Mutex(queue)
  }

  /// One connection: SQLite has one writer, and a box office reads what it has just written.
  var queue: DatabaseQueue {
    get throws(DatabaseClosed) {
      guard let queue = connection.withLock({ $0 }) else { throw DatabaseClosed() }
      return queue
    }
  }

  /// Lets go of the file. Who is reading or writing finishes, whoever comes later is refused.
  package func close() {
    // Not `queue.close()`: a read that came a moment later would take the process with it.
    let queue = connection.withLock { $0.take() }
    _ = consume queue
  }
}

/// Somebody came for the database when it was closed.
package struct DatabaseClosed: Error, Hashable, CustomStringConvertible {
  package var description: String { "the database is closed" }
}

extension BoxOfficeDatabase: HealthChecking {
  /// Reads from it: a file that is gone, locked or broken shows at the first page.
  package func checkHealth() async throws -> ServiceHealth {
    try await queue.read { _ = try Int.fetchOne($0, sql: "SELECT count(*) FROM booking") }
    return .healthy
  }
}
