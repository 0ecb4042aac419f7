package import Foundation

/// What the accountant reads: every step that concerns seats or money, in order.
package protocol AuditLog: Sendable {
  func append(_ entry: AuditEntry) async throws
}

extension AuditLog {
  package func record(
    _ event: AuditEntry.Event,
    of booking: Booking.ID,
    amount: Money? = nil,
    at time: Date
  ) async throws {
    try await append(AuditEntry(event, of: booking, amount: amount, at: time))
  }
}
