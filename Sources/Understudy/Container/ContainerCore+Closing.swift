extension ContainerCore {
  /// From open to closing; hands out the builds that have to end first.
  ///
  /// - Returns: `nil` if somebody else has begun already.
  mutating func beginClosing() -> [Build]? {
    guard lifecycle == .open else { return nil }
    lifecycle = .closing
    let running = Array(builds.values)
    builds = [:]
    return running
  }

  /// The newest instance that waits for its clean-up.
  mutating func takeConstructed() -> Constructed? { constructed.popLast() }

  /// From closing to closed: everything is let go.
  mutating func endClosing(retired: inout Retired) {
    lifecycle = .closed
    changed()
    retired.instances.append(instances)
    retired.registrations.append(registrations)
    retired.residentMaps.append(residents)
    resetResidents(keeping: [], retired: &retired)
    instances = PersistentMap()
    registrations = PersistentMap()
    residents = PersistentMap()
  }
}
