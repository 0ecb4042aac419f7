/// What a map shares with a snapshot, which is often brought back soon.
///
/// A snapshot holds the leaves that the map replaces or removes, and it reports its end. Until then the
/// map, too, may hold them: it records its changes beside the nodes, as a fork does, and copies none.
/// This costs the same whatever its size, and nothing of it remains when the snapshot is brought back.
///
/// - *Building* becomes *sharing* when a snapshot gets the nodes, and begins as such when one is brought
///   back.
/// - *Sharing* becomes *keeping* when the changes have to be in nodes: they are too many, or something
///   else gets the leaves. It keeps the snapshot's nodes, so that nothing it does under a lock releases
///   the last reference to a leaf.
/// - Both become *building* when the snapshot reports its end, or another one does.
///
/// Invariant: in *sharing* and *keeping* there is a snapshot that has not reported its end, and there is
/// no node of its own in *sharing*.
extension EditableMap {
  /// The present leaves, for a snapshot that reports its end by ``endSharing()``.
  ///
  /// - Complexity: that of ``share()``
  mutating func share(withSnapshot reportsEnd: Bool) -> PersistentMap<Leaf> {
    let shared = share()
    if reportsEnd, case .building = stage, root != nil { stage = .sharing }
    return shared
  }

  /// Makes the map of a snapshot that is brought back, and that reports its end by ``endSharing()``.
  init(broughtBack map: PersistentMap<Leaf>) {
    self.init(map)
    if case .building = stage, root != nil { stage = .sharing }
  }

  /// Holds no leaves any more that only a snapshot had.
  ///
  /// - Returns: nodes that may hold such leaves, to be released outside the caller's lock.
  /// - Complexity: O(1), and O(changes) once for a few that were made since the snapshot
  mutating func endSharing() -> MapNode? {
    settleAdditions()
    switch stage {
    case .sharing:
      stage = .building
      return nil
    case .keeping(let nodes):
      stage = .building
      return nodes
    case .building, .amending, .settled: return nil
    }
  }
}
