extension Container {
  /// The state of the container now, as a value.
  ///
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot {
    let memento = withCore { $0.memento() }
    guard let sink, sink.followsBirths else {
      return Snapshot(containerID: id, memento: memento, mark: nil)
    }
    let mark = SnapshotMark(memento)
    sink.shared(with: mark)
    return Snapshot(containerID: id, memento: memento, mark: mark)
  }

  /// Goes back to an earlier state: exactly its registrations and instances.
  ///
  /// A build in flight belongs to the state that is left: its instance goes to those who wait for
  /// it and is not stored.
  ///
  /// - Parameter snapshot: one taken from this very container.
  /// - Throws: ``ContainerError/foreignSnapshot(_:)`` for another container's snapshot,
  ///   ``ContainerError/containerClosed(_:)`` if this one is closed.
  /// - Complexity: O(1).
  public func restore(
    _ snapshot: Snapshot,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    let context = ContainerError.Context(
      key: nil,
      container: label,
      resolvedAt: SourceSite(fileID: fileID, line: line)
    )
    guard snapshot.containerID == id else { throw .foreignSnapshot(context) }
    let isRestored = change { core, retired in
      core.restore(snapshot.memento, retired: &retired)
    }
    guard isRestored else { throw .containerClosed(context) }
    tell(.restored)
  }
}
