/// What is left of a test's container after it was closed.
///
/// A property getter cannot throw. An object that outlives its test and reads a property for the
/// first time would bring down the process, and with it every test that has not run yet. It gets an
/// instance made for this one read, from a stand-in with the same registrations.
final class Remains: Sendable {
  private let registrations: PersistentMap<RegistrationRecord>
  private let standIn = Lock<Container?>(nil)

  init(registrations: PersistentMap<RegistrationRecord>) {
    self.registrations = registrations
  }

  /// The stand-in of a closed container; the same for all who ask.
  ///
  /// It lives as long as this: what it makes may hold it weakly, and read later.
  func standIn(for container: Container) -> Container {
    if let made = standIn.withLock({ $0 }) { return made }
    var core = ContainerCore(parent: container.parent?.standIn)
    core.registrations = EditableMap(registrations)
    if let scope = container.withCore({ $0.scope }) { core.scope = scope }
    core.isStandIn = true
    let made = Container(
      label: container.label,
      core: core,
      rules: (container.rules ?? MockRules(missing: .throwsOnly)).guardingLive,
      sink: container.sink
    )
    return standIn.withLock { standIn in
      if let standIn { return standIn }
      standIn = made
      return made
    }
  }
}

extension Container {
  /// Where an object that outlived its test gets what it never read before.
  fileprivate var standIn: Container? {
    guard isOpen else { return withCore { $0.remains }?.standIn(for: self) }
    // A test's may be closed any moment.
    guard sink != nil else { return fork() }
    return Remains(registrations: withCore { $0.registrations.share() }).standIn(for: self)
  }

  /// Whether it is closed because its test is over: who asks has outlived that test.
  var isPastItsTest: Bool { sink?.isOver == true && !isOpen }

  /// Resolves for an object that has outlived its test, and keeps nothing of it.
  ///
  /// - Returns: `nil` where the test is not over, or where what is asked for is live.
  func afterlife<Value>(_ resolve: (Container) throws(ContainerError) -> Value) -> Value? {
    guard isPastItsTest, let standIn else { return nil }
    defer { standIn.letGo() }
    return try? resolve(standIn)
  }

  /// Drops what was built here and above. It was built for nobody who could close it, so its hooks
  /// never run, and that is not worth a word beside the issue of who asked.
  private func letGo() {
    for container in lineage {
      container.reset()
      let constructed = container.withCore { core in
        defer { core.rare?.constructed = [] }
        return core.constructed
      }
      withExtendedLifetime(constructed) {}  // released here, outside the lock
    }
  }
}
