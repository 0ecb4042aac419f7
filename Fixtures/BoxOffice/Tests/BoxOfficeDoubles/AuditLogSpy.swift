package import BoxOffice
package import UnderstudyTesting

/// Keeps the audit log in memory, where a test can read it.
package struct AuditLogSpy: AuditLog, TestDouble {
  package let appends = Stub<AuditEntry, Void, any Error>("append(_:)")

  package init() {}

  package func append(_ entry: AuditEntry) async throws { try await appends.call(entry) }

  /// What was logged, in order.
  package var entries: [AuditEntry] { appends.calls.map(\.arguments) }
}
