import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container { $0.register(BoxOfficeDatabase.self) { try BoxOfficeDatabase.inMemory() } })
struct StorageIntegration {
  @Injected private var database: BoxOfficeDatabase

  @Test func `the audit log keeps its order`() async throws {
    let log = SQLiteAuditLog(database: database)
    let entries = AuditEntry.Event.allCases.map {
      AuditEntry($0, of: "b1", amount: Money(cents: 5), at: .doors)
    }
    for entry in entries { try await log.append(entry) }
    try await log.append(AuditEntry(.held, of: "b2", at: .curtain))
    #expect(try await log.entries(of: "b1") == entries)
    #expect(try await log.entries(of: "b2").map(\.amount) == [nil])
  }

  @Test(.container { DeterministicDoubles().register(in: $0) })
  func `a database file outlives the process that wrote it`() async throws {
    let folder = try await Container.current.resolve(TemporaryDirectory.self).url
    let path = folder.appending(path: "house.sqlite").path(percentEncoded: false)
    try await SQLiteBookingStore(database: BoxOfficeDatabase(path: path)).insert(.sample())
    let reopened = SQLiteBookingStore(database: try BoxOfficeDatabase(path: path))
    #expect(try await reopened.find("b1") == .sample())
  }
}
