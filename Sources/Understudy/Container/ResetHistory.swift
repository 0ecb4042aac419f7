/// Which keys the resets so far have kept, for wrappers that hold what no container holds.
struct ResetHistory: Sendable {
  /// Counts the resets.
  private(set) var count: UInt64 = 0
  /// Since which count a key has been kept by every reset.
  private var keptSince: [Key: UInt64] = [:]

  mutating func add(keeping kept: Set<Key>) {
    count += 1
    guard !kept.isEmpty || !keptSince.isEmpty else { return }
    var next: [Key: UInt64] = [:]
    for key in kept { next[key] = keptSince[key] ?? count - 1 }
    keptSince = next
  }

  /// Whether something taken at that count has survived all resets since.
  func keeps(_ key: Key, since taken: UInt64) -> Bool {
    taken == count || keptSince[key].map { taken >= $0 } ?? false
  }
}
