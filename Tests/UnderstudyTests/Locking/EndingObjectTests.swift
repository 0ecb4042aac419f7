import Dispatch
import Testing
import Understudy

/// An object resolves in its `deinit`, and the library holds it last: that must never be under a lock.
@Suite(.timeLimit(.minutes(5))) struct `An object that resolves when it ends` {
  @Test(arguments: Release.allCases)
  func `never ends under a lock, whatever lets go of it`(release: Release) async throws {
    let house = Manor()
    let container = Container(label: "app")
    container.register(Hall.self) { Hall() }
    house.container.withLock { $0 = container }

    let hasEnded = await endsInTime { try await release.perform(in: container, house) }
    // Whoever is stuck has the lock: nothing more can be asked then.
    try #require(hasEnded, "\(release) has not come back: an object ended under the lock.")
    #expect(!house.answers.all.isEmpty, "\(release): no object has ended.")
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// Loses its last other holder while the firewall looks at what it was built from.
  @Test func `never ends under a lock where a firewall refuses a weak one`() async throws {
    let house = Manor()
    let outer = Container(
      label: "outer",
      rules: MockRules(missing: .throwsOnly, firewall: nil, severity: nil),
      sink: nil
    )
    outer.register(Hall.self) { Hall() }
    for number in 0..<400 {
      outer.register(Int.self, name: "\(number)") { number }
    }
    outer.register { Registration(Seat.self) { Seat() }.live() }
    outer.register(Ghost.self, lifetime: .weak) { resolver in
      for number in 0..<400 { _ = try resolver.resolve(Int.self, name: "\(number)") }
      _ = try resolver.resolve(Seat.self)
      return Ghost(in: house)
    }

    let hasEnded = await endsInTime {
      for _ in 0..<150 {
        let holder = Lock<Ghost?>(try outer.now(Ghost.self))
        let inner = outer.fork(
          sharing: .builtInstances,
          label: "inner",
          rules: MockRules(missing: .throwsOnly, firewall: .marked, severity: nil),
          sink: nil
        )
        inner.register(Hall.self) { Hall() }
        house.container.withLock { $0 = inner }
        let dropped = DispatchSemaphore(value: 0)
        let go = DispatchSemaphore(value: 0)
        startThread {
          go.wait()
          let last = holder.withLock { $0.take() }
          withExtendedLifetime(last) {}
          dropped.signal()
        }
        go.signal()
        for _ in 0..<4 { _ = try? inner.now(Ghost.self) }
        dropped.wait()
      }
    }
    try #require(hasEnded, "An object ended under the lock.")
    #expect(!house.answers.all.isEmpty)
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }
}

// MARK: - Fixtures

/// What lets go of the last reference to an object.
enum Release: CaseIterable, Sendable {
  case replacing, unregistering, resetting, resettingOne, resettingEverything, restoring, closing
  case forkEnding, sharingForkEnding, forkClosing, childClosing, scopeEnding, snapshotEnding
  case graphEnding, transient, weak, weakPurged, weakKept
  case replacedParent, registeredInstance, capturedByFactory
  case cleanedUp, keptBuild, configuredModules, pool, hook, observer
}

extension Release {
  fileprivate func perform(in container: Container, _ house: Manor) async throws {
    switch self {
    case .replacing, .unregistering, .resetting, .resettingOne, .resettingEverything, .restoring,
      .closing:
      try await dropBuilt(in: container, house)
    case .forkEnding, .sharingForkEnding, .forkClosing, .childClosing, .scopeEnding,
      .snapshotEnding:
      try await endOther(of: container, house)
    case .graphEnding, .transient, .weak, .weakPurged, .weakKept:
      try dropUnkept(in: container, house)
    case .replacedParent, .registeredInstance, .capturedByFactory:
      try dropRegistered(in: container, house)
    case .cleanedUp, .keptBuild, .configuredModules, .pool, .hook, .observer:
      try await dropRare(in: container, house)
    }
  }

  private func dropBuilt(in container: Container, _ house: Manor) async throws {
    let before = container.snapshot()
    container.register(Ghost.self) { Ghost(in: house) }
    _ = try container.now(Ghost.self)
    switch self {
    case .replacing: container.register(Ghost.self) { Ghost(in: nil) }
    case .unregistering: container.unregister(Key(Ghost.self))
    case .resetting: container.reset()
    case .resettingOne: container.reset(only: [Key(Ghost.self)])
    case .resettingEverything: container.reset(.everything, keeping: [Key(Hall.self)])
    case .restoring: try container.restore(before)
    default:
      house.container.withLock { $0 = container.fork() }
      await container.close()
    }
  }

  private func endOther(of container: Container, _ house: Manor) async throws {
    container.register(Ghost.self, lifetime: .scoped("show")) { Ghost(in: house) }
    switch self {
    case .forkEnding, .sharingForkEnding, .forkClosing:
      let isSharing = self == .sharingForkEnding
      let fork = container.fork(sharing: isSharing ? .builtInstances : .registrations)
      fork.register(Ghost.self) { Ghost(in: house) }
      _ = try fork.now(Ghost.self)
      if self == .forkClosing { await fork.close() }
    case .childClosing:
      let child = Container(label: "child", parent: container)
      child.register(Ghost.self) { Ghost(in: house) }
      _ = try child.now(Ghost.self)
      await child.close()
    case .scopeEnding:
      let scope = try container.openScope("show", id: 1)
      _ = try scope.now(Ghost.self)
      await scope.close()
    default:
      container.register(Ghost.self) { Ghost(in: house) }
      _ = try container.now(Ghost.self)
      let snapshot = container.snapshot()
      container.reset(.everything, keeping: [Key(Hall.self)])
      container.register(Seat.self) { Seat() }
      withExtendedLifetime(snapshot) {}
    }
  }

  private func dropUnkept(in container: Container, _ house: Manor) throws {
    switch self {
    case .graphEnding:
      container.register(Ghost.self, lifetime: .graph) { Ghost(in: house) }
      container.register(Seat.self, lifetime: .transient) {
        _ = try $0.resolve(Ghost.self)
        return Seat()
      }
      _ = try container.now(Seat.self)
    case .transient:
      container.register(Ghost.self, lifetime: .transient) { Ghost(in: house) }
      _ = try container.now(Ghost.self)
    default:
      container.register(Ghost.self, lifetime: .weak) { Ghost(in: house) }
      var ghost: Ghost? = try container.now(Ghost.self)
      if self == .weakKept {
        container.register(Seat.self) { Seat() }
        container.reset(.everything, keeping: [Key(Ghost.self), Key(Hall.self)])
      }
      withExtendedLifetime(ghost) {}
      ghost = nil
      container.removeDeadEntries()
      _ = try? container.now(Ghost.self)
    }
  }

  private func dropRegistered(in container: Container, _ house: Manor) throws {
    switch self {
    case .registeredInstance:
      container.register(Ghost.self, instance: Ghost(in: house))
      container.register(Ghost.self, instance: Ghost(in: nil))
    case .capturedByFactory:
      container.register(Seat.self, factory: Ghost.numbering(in: house))
      container.register(Seat.self) { Seat() }
    default:
      // A child looks for the key while its parent registers it again and again.
      let child = Container(parent: container)
      child.register(Int.self) { resolver in try resolver.resolve(Seat.self).number }
      house.container.withLock { $0 = child }
      child.register(Hall.self) { Hall() }
      onThreads(2) { thread in
        for _ in 0..<400 {
          if thread == 0 {
            let ghost = Ghost(in: house)
            container.register(Seat.self) { Seat(number: ghost.number) }
          } else {
            _ = try? child.now(Int.self)
            _ = child.fork(sharing: .builtInstances)
          }
        }
      }
    }
  }

  private func dropRare(in container: Container, _ house: Manor) async throws {
    switch self {
    case .cleanedUp:
      // Replaced, they wait for their hooks alone.
      for _ in 0..<3 {
        container.register { Registration(Ghost.self) { Ghost(in: house) }.onClose { _ in } }
        _ = try container.now(Ghost.self)
      }
      container.register(Ghost.self) { Ghost(in: nil) }
      await container.close()
    case .keptBuild:
      let (isRunning, mayReturn) = (Latch(), Latch())
      container.register(Office.self) {
        isRunning.open()
        mayReturn.wait()
        return Office(printing: Printing(mailer: SMTPMailer(host: "")))
      }
      container.register(Ghost.self, instance: Ghost(in: house))
      let office = thread { _ = try container.resolve(Office.self) }
      isRunning.wait()
      container.reset(.everything, keeping: [Key(Office.self), Key(Hall.self)])
      mayReturn.open()
      try await office.value
    case .configuredModules:
      _ = try await container.configure(
        ModuleSet {
          Module("haunted", importance: .optional) { _ in throw Curse(ghost: Ghost(in: house)) }
        }
      )
      container.reset(.everything, keeping: [Key(Hall.self)])
    case .pool:
      container.register {
        Registration(pooling: Ghost.self, maximum: 1) { _ in Ghost(in: house) }
      }
      _ = try container.now(Pool<Ghost>.self).borrowIfAvailable()
      house.container.withLock { $0 = container.fork() }
      await container.close()
    case .hook:
      container.register {
        Registration(Seat.self) { Seat() }
          .onBuild { [numbering = Ghost.numbering(in: house)] _, _ in _ = numbering() }
      }
      _ = try container.now(Seat.self)
      container.register(Seat.self) { Seat() }
    default:
      container.observe { [numbering = Ghost.numbering(in: house)] _ in _ = numbering() }.cancel()
    }
  }
}

private struct Curse: Error {
  let ghost: Ghost
}

private final class Manor: Sendable {
  /// What its ghosts ask when they end.
  let container = Lock<Container?>(nil)
  let answers = Recorder<String>()
}

private final class Ghost: Sendable {
  let house: Manor?
  let number = 13
  init(in house: Manor?) { self.house = house }

  /// Nothing but what it returns holds the ghost.
  static func numbering(in house: Manor) -> @Sendable () -> Seat {
    let ghost = Ghost(in: house)
    return { Seat(number: ghost.number) }
  }

  deinit {
    guard let house, let container = house.container.withLock({ $0 }) else { return }
    do throws(ContainerError) {
      house.answers.add(try container.resolve(Hall.self).name)
    } catch {
      house.answers.add("\(error.kind)")
    }
  }
}

/// Runs the body in a task of its own, and says whether it has ended in its time.
func endsInTime(
  _ limit: DispatchTimeInterval = .seconds(240),
  _ body: @escaping @Sendable () async throws -> Void
) async -> Bool {
  let promise = Promise<Bool>()
  Task.detached {
    do {
      try await body()
      promise.keep(.success(true))
    } catch {
      Issue.record(error)
      promise.keep(.success(true))
    }
  }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit) { promise.keep(.success(false)) }
  return (try? await promise.value) ?? false
}
