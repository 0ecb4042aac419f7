package import BoxOffice
package import Foundation
import Synchronization
package import UnderstudyTesting

/// A booking store that keeps its rows in a dictionary. A fake: it works, but forgets.
package final class BookingStoreFake: BookingStore, TestDouble {
  package let inserts = Stub<Booking.ID, Void, any Error>("insert(_:)")
  package let updates = Stub<(booking: Booking.ID, status: Booking.Status), Void, any Error>(
    "update(_:to:)"
  )
  private let rows = Mutex<[Booking.ID: Booking]>([:])

  package init() {}

  package func insert(_ booking: Booking) async throws {
    try await inserts.call(booking.id, real: try keep(booking))
  }

  package func find(_ id: Booking.ID) async throws -> Booking? { self[id] }

  package func update(_ booking: Booking, from status: Booking.Status) async throws {
    try await updates.call((booking.id, booking.status), real: write(booking, over: status))
  }

  package func lapsedHolds(at time: Date) async throws -> [Booking] {
    rows.withLock { $0.values.filter { $0.status == .held && $0.holdExpiresAt <= time } }
      .sorted { $0.holdExpiresAt < $1.holdExpiresAt }
  }

  /// A row as it is now; setting one arranges a test without going through the desk.
  package subscript(id: Booking.ID) -> Booking? {
    get { rows.withLock { $0[id] } }
    set { rows.withLock { $0[id] = newValue } }
  }

  package func reset() {
    for member in members { member.reset() }
    rows.withLock { $0 = [:] }
  }

  private func keep(_ booking: Booking) throws {
    try rows.withLock { rows in
      guard rows[booking.id] == nil else { throw NumberIsTaken(id: booking.id) }
      rows[booking.id] = booking
    }
  }

  private func write(_ booking: Booking, over status: Booking.Status) throws {
    try rows.withLock { rows in
      guard rows[booking.id]?.status == status else { throw BookingStoreError.stale(booking.id) }
      rows[booking.id] = booking
    }
  }
}

/// Somebody gave a booking number for the second time.
private struct NumberIsTaken: Error {
  let id: Booking.ID
}
