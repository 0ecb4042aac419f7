/// Decides what a change may have made stale.
extension Freshness {
  /// Whether something may have been built from the key's earlier registration, or from its
  /// absence.
  ///
  /// - Parameter old: the earlier registration in this container; without one, something may have
  ///   been built from an ancestor's.
  @inline(__always)
  func mayHaveDependents(
    _ key: Key,
    replacing old: RegistrationRecord?,
    in core: borrowing ContainerCore
  ) -> Bool {
    if let old { return old.isDependedUpon }
    return wasMissed(key) || core.withRecordAbove(for: key) { _ in } != nil
  }

  /// Whether something that a finished build has used was replaced since it began.
  ///
  /// - Parameter isSuperseded: whether the build was taken off its key. What has replaced the key
  ///   itself then makes no difference, because its callers asked before that; but something else
  ///   may have been replaced before the last of them asked. They may ask again, except in a
  ///   container that closes.
  func isOutdated(
    _ instance: InstanceRecord,
    by build: Build,
    isSuperseded: Bool,
    in core: borrowing ContainerCore
  ) -> Bool {
    guard core.epoch != build.epoch else { return false }
    guard isSuperseded else { return !isCurrent(instance.provenance, in: core) }
    guard core.lifecycle == .open else { return false }
    for record in instance.provenance.dependencies where !isCurrent(record, in: core) {
      return true
    }
    return false
  }
}
