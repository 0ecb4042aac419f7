extension ContainerCore {
  /// From open to closing; hands out the builds that have to end first.
  ///
  /// - Returns: `nil` if somebody else has begun already.
  mutating func beginClosing() -> [Build]? {
    guard lifecycle == .open else { return nil }
    lifecycle = .closing
    for key in builds.keys { supersede(key) }
    return Array(superseded.values)
  }

  /// The newest instance that waits for its clean-up; it is under way until the next is taken.
  mutating func takeConstructed() -> Constructed? {
    cleaning = constructed.popLast()
    return cleaning
  }

  /// From closing to closed: everything is let go.
  ///
  /// - Parameter keepsRemains: whether the registrations stay for objects that outlive a test.
  mutating func endClosing(keepsRemains: Bool, retired: inout Retired) {
    lifecycle = .closed
    changed()
    if keepsRemains { remains = Remains(registrations: registrations.share()) }
    retired.instances.append(instances.share())
    retired.registrations.append(registrations.share())
    retired.residentMaps.append(residents.share())
    resetResidents(keeping: [], retired: &retired)
    instances = EditableMap()
    registrations = EditableMap()
    residents = EditableMap()
    // They hold what the origin had built.
    retired.origins += unjudged
    if let ancestry { retired.origins.append(ancestry) }
    (ancestry, unjudged) = (nil, [])
  }
}
