/// Which keys the resets so far have kept, for wrappers whose instance no container holds.
///
/// Resets of ancestors count for inherited keys.
struct ResetHistory: Sendable {
  enum Reset {
    /// A reset of everything except some keys.
    case whole(keeping: Set<Key>)
    /// A reset of some keys alone.
    case only([Key])
  }

  /// The resets of one container, or of all its ancestors.
  private struct Log {
    /// The count after the last reset of everything.
    var lastWhole: UInt64 = 0
    /// The count since which every reset of everything has kept a key.
    var keptSince: [Key: UInt64] = [:]
    /// The count after the last reset of a single key.
    var resetAlone: [Key: UInt64] = [:]

    mutating func add(_ reset: Reset, as count: UInt64) {
      switch reset {
      case .only(let keys):
        for key in keys { resetAlone[key] = count }
      case .whole(let kept):
        defer { lastWhole = count }
        // The reset of everything supersedes all others.
        if !resetAlone.isEmpty { resetAlone = resetAlone.filter { kept.contains($0.key) } }
        guard !kept.isEmpty || !keptSince.isEmpty else { return }
        var next: [Key: UInt64] = [:]
        for key in kept { next[key] = keptSince[key] ?? lastWhole }
        keptSince = next
      }
    }

    func keeps(_ key: Key, since taken: UInt64) -> Bool {
      if let alone = resetAlone[key], taken < alone { return false }
      return taken >= lastWhole || keptSince[key].map { taken >= $0 } ?? false
    }
  }

  /// The number of resets of both kinds, including those of ancestors.
  private(set) var count: UInt64 = 0
  private var own = Log()
  private var above = Log()

  mutating func add(_ reset: Reset) {
    count += 1
    own.add(reset, as: count)
  }

  mutating func follow(_ reset: Reset) {
    count += 1
    above.add(reset, as: count)
  }

  /// Whether something taken at that count has survived all resets since.
  ///
  /// - Parameter isInherited: whether an ancestor registers the key.
  func keeps(_ key: Key, since taken: UInt64, isInherited: Bool = false) -> Bool {
    if taken == count { return true }
    return own.keeps(key, since: taken) && (!isInherited || above.keeps(key, since: taken))
  }
}
