import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting

@Suite(.container { $0.register(BoxOfficeDatabase.self) { try BoxOfficeDatabase.inMemory() } })
struct StorageIntegration {
  @Injected private var database: BoxOfficeDatabase

  private var bookings: SQLiteBookingStore { SQLiteBookingStore(database: database) }

  @Test(arguments: [Booking.sample(), .sample(for: .grace, status: .paying), .paid(by: .visa)])
  func `a booking comes back as it went in`(booking: Booking) async throws {
    try await bookings.insert(booking)
    #expect(try await bookings.find("b1") == booking)
    #expect(try await bookings.find("b2") == nil)
  }

  @Test(arguments: Booking.Status.allCases)
  func `only the window that read the last status writes`(status: Booking.Status) async throws {
    try await bookings.insert(.sample(status: status))
    var late = Booking.sample()
    late.status = .cancelled
    if status == .held {
      try await bookings.update(late, from: .held)
    } else {
      await #expect(throws: BookingStoreError.stale("b1")) {
        try await bookings.update(late, from: .held)
      }
    }
    #expect(try await bookings.find("b1")?.status == (status == .held ? .cancelled : status))
  }

  @Test func `a number is given once`() async throws {
    try await bookings.insert(.sample())
    await #expect(throws: (any Error).self) { try await bookings.insert(.sample()) }
  }

  @Test func `lapsed holds come oldest first`() async throws {
    for (number, minutes) in [(1, 30), (2, 10), (3, 20), (4, 40)] {
      try await bookings.insert(
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
    let lapsed = try await bookings.lapsedHolds(at: .doors.addingTimeInterval(30 * 60))
    #expect(lapsed.map(\.id) == ["b2", "b3", "b1"])
  }

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

  @Test func `a database file outlives the process that wrote it`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "boxoffice-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "house.sqlite").path(percentEncoded: false)
    try await SQLiteBookingStore(database: BoxOfficeDatabase(path: path)).insert(.sample())
    let reopened = SQLiteBookingStore(database: try BoxOfficeDatabase(path: path))
    #expect(try await reopened.find("b1") == .sample())
  }
}
