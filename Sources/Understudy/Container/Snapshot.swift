/// The state of a container at one moment: registrations, names and built instances.
///
/// ```swift
/// let before = container.snapshot()
/// container.register((any Mailer).self, instance: MailerSpy())
/// try container.restore(before)  // the same instances as before, identities included
/// ```
///
/// Taking, holding and restoring one copies nothing; it keeps the instances in it alive.
public struct Snapshot: Sendable {
  let containerID: UInt64
  let memento: ContainerCore.Memento
  /// Only where a test follows what is built.
  let mark: SnapshotMark?
}
