/// The state of a container at one moment: registrations, names and built instances.
///
/// ```swift
/// let before = container.snapshot()
/// container.register((any Mailer).self, instance: MailerSpy())
/// try container.restore(before)  // the same instances as before, identities included
/// ```
///
/// The snapshot includes the calls and answers of the attached test doubles at that moment.
///
/// Taking, holding and restoring one copies only the state of doubles; it keeps its instances
/// alive.
public struct Snapshot: Sendable {
  let containerID: UInt64
  let state: ContainerCore.StateSnapshot
  /// Identifies the snapshot; set only if a test follows what is built.
  let mark: SnapshotMark?
  /// The closures that restore the attached doubles.
  let restorers: [@Sendable () -> Void]
}

extension Snapshot: InstanceKeeper {
  package var keptValues: [Any] { state.instances.values }
}
