/// Which keys the resets so far have kept, for wrappers that hold what no container holds.
///
/// A reset is *whole*, and keeps some keys, or it is of some keys alone.
struct ResetHistory: Sendable {
  /// Counts the resets of both kinds.
  private(set) var count: UInt64 = 0
  /// The count after the last whole one.
  private var lastWhole: UInt64 = 0
  /// Since which count a key has been kept by every whole reset.
  private var keptSince: [Key: UInt64] = [:]
  /// The count after the last reset of a key alone.
  private var resetAlone: [Key: UInt64] = [:]

  mutating func add(keeping kept: Set<Key>) {
    count += 1
    defer { lastWhole = count }
    guard !kept.isEmpty || !keptSince.isEmpty else { return }
    var next: [Key: UInt64] = [:]
    for key in kept { next[key] = keptSince[key] ?? lastWhole }
    keptSince = next
  }

  mutating func add(only keys: [Key]) {
    guard !keys.isEmpty else { return }
    count += 1
    for key in keys { resetAlone[key] = count }
  }

  /// Whether something taken at that count has survived all resets since.
  func keeps(_ key: Key, since taken: UInt64) -> Bool {
    if taken == count { return true }
    if let alone = resetAlone[key], taken < alone { return false }
    return taken >= lastWhole || keptSince[key].map { taken >= $0 } ?? false
  }
}
