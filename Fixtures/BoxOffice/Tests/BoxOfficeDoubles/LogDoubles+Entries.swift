package import BoxOffice
package import BoxOfficeWindow
import UnderstudyTesting

extension AccessLogDouble {
  /// What was logged, in the order in which the requests ended.
  package var entries: [AccessEntry] { on.append().calls.map(\.arguments) }
}

extension AuditLogDouble {
  /// What was logged, in order.
  package var entries: [AuditEntry] { on.append().calls.map(\.arguments) }
}
