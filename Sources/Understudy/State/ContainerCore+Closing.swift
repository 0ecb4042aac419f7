/// Decides what a core keeps as it goes from open to closing to closed.
extension ContainerCore {
  /// Whether nothing is being built or waits for its clean-up.
  var isIdle: Bool { builds.isEmpty && superseded.isEmpty && constructed.isEmpty }

  /// Begins to close the core, and returns the builds that must end first.
  ///
  /// - Parameter keepsRemains: whether the registrations stay for objects that outlive a test.
  /// - Returns: `nil` if another caller has already begun.
  mutating func beginClosing(keepsRemains: Bool) -> [Build]? {
    guard lifecycle == .open else { return nil }
    lifecycle = .closing
    // From now on nothing is built here, so this is when such objects may need it.
    if keepsRemains { remains = ClosedContainerFallback(registrations: registrations.share()) }
    for build in builds.all { supersede(build.key) }
    return Array(superseded.values)
  }

  /// The newest instance that waits for its clean-up; it counts as under way until the next is
  /// taken.
  mutating func takeConstructed(retired: inout Retired) -> Constructed? {
    guard let rare else { return nil }
    if let cleaned = rare.cleaning { retired.add(other: cleaned) }
    rare.cleaning = rare.constructed.popLast()
    return rare.cleaning
  }

  /// Ends closing: releases everything except the registrations kept for a test.
  mutating func endClosing(retired: inout Retired) {
    lifecycle = .closed
    changed(&retired)
    retired.add(snapshot())
    retired.add(baseOf: registrations)
    retired.add(baseOf: instances)
    resetResidents(keeping: [], andReady: false, retired: &retired)
    instances = EditableMap()
    registrations = EditableMap()
    rare?.residents = EditableMap()
    if let substitutes = rare?.substitutes.values, !substitutes.isEmpty {
      for substitute in substitutes { retired.add(substitute) }
      rare?.substitutes = [:]
    }
    freshness.removeOrigins(&retired)
  }
}
