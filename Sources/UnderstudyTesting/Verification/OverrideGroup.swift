import Understudy

/// Registrations that stand together, because they were made at one line or in one batch: who takes
/// in a whole module need not use all of it.
struct OverrideGroup {
  /// The line of the first.
  let site: SourceSite
  /// What was not registered again in the same container.
  private(set) var keys: [Key] = []
  private(set) var isUsed = false

  private enum Tie: Hashable {
    case line(SourceSite)
    case batch(UInt64)
  }

  /// In the order of their first registrations.
  ///
  /// - Complexity: O(number of marks).
  static func all(among marks: [OverrideMark]) -> [OverrideGroup] {
    var groups: [OverrideGroup] = []
    var places: [Tie: Int] = [:]
    for mark in marks {
      let tie = mark.batch.map(Tie.batch) ?? .line(mark.site)
      let place = places[tie] ?? groups.count
      if place == groups.count {
        groups.append(OverrideGroup(site: mark.site))
        places[tie] = place
      }
      groups[place].add(mark)
    }
    return groups
  }

  private init(site: SourceSite) { self.site = site }

  private mutating func add(_ mark: OverrideMark) {
    isUsed = isUsed || mark.isUsed
    if !mark.isReplaced { keys.append(mark.key) }
  }
}
