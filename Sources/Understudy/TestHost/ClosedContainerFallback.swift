/// The registrations that a test's container leaves after it was closed.
///
/// A property getter cannot throw. An object that outlives its test and reads a property for the
/// first time would end the process, and with it every test that has not run yet. Instead it gets
/// an instance made for this one read, by a stand-in container with the same registrations.
final class ClosedContainerFallback: Sendable {
  private let registrations: PersistentMap<RegistrationRecord>
  private let standIn = Lock<Container?>(nil)

  init(registrations: PersistentMap<RegistrationRecord>) {
    self.registrations = registrations
  }

  func has(_ key: Key) -> Bool { registrations.contains(key) }

  /// Returns the stand-in for a closed container; every call returns the same.
  ///
  /// It lives as long as this object: what it makes may hold it weakly, and read later.
  func standIn(for container: Container) -> Container {
    if let made = standIn.withLock({ $0 }) { return made }
    var core = ContainerCore(parent: container.parent?.standIn)
    core.registrations = EditableMap(registrations)
    let (scope, isAnnounced) = container.withCore { ($0.extras?.scope, $0.isAnnounced) }
    if let scope { core.extras.made.scope = scope }
    core.isAnnounced = isAnnounced
    core.isStandIn = true
    let made = Container(
      label: container.label,
      core: core,
      test: .make(
        rules: (container.rules ?? MockRules(missing: .throwsOnly)).guardingLive,
        host: container.host
      )
    )
    return standIn.withLock { standIn in
      if let standIn { return standIn }
      standIn = made
      return made
    }
  }
}

extension Container {
  /// The container that answers first reads of an object that has outlived its test.
  var standIn: Container? {
    guard isOpen else { return withCore { $0.extras?.testState.fallback }?.standIn(for: self) }
    // A test's container may be closed at any moment.
    guard host != nil else { return fork() }
    return ClosedContainerFallback(registrations: withCore { $0.registrations.share() }).standIn(
      for: self
    )
  }

  /// Whether it is closed because its test is over: code that resolves from it has outlived that
  /// test.
  var isPastItsTest: Bool { host?.isOver == true && !isOpen }
}
