/// Tells a container when the last copy of a snapshot is gone.
///
/// Until then the container holds what it had at the snapshot, as the snapshot does: see
/// ``EditableMap/share(withSnapshot:)``.
final class SnapshotEnd: Sendable {
  private weak let container: Container?

  init(of container: Container) { self.container = container }

  deinit {
    guard let container else { return }
    let nodes = container.withCore { ($0.registrations.endSharing(), $0.instances.endSharing()) }
    extendLifetime(nodes)  // released here, outside the lock
  }
}
