/// Takes and restores the state of a container.
extension Container {
  /// Returns the current state of the container as a value.
  ///
  /// - Complexity: O(number of attached test doubles), O(1) without any.
  public func snapshot() -> Snapshot {
    let end = SnapshotEnd(of: self)
    let state = withCore { $0.snapshot(endingWith: end) }
    return Snapshot(
      containerID: id,
      state: state,
      mark: test?.snapshotMark(of: state),
      restorers: state.restorers
    )
  }

  /// Returns to an earlier state: exactly its registrations and instances, and the calls and
  /// answers of the test doubles attached then.
  ///
  /// A running build belongs to the state that is replaced: its instance is delivered to its
  /// waiting callers and not stored.
  ///
  /// - Parameter snapshot: a snapshot of this container.
  /// - Throws: ``ContainerError/snapshotOfAnotherContainer(_:)`` for another container's snapshot,
  ///   ``ContainerError/containerClosed(_:)`` if this one is closed,
  ///   ``ContainerError/containerFrozen(_:frozenAt:)`` if it is frozen and had other registrations.
  /// - Complexity: O(number of test doubles attached then), O(1) without any.
  public func restore(
    _ snapshot: Snapshot,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) {
    var context: ContainerError.Context {
      .init(key: nil, container: label, resolvedAt: SourceSite(fileID: fileID, line: line))
    }
    guard snapshot.containerID == id else { throw .snapshotOfAnotherContainer(context) }
    let isRestored = change { core, retired in
      core.restore(snapshot.state, retired: &retired)
    }
    guard isRestored else { throw frozenError() ?? .containerClosed(context) }
    for restore in snapshot.restorers { restore() }
    if !cell.isUnheard { tell(.restored) }
  }
}

extension ContainerCore.StateSnapshot {
  /// The closures that restore each double, once even if it is registered under several keys.
  fileprivate var restorers: [@Sendable () -> Void] {
    guard !residents.isEmpty else { return [] }
    var restorers: [@Sendable () -> Void] = []
    var seen: Set<AttachedDoubleIdentity> = []
    residents.visit { record in
      if let identity = record.resident.identity, !seen.insert(identity).inserted { return }
      if let restorer = record.resident.restorer() { restorers.append(restorer) }
    }
    return restorers
  }
}
