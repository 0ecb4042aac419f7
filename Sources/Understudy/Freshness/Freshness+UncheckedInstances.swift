/// Decides which instances must be checked against rules they were not built under.
extension Freshness {
  /// Whether there may be instances that ``isUnchecked(_:)``.
  var hasUnchecked: Bool { history?.uncheckedOrigins.isEmpty == false }

  /// Whether the instance was built under rules that allow more than those here, so that it must be
  /// checked against these.
  func isUnchecked(_ instance: InstanceRecord) -> Bool {
    guard let history else { return false }
    return history.uncheckedOrigins.contains { $0.holds(instance) }
  }

  /// Makes all instances that came with the fork be checked: its rules refuse more than its
  /// origin's.
  mutating func checkInherited() {
    if let origin {
      madeHistory.uncheckedOrigins = [origin]
    } else {
      history?.uncheckedOrigins = []
    }
  }
}
