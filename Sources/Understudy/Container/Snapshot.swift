/// The state of a container at one moment: registrations, names and built instances.
///
/// ```swift
/// let before = container.snapshot()
/// container.register((any Mailer).self, instance: MailerSpy())
/// try container.restore(before)  // the same instances as before, identities included
/// ```
///
/// Test doubles that live in the container have their calls and answers in it, as they were at that
/// moment.
///
/// Taking, holding and restoring one copies nothing but what doubles know; it keeps the instances in it
/// alive.
public struct Snapshot: Sendable {
  let containerID: UInt64
  let memento: ContainerCore.Memento
  /// Only where a test follows what is built.
  let mark: SnapshotMark?
  /// What brings the doubles back that live in the container.
  let restorers: [@Sendable () -> Void]
}
