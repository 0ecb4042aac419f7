import Understudy

/// Registrations made by one call, which are verified together: a test that registers a whole
/// module need not use all of it, nor a double under both of its types.
///
/// Registrations on one line do not form a group: in the arguments of a macro, such as a trait's
/// closure, every line is that of the macro.
struct OverrideGroup {
  /// The line of the call, or of the first registration in a batch.
  let site: SourceSite
  /// The keys that were not registered again in the same container.
  private(set) var keys: [Key] = []
  private(set) var isUsed = false

  /// Returns the groups, in the order of their first registrations.
  ///
  /// - Complexity: O(number of marks).
  static func all(among marks: [RegistrationUsage]) -> [OverrideGroup] {
    var groups: [OverrideGroup] = []
    var places: [UInt64: Int] = [:]
    for mark in marks {
      let place = mark.batch.flatMap { places[$0] } ?? groups.count
      if place == groups.count { groups.append(OverrideGroup(site: mark.site)) }
      if let batch = mark.batch { places[batch] = place }
      groups[place].add(mark)
    }
    return groups
  }

  private init(site: SourceSite) { self.site = site }

  private mutating func add(_ mark: RegistrationUsage) {
    isUsed = isUsed || mark.isUsed
    if !mark.isReplaced { keys.append(mark.key) }
  }
}
