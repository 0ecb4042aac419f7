/// Decides what a container reports to its test, and marks what the test checks later.
extension TestBinding {
  /// Makes it possible to see whether the record is used. Refused records were reported already.
  ///
  /// - Parameter batch: identifies the batch that the record belongs to.
  func mark(_ record: RegistrationRecord, batch: UInt64? = nil) {
    guard let overrides, record.defect == nil else { return }
    record.usage = overrides.mark(record, batch: batch)
  }

  func mark(_ batch: Batch) {
    for record in batch.records { mark(record, batch: batch.records.first?.id) }
  }

  /// Called after a record was added to the container.
  func registered(_ record: RegistrationRecord, in container: Container) {
    record.usage.map { overrides?.add($0) }
    if record.ready != nil, record.cleanup != nil { host?.hasHooks(container) }
  }

  /// Called when a block of overrides that ran in the container has ended without an error.
  ///
  /// - Parameter fork: the container; other code that holds it may keep using it.
  func blockEnded(in fork: inout Container) {
    guard let overrides, let host else { return }
    let (label, id) = (fork.label, fork.id)
    let isHeld = !isKnownUniquelyReferenced(&fork)
    host.blockEnded(
      OverrideBlock(overrides: overrides, label: label, container: id, isHeld: isHeld)
    )
  }

  /// Called when a fork was made that may share what the container has built: another test's fork
  /// keeps instances that this test observes.
  func forked(into fork: Container, sharing: ForkSharing) {
    guard let host, host !== fork.host, sharing == .builtInstances, host.followsBirths else {
      return
    }
    host.shared(with: fork)
  }

  /// Takes what the toolkit has stored for the container that this one was forked from.
  func takeSettings(of origin: Container) {
    if let overrides, let others = origin.overrides { overrides.settings = others.settings }
  }

  /// The object that shows whether a snapshot still exists, if the test observes what is built.
  func snapshotMark(of memento: ContainerCore.StateSnapshot) -> SnapshotMark? {
    guard let host, host.followsBirths else { return nil }
    let mark = SnapshotMark(memento)
    host.shared(with: mark)
    return mark
  }
}
