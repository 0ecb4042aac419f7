extension ContainerCore {
  /// From open to closing; hands out the builds that have to end first.
  ///
  /// - Parameter keepsRemains: whether the registrations stay for objects that outlive a test.
  /// - Returns: `nil` if somebody else has begun already.
  mutating func beginClosing(keepsRemains: Bool) -> [Build]? {
    guard lifecycle == .open else { return nil }
    lifecycle = .closing
    // From now on nothing is built here, so this is when they may need it.
    if keepsRemains { remains = Remains(registrations: registrations.share()) }
    for key in builds.keys { supersede(key) }
    return Array(superseded.values)
  }

  /// The newest instance that waits for its clean-up; it is under way until the next is taken.
  mutating func takeConstructed() -> Constructed? {
    cleaning = constructed.popLast()
    return cleaning
  }

  /// From closing to closed: everything is let go but the remains.
  mutating func endClosing(retired: inout Retired) {
    lifecycle = .closed
    changed(&retired)
    retired.instances.append(instances.share())
    retired.registrations.append(registrations.share())
    retired.residentMaps.append(residents.share())
    resetResidents(keeping: [], andReady: false, retired: &retired)
    instances = EditableMap()
    registrations = EditableMap()
    residents = EditableMap()
    // They hold what the origin had built.
    retired.origins += unjudged
    if let ancestry { retired.origins.append(ancestry) }
    (ancestry, unjudged) = (nil, [])
  }
}
