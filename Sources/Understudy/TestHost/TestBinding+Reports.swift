/// Decides what a container reports to its test, and marks what the test checks later.
extension TestBinding {
  /// Whether the test observes what factories build.
  var followsCreations: Bool { host?.followsCreations == true }

  /// Makes it possible to see whether the record is used. Refused records were reported already.
  ///
  /// - Parameter batch: identifies the batch that the record belongs to.
  func mark(_ record: RegistrationRecord, in container: Container, batch: UInt64? = nil) {
    guard host != nil, record.defect == nil else { return }
    record.usage = container.overrideUsage.mark(record, batch: batch)
  }

  /// Called after a record was added to the container.
  func registered(_ record: RegistrationRecord, in container: Container) {
    if let usage = record.usage { container.overrideUsage.add(usage) }
    if record.ready != nil, record.cleanup != nil { host?.hasHooks(container) }
  }

  /// Called when a block of overrides that ran in the container has ended without an error.
  ///
  /// - Parameter fork: the container; other code that holds it may keep using it.
  func blockEnded(in fork: inout Container) {
    guard let host else { return }
    let (overrides, label, id) = (fork.overrideUsage, fork.label, fork.id)
    let isHeld = !isKnownUniquelyReferenced(&fork)
    host.blockEnded(
      OverrideBlock(overrides: overrides, label: label, container: id, isHeld: isHeld)
    )
  }

  /// Called when a fork was made that may share what its origin has built: a fork of another test
  /// keeps instances that this test observes.
  func forked(into fork: Container, sharing: ForkSharing) {
    guard let host, host !== fork.host, sharing == .builtInstances, host.followsCreations else {
      return
    }
    host.shared(with: fork)
  }

  /// The object that shows whether a snapshot still exists, if the test observes what is built.
  func snapshotMark(of state: ContainerCore.StateSnapshot) -> SnapshotMark? {
    guard let host, host.followsCreations else { return nil }
    let mark = SnapshotMark(state)
    host.shared(with: mark)
    return mark
  }
}
