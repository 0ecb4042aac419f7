/// Decides what a snapshot brings back.
extension Freshness {
  /// The part of it that a snapshot brings back.
  struct Snapshot: Sendable {
    /// Without these, something that was built from one of them and still exists would count as
    /// current.
    var resetInstances = InstanceSet()
    /// Without these, what was built from one of them would be stale.
    var releasedInstances = InstanceSet()
    /// Without these, what a reset has kept would be stale.
    var independentInstances = InstanceSet()
  }

  private var hasFormerInstances: Bool {
    guard let history else { return false }
    return !history.resetInstances.isEmpty || !history.releasedInstances.isEmpty
      || !history.independentInstances.isEmpty
  }

  /// The part of it that a snapshot brings back; `nil` if there is none.
  func snapshot() -> Snapshot? {
    guard hasFormerInstances, let history else { return nil }
    return Snapshot(
      resetInstances: history.resetInstances,
      releasedInstances: history.releasedInstances,
      independentInstances: history.independentInstances
    )
  }

  /// Returns to an earlier state.
  ///
  /// - Parameter isChild: whether there are ancestors, which may have changed since: they are not
  ///   restored as well.
  mutating func restore(_ snapshot: Snapshot?, isChild: Bool) {
    // Usually there are none on either side, and making a history costs an allocation.
    if hasFormerInstances || snapshot != nil {
      let (history, snapshot) = (madeHistory, snapshot ?? Snapshot())
      history.resetInstances = snapshot.resetInstances
      history.releasedInstances = snapshot.releasedInstances
      history.independentInstances = snapshot.independentInstances
    }
    if isChild { checkWhenResolved() }
  }
}
