/// The differences between two snapshots of one container, by key, in registration order.
///
/// ```swift
/// let before = container.snapshot()
/// try office.open()
/// let changes = container.snapshot().differences(from: before)
/// #expect(changes.built == [.of((any Mailer).self)])
/// ```
public struct SnapshotDifferences: Hashable, Sendable {
  /// Keys that were added.
  public var added: [Key] = []
  /// Keys that were removed.
  public var removed: [Key] = []
  /// Keys that were registered again.
  public var replaced: [Key] = []
  /// Keys that have a new instance, or another one than before.
  public var built: [Key] = []
  /// Keys that had an instance and have none now.
  public var dropped: [Key] = []

  /// Whether the snapshots are equal.
  public var isEmpty: Bool { self == SnapshotDifferences() }
}

extension Snapshot {
  /// Returns the differences from an earlier snapshot of the same container.
  ///
  /// - Parameter earlier: the snapshot to compare with.
  /// - Complexity: O(n) in the number of registrations and instances; O(1) if there were no changes.
  public func differences(from earlier: Snapshot) -> SnapshotDifferences {
    var differences = SnapshotDifferences()
    let (now, before) = (state.registrations, earlier.state.registrations)
    if !now.isIdentical(to: before) {
      differences.added = now.keys { before.find($0.key) == nil }
      differences.removed = before.keys { now.find($0.key) == nil }
      differences.replaced = now.keys { record in
        before.find(record.key).map { $0 !== record } ?? false
      }
    }
    let (instances, old) = (state.instances, earlier.state.instances)
    if !instances.isIdentical(to: old) {
      let order = now.keys { _ in true } + before.keys { now.find($0.key) == nil }
      differences.built = order.filter { key in
        guard let instance = instances.find(key) else { return false }
        return old.find(key)?.provenance !== instance.provenance
      }
      differences.dropped = order.filter { instances.find($0) == nil && old.find($0) != nil }
    }
    return differences
  }
}

extension PersistentMap where Leaf == RegistrationRecord {
  fileprivate func keys(where isWanted: (RegistrationRecord) -> Bool) -> [Key] {
    inOrder.filter(isWanted).map(\.key)
  }
}
