/// Decides what a core keeps as it goes from open to closing to closed.
extension ContainerCore {
  /// Whether nothing is being built or waits for its clean-up.
  var isIdle: Bool { builds.isEmpty && extras?.closing.isIdle != false }

  /// Records an instance that must be cleaned up when the container closes.
  mutating func keepForCleanup(_ instance: InstanceRecord, _ record: RegistrationRecord) {
    guard record.lifetime.isKept, let cleanup = record.cleanup else { return }
    extras.made.closing.add(PendingCleanup(instance: instance, cleanup: cleanup, site: record.site))
  }

  /// Records an instance that was handed to its waiting callers for clean-up, unless the hooks have
  /// run already.
  mutating func keepIfOpen(_ late: PendingCleanup) -> Bool {
    guard lifecycle == .open else { return false }
    extras.made.closing.add(late)
    return true
  }

  /// Begins to close the core, and returns the builds that must end first.
  ///
  /// - Parameter keepsFallback: whether the registrations stay for objects that outlive a test.
  /// - Returns: `nil` if another caller has already begun.
  mutating func beginClosing(keepsFallback: Bool) -> [Build]? {
    guard lifecycle == .open else { return nil }
    lifecycle = .closing
    // From now on nothing is built here, so this is when such objects may need it.
    if keepsFallback {
      extras.made.testState.fallback = .init(registrations: registrations.share())
    }
    for build in builds.all { supersede(build.key) }
    return extras.map { Array($0.closing.superseded.values) } ?? []
  }

  /// Ends closing: releases everything except the registrations kept for a test.
  mutating func endClosing(retired: inout Retired) {
    lifecycle = .closed
    changed(&retired)
    retired.add(remaining)
    retired.add(baseOf: registrations)
    retired.add(baseOf: instances)
    extras?.testState.resetResidents(
      keeping: [],
      andReady: false,
      in: registrations,
      retired: &retired
    )
    instances = EditableMap()
    registrations = EditableMap()
    extras?.testState.removeObjects(retired: &retired)
    freshness.removeOrigins(&retired)
  }
}
